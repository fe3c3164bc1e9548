import "server-only";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { glossaryQuery } from "./groq";
import { GlossaryTerm } from "./schema";

/** Every term, in the order of the locale's alphabet. @throws ContentUnavailable */
export async function getGlossary(locale: Locale): Promise<GlossaryTerm[]> {
  const terms = await fetchContent(glossaryQuery, languageParams(locale), tolerantList(GlossaryTerm), [
    contentTags.glossary,
  ]);
  const { compare } = new Intl.Collator(resolveLocale(locale).tag);
  return terms.toSorted((one, other) => compare(one.term, other.term));
}
