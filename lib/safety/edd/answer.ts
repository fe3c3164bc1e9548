import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies, type Money, money } from "@/lib/core/money";

/** Does the id stand for a text of the player's own? The specification writes it with a capital. */
export const isOther = (id: string): boolean => id.toLowerCase() === "other";

const Option = z.object({ id: z.string().check(z.minLength(1)), label: z.string() });
/** What there is to choose from, by the ids of the platform; `label` is its own word for it. */
export type Option = z.infer<typeof Option>;

const Options = z.array(Option).check(z.minLength(1));

export const Occupations = z.pipe(
  z.object({ occupations: Options }),
  z.transform(({ occupations }) => occupations),
);
export const SourcesOfFunds = z.pipe(
  z.object({ sourcesOfFunds: Options }),
  z.transform(({ sourcesOfFunds }) => sourcesOfFunds),
);

/** A yearly income; `to` null: without an upper bound. */
export interface SalaryRange {
  id: number;
  from: Money;
  to: Money | null;
}

/** The bounds and the currency are assumed: the specification names the ids only, which are above 0. */
export const SalaryRanges = z.pipe(
  z.object({
    salaryRanges: z
      .array(
        z.object({
          id: z.int().check(z.positive()),
          currency: z.enum(currencies),
          from: Amount.check(z.nonnegative()),
          to: z.nullable(Amount.check(z.nonnegative())),
        }),
      )
      .check(z.minLength(1)),
  }),
  z.transform(({ salaryRanges }) =>
    salaryRanges.map(
      ({ id, currency, from, to }): SalaryRange => ({
        id,
        from: money(from, currency),
        to: to === null ? null : money(to, currency),
      }),
    ),
  ),
);

const optionalText = z.optional(z.string());

/** What is sent. What is optional and was not given is left out. */
export const EddAnswer = z.object({
  occupation: z.string(),
  salaryRangeId: z.int(),
  sourceOfFunds: z.string(),
  placeOfBirth: optionalText,
  nationality: optionalText,
});
export type EddAnswer = z.infer<typeof EddAnswer>;

const keptText = z.pipe(
  z.nullish(z.string()),
  z.transform((text) => text ?? ""),
);

/** The two fields that an earlier answer fills in; the others are chosen anew. Null: nothing was answered yet. */
export const EarlierAnswer = z.pipe(
  z.object({ answer: z.nullable(z.object({ placeOfBirth: keptText, nationality: keptText })) }),
  z.transform(({ answer }) => answer),
);
export type EarlierAnswer = z.infer<typeof EarlierAnswer>;

/** The words of content by the ids of the platform; a list or a word may be missing. */
export const Labels = z.object({ occupations: z.array(Option), sourcesOfFunds: z.array(Option) });
export type Labels = z.infer<typeof Labels>;

/** The platform's options in the words of content, where it has them. What content alone knows is no option. */
export const labelled = (options: readonly Option[], words: readonly Option[] = []): Option[] =>
  options.map(({ id, label }) => ({ id, label: words.find((word) => word.id === id)?.label || label }));
