import { localise, type Translations, translations } from "../../showcase/translations";
import { type ContentDocument, makeDocument } from "./document";

/** The lists of the questionnaire on a player's money, by the ids that the platform knows. "other" takes a text of the player's own. */
const occupations: Readonly<Record<string, Translations>> = {
  employed: translations(({ questionnaire }) => questionnaire.occupations.employed),
  "self-employed": translations(({ questionnaire }) => questionnaire.occupations["self-employed"]),
  student: translations(({ questionnaire }) => questionnaire.occupations.student),
  retired: translations(({ questionnaire }) => questionnaire.occupations.retired),
  unemployed: translations(({ questionnaire }) => questionnaire.occupations.unemployed),
  other: translations(({ questionnaire }) => questionnaire.occupations.other),
};

const sourcesOfFunds: Readonly<Record<string, Translations>> = {
  salary: translations(({ questionnaire }) => questionnaire.sourcesOfFunds.salary),
  pension: translations(({ questionnaire }) => questionnaire.sourcesOfFunds.pension),
  business: translations(({ questionnaire }) => questionnaire.sourcesOfFunds.business),
  savings: translations(({ questionnaire }) => questionnaire.sourcesOfFunds.savings),
  inheritance: translations(({ questionnaire }) => questionnaire.sourcesOfFunds.inheritance),
  other: translations(({ questionnaire }) => questionnaire.sourcesOfFunds.other),
};

export function makeQuestionnaireDocuments(): ContentDocument[] {
  const make = (type: string, options: Readonly<Record<string, Translations>>) =>
    Object.entries(options).map(([key, label], order) =>
      makeDocument(type, `${type}-${key}`, { key, order, label: localise(label) }),
    );
  return [...make("occupation", occupations), ...make("sourceOfFunds", sourcesOfFunds)];
}
