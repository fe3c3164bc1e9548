import { nothing } from "@/lib/core/http/http";
import { endpoint } from "@/lib/session/platform/endpoint";
import { EarlierAnswer, EddAnswer, Occupations, SalaryRanges, SourcesOfFunds } from "./answer";

export const salaryRanges = endpoint({ method: "get", path: "player/salary-range", response: SalaryRanges });

export const occupations = endpoint({ method: "get", path: "player/occupations", response: Occupations });

export const sourcesOfFunds = endpoint({
  method: "get",
  path: "player/source-of-funds", // assumed
  response: SourcesOfFunds,
});

export const eddAnswer = endpoint({
  method: "get",
  path: "player/edd-answer", // assumed
  response: EarlierAnswer,
});

/** The answer of a player who is asked by the flag of the profile. */
export const sendEddAnswer = endpoint({
  method: "post",
  path: "player/edd-answer", // assumed
  body: EddAnswer,
  response: nothing,
});

/** The same answer to the reminder of the kind "answer questionnaire": how the two differ is not specified. */
export const answerQuestionnaire = endpoint({
  method: "post",
  path: "player/questionnaire/answer", // assumed
  body: EddAnswer,
  response: nothing,
});
