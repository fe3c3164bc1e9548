import { clsx } from "clsx";
import { Icon, type IconName } from "@/components/ui/icon";
import type { ContentPage } from "@/lib/content/pages/schema";
import { longDate } from "@/lib/core/form/date-input";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";

/** The sign of a page by its id in the content service; others have that of a text. */
const signs: Readonly<Record<string, IconName>> = {
  about: "home",
  age_restrictions: "id",
  betting_rules: "ball",
  bonus_terms: "gift",
  casino_rules: "casino",
  complaints: "flag",
  payment_methods: "wallet",
  responsible_gambling: "heart",
  support: "mail",
};

interface PageHeadProps {
  t: Translator<"site.content">;
  locale: Locale;
  page: Pick<ContentPage, "id" | "title" | "description" | "updatedOn">;
  /** The language of our own words within a page in another one. */
  ownTag: string | undefined;
}

/** What a page of text is about, since when it reads so, and its sign. */
export function PageHead({ t, locale, page, ownTag }: PageHeadProps) {
  const { id, title, description, updatedOn } = page;
  const { tag } = resolveLocale(locale);
  const [before, after] = t("updated", { day: "\n" }).split("\n");
  return (
    <header className="flex items-center justify-between gap-x-10 border-line border-b pb-6 lg:col-span-full lg:pb-8">
      <div className="min-w-0">
        <h1 className="text-2xl tracking-tighter">{title}</h1>
        {description ? <p className="mt-2.5 max-w-172 text-pretty text-lg/base text-muted">{description}</p> : null}
        {updatedOn ? (
          <p className="mt-2.5 text-muted text-sm" lang={ownTag}>
            {before}
            <time dateTime={updatedOn}>{longDate(updatedOn, tag)}</time>
            {after}
          </p>
        ) : null}
      </div>
      <PageSign name={signs[id] ?? "book"} />
    </header>
  );
}

/** Plain art: the sign large, in rings that fade. */
function PageSign({ name }: { name: IconName }) {
  const ring = "grid place-items-center rounded-full";
  return (
    <div
      aria-hidden="true"
      className={clsx(ring, "hidden flex-none bg-surface p-4.5 shadow-edge md:grid print:hidden")}
    >
      <div className={clsx(ring, "bg-raised p-4.5")}>
        <div className={clsx(ring, "bg-accent-soft p-5 text-accent")}>
          <Icon name={name} size="size-12" />
        </div>
      </div>
    </div>
  );
}
