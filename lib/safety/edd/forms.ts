import * as z from "zod/mini";
import { type EddAnswer, isOther, type Option, type SalaryRange } from "./answer";

/** No range is chosen. */
export const noRange = "-1";

/** The longest text of a player's own. */
const textLength = 200;

/** What is chosen and typed, before anything is. */
export const noSelections = {
  occupation: "",
  otherOccupation: "",
  salaryRange: noRange,
  sourceOfFunds: "",
  otherSourceOfFunds: "",
  placeOfBirth: "",
  nationality: "",
};
export type Selections = typeof noSelections;

export interface Lists {
  occupations: readonly Option[];
  salaryRanges: readonly SalaryRange[];
  sourcesOfFunds: readonly Option[];
}

const text = z.string().check(z.maxLength(textLength, { error: "tooLong" }));
const oneOf = (options: readonly Option[]) =>
  z.string().check(z.refine((id) => options.some((option) => option.id === id), { error: "required" }));

/** Is "other" chosen, and nothing typed for it? */
const lacksText = (chosen: string, own: string) => isOther(chosen) && own.trim() === "";

/**
 * The selections in, the answer out. Complete are an occupation, a range above 0 and a source of funds, each with a text of its own
 * where it is "other". Place of birth and nationality may be left out.
 */
export const selectionsSchema = ({ occupations, salaryRanges, sourcesOfFunds }: Lists) =>
  z.pipe(
    z
      .object({
        occupation: oneOf(occupations),
        otherOccupation: text,
        salaryRange: z.string().check(
          z.refine((chosen) => Number(chosen) > 0 && salaryRanges.some(({ id }) => String(id) === chosen), {
            error: "required",
          }),
        ),
        sourceOfFunds: oneOf(sourcesOfFunds),
        otherSourceOfFunds: text,
        placeOfBirth: text,
        nationality: text,
      })
      .check(
        z.refine(({ occupation, otherOccupation }) => !lacksText(occupation, otherOccupation), {
          error: "required",
          path: ["otherOccupation"],
        }),
        z.refine(({ sourceOfFunds, otherSourceOfFunds }) => !lacksText(sourceOfFunds, otherSourceOfFunds), {
          error: "required",
          path: ["otherSourceOfFunds"],
        }),
      ),
    z.transform(answerOf),
  );

function answerOf(selections: Selections): EddAnswer {
  const { occupation, otherOccupation, salaryRange, sourceOfFunds, otherSourceOfFunds } = selections;
  const [placeOfBirth, nationality] = [selections.placeOfBirth.trim(), selections.nationality.trim()];
  return {
    occupation: isOther(occupation) ? otherOccupation.trim() : occupation,
    salaryRangeId: Number(salaryRange),
    sourceOfFunds: isOther(sourceOfFunds) ? otherSourceOfFunds.trim() : sourceOfFunds,
    ...(placeOfBirth && { placeOfBirth }),
    ...(nationality && { nationality }),
  };
}
