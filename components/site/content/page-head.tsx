import type { ContentPage } from "@/lib/content/pages/schema";
import { longDate } from "@/lib/core/form/date-input";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { HeadPanel } from "./head-panel";

interface PageHeadProps {
  t: Translator<"site.content">;
  locale: Locale;
  page: Pick<ContentPage, "id" | "title" | "description" | "updatedOn">;
  /** The language of our own words within a page in another one. */
  ownTag: string | undefined;
}

/** What a page of text is about, since when it reads so, and its drawing. */
export function PageHead({ t, locale, page, ownTag }: PageHeadProps) {
  const { id, title, description, updatedOn } = page;
  const { tag } = resolveLocale(locale);
  const [before, after] = t("updated", { day: "\n" }).split("\n");
  return (
    <HeadPanel scene={id} title={title} intro={description}>
      {updatedOn ? (
        <p className="mt-2.5 text-muted text-sm" lang={ownTag}>
          {before}
          <time dateTime={updatedOn}>{longDate(updatedOn, tag)}</time>
          {after}
        </p>
      ) : null}
    </HeadPanel>
  );
}
