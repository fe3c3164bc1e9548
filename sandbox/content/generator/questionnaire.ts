import { type ContentDocument, makeDocument } from "./document";
import { localise, type Words, words } from "./words";

/** The lists of the questionnaire on a player's money, by the ids that the platform knows. "other" takes a text of the player's own. */
const occupations: Readonly<Record<string, Words>> = {
  employed: words(({ questionnaire }) => questionnaire.occupations.employed),
  "self-employed": words(({ questionnaire }) => questionnaire.occupations["self-employed"]),
  student: words(({ questionnaire }) => questionnaire.occupations.student),
  retired: words(({ questionnaire }) => questionnaire.occupations.retired),
  unemployed: words(({ questionnaire }) => questionnaire.occupations.unemployed),
  other: words(({ questionnaire }) => questionnaire.occupations.other),
};

const sourcesOfFunds: Readonly<Record<string, Words>> = {
  salary: words(({ questionnaire }) => questionnaire.sourcesOfFunds.salary),
  pension: words(({ questionnaire }) => questionnaire.sourcesOfFunds.pension),
  business: words(({ questionnaire }) => questionnaire.sourcesOfFunds.business),
  savings: words(({ questionnaire }) => questionnaire.sourcesOfFunds.savings),
  inheritance: words(({ questionnaire }) => questionnaire.sourcesOfFunds.inheritance),
  other: words(({ questionnaire }) => questionnaire.sourcesOfFunds.other),
};

export function makeQuestionnaireDocuments(): ContentDocument[] {
  const make = (type: string, options: Readonly<Record<string, Words>>) =>
    Object.entries(options).map(([key, label], order) =>
      makeDocument(type, `${type}-${key}`, { key, order, label: localise(label) }),
    );
  return [...make("occupation", occupations), ...make("sourceOfFunds", sourcesOfFunds)];
}
