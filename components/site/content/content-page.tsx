import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { RelatedPage } from "@/lib/content/pages/related";
import type { ContentPage as Content } from "@/lib/content/pages/schema";
import { outlineOf, partsOf } from "@/lib/content/text-blocks";
import { contentTag, isOwnLanguage, type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { PageHead } from "./page-head";
import { PortableText } from "./portable-text";
import { RelatedPages } from "./related-pages";
import { textLink } from "./text-styles";

/** Below this a page is short enough to be seen at a glance. */
const fewestForOutline = 3;

/** The contact page needs no link to itself. */
const helpPage = "support";

interface ContentPageProps {
  locale: Locale;
  page: Content;
  /** Where its editors send a reader next. */
  related?: readonly RelatedPage[];
  /** The content above the page's text. */
  children?: ReactNode;
}

/** Without a column beside it, the text is centred. */
const pageLook = "grid content-start gap-6 pb-18 lg:gap-y-9 lg:pt-12 print:block print:text-black";
const outlinedLook = clsx(
  "max-w-article lg:grid-cols-[minmax(0,43rem)_minmax(180px,1fr)]",
  "lg:gap-x-[clamp(40px,8vw,120px)]",
);
/** Chips in a row on phones, a column that stays beside the text on wide screens. */
const navigationLook = clsx(
  "text-sm lg:sticky lg:top-[calc(var(--header)+24px)] lg:[grid-area:2/2] lg:self-start lg:border-l lg:border-line",
  "lg:pl-5 print:hidden",
);
const entryLook = clsx(
  "inline-flex min-h-9 items-center rounded-sm bg-raised px-3 py-1 text-muted transition-colors hover:text-text",
  "max-lg:pointer-coarse:min-h-11 lg:min-h-8 lg:bg-transparent lg:px-0",
);
const helpLook = "content-help mt-10 rounded-lg bg-raised px-5 py-4.5 text-base/[1.6] print:hidden";

/** A text to read: title, what it is about, a table of contents when it is long, and contacts. */
export async function ContentPage({ locale, page, related = [], children }: ContentPageProps) {
  const t = await getTranslations(locale, "site.content");
  const parts = partsOf(page.body);
  const outline = outlineOf(parts);
  const hasOutline = outline.length >= fewestForOutline;
  const { tag } = resolveLocale(locale);
  const textTag = isOwnLanguage(locale, page.language) ? undefined : contentTag(page.language);
  const ownTag = textTag && tag;
  return (
    <main
      id="main"
      className={clsx("page", pageLook, hasOutline ? outlinedLook : "max-w-[calc(43rem+2*var(--gutter))]")}
      lang={textTag}
    >
      <PageHead t={t} locale={locale} page={page} ownTag={ownTag} />
      {hasOutline ? (
        <nav className={navigationLook} lang={ownTag} aria-label={t("outline")}>
          <b className="mb-2 block font-650">{t("outline")}</b>
          <ol className="flex flex-wrap gap-2 lg:flex-col lg:gap-0.5" lang={textTag}>
            {outline.map(({ id, title }) => (
              <li key={id}>
                <a className={entryLook} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <article className="max-w-172 text-prose/[1.6]">
        {children}
        <PortableText locale={locale} parts={parts} />
        {page.id === helpPage ? null : (
          <p className={helpLook} lang={ownTag}>
            {t("unclear")}{" "}
            <a className={textLink} href={paths.help(locale)}>
              {t("help")}
            </a>
          </p>
        )}
        <div lang={ownTag}>
          <RelatedPages t={t} pages={related} />
        </div>
      </article>
    </main>
  );
}
