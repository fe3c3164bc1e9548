import type { ReactNode } from "react";
import type { ContentPage as Content } from "@/lib/content/pages/schema";
import { outlineOf, partsOf } from "@/lib/content/parts";
import { contentTag, isOwnLanguage, type Locale, resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { PortableText } from "./portable-text";

/** Below this a page is short enough to be seen at a glance. */
const fewestForOutline = 3;

/** The page that says how to reach us needs no link to itself. */
const helpPage = "support";

interface ContentPageProps {
  locale: Locale;
  page: Content;
  /** What the page shows above its text. */
  children?: ReactNode;
}

/** A text to read: title, what it is about, a table of contents where it is long, and whom to ask. */
export async function ContentPage({ locale, page, children }: ContentPageProps) {
  const t = await getTranslations(locale, "site");
  const parts = partsOf(page.body);
  const outline = outlineOf(parts);
  const { tag } = resolveLocale(locale);
  const textTag = isOwnLanguage(locale, page.language) ? undefined : contentTag(page.language);
  const ownTag = textTag && tag;
  return (
    <main id="main" className="page content-page" lang={textTag}>
      <header>
        <h1>{page.title}</h1>
        {page.description ? <p>{page.description}</p> : null}
      </header>
      {outline.length >= fewestForOutline ? (
        <nav lang={ownTag} aria-label={t("content.outline")}>
          <b>{t("content.outline")}</b>
          <ol lang={textTag}>
            {outline.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      ) : null}
      <article>
        {children}
        <PortableText locale={locale} parts={parts} />
        {page.id === helpPage ? null : (
          <p className="content-help" lang={ownTag}>
            {t("content.unclear")} <a href={paths.help(locale)}>{t("content.help")}</a>
          </p>
        )}
      </article>
    </main>
  );
}
