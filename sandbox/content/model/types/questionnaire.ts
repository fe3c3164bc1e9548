import { document, field, localised, required } from "../schema";
import { slugPattern } from "../values";

const optionFields = [
  required(
    field("key", "string", { validation: (rule) => rule.regex(slugPattern), description: "The platform's id." }),
  ),
  required(field("order", "number", { validation: (rule) => rule.integer().min(0) })),
  required(localised("label")),
];

/** Options of the questionnaire on a player's money. */
export const occupation = document("occupation", "Occupation", optionFields);
export const sourceOfFunds = document("sourceOfFunds", "Source of funds", optionFields);
