import type { GlossaryTerm } from "@/lib/content/glossary/schema";
import { contentTag, isOwnLanguage, type Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { termAnchor } from "@/lib/routing/glossary-terms";
import { HeadPanel } from "./head-panel";

interface GlossaryPageProps {
  locale: Locale;
  terms: readonly GlossaryTerm[];
}

/** Every term with its meaning; the one that a link names is marked. */
export async function GlossaryPage({ locale, terms }: GlossaryPageProps) {
  const t = await getTranslations(locale, "site.glossary");
  return (
    <main
      id="main"
      className="page grid max-w-[calc(43rem+2*var(--gutter))] content-start gap-6 pb-18 lg:gap-y-9 lg:pt-12"
    >
      <HeadPanel scene="glossary" title={t("title")} intro={t("intro")} />
      <dl className="grid gap-5 text-prose/[1.6]">
        {terms.map(({ slug, language, term, meaning }) => (
          <div
            key={slug}
            id={termAnchor(slug)}
            className="scroll-mt-24 border-transparent border-l-3 pl-4 target:border-accent print:break-inside-avoid"
            lang={isOwnLanguage(locale, language) ? undefined : contentTag(language)}
          >
            <dt className="font-650 text-lg/base">{term}</dt>
            <dd className="text-pretty text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
    </main>
  );
}
