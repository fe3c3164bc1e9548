import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../core/database";
import { eddAnswers } from "./db-schema";

/** The yearly income to choose from, in the player's currency. `to` null: no upper bound. */
export const salaryRanges = [
  { id: 1, from: "0.00", to: "20000.00" },
  { id: 2, from: "20000.00", to: "40000.00" },
  { id: 3, from: "40000.00", to: "70000.00" },
  { id: 4, from: "70000.00", to: "120000.00" },
  { id: 5, from: "120000.00", to: null },
] as const;

/** In English; content has the same ids in every language. "other" stands for a text of the player's own. */
export const occupations = [
  { id: "employed", label: "Employed" },
  { id: "self-employed", label: "Self-employed" },
  { id: "student", label: "Student" },
  { id: "retired", label: "Retired" },
  { id: "unemployed", label: "Not employed" },
  { id: "other", label: "Other" },
];

export const sourcesOfFunds = [
  { id: "salary", label: "Salary" },
  { id: "pension", label: "Pension" },
  { id: "business", label: "Own business" },
  { id: "savings", label: "Savings" },
  { id: "inheritance", label: "Inheritance" },
  { id: "other", label: "Other" },
];

/** An id of the list, or the player's own words, which stand for "other"; never "other" itself. */
const choice = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => text !== "other", { params: { code: "error.edd.other" } });
const optional = z.string().trim().min(1).max(200).nullable().optional();

export const EddAnswer = z.strictObject({
  occupation: choice,
  salaryRangeId: z.number().refine((id) => salaryRanges.some((range) => range.id === id), {
    params: { code: "error.edd.salary_range" },
  }),
  sourceOfFunds: choice,
  placeOfBirth: optional,
  nationality: optional,
});
export type EddAnswer = z.output<typeof EddAnswer>;

export async function readEddAnswer(db: Database, playerId: string) {
  const [row] = await db.select().from(eddAnswers).where(eq(eddAnswers.playerId, playerId));
  if (!row) return null;
  const { playerId: _of, answeredAt: _at, ...answer } = row;
  return answer;
}

export async function writeEddAnswer(db: Database, playerId: string, answer: EddAnswer): Promise<void> {
  const { placeOfBirth = null, nationality = null, ...needed } = answer;
  const row = { ...needed, placeOfBirth, nationality, answeredAt: new Date() };
  await db
    .insert(eddAnswers)
    .values({ ...row, playerId })
    .onConflictDoUpdate({ target: eddAnswers.playerId, set: row });
}
