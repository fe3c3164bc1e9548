import "server-only";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Locale } from "@/lib/market/locale";
import { occupationsQuery, sourcesOfFundsQuery } from "./groq";
import { Options } from "./schema";

/** The labels of the questionnaire on a player's money, by the ids of the platform. @throws ContentUnavailable */
export async function getQuestionnaireLabels(
  locale: Locale,
): Promise<{ occupations: Options; sourcesOfFunds: Options }> {
  const [occupations, sourcesOfFunds] = await Promise.all(
    [occupationsQuery, sourcesOfFundsQuery].map((query) =>
      fetchContent(query, languageParams(locale), Options, [contentTags.questionnaire]),
    ),
  );
  return { occupations: occupations ?? [], sourcesOfFunds: sourcesOfFunds ?? [] };
}
