import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies } from "@/lib/core/money";

const Limit = z.object({ min: Amount, max: Amount, currency: z.string() });

/**
 * A live table as the platform describes it. `dealer`: who deals now, and the languages they speak as BCP 47 tags. `lastNumbers`: of a
 * roulette, the newest first.
 */
export const PlatformTable = z.object({
  gameId: z.string(),
  seats: z.nullable(z.int()),
  seatsTaken: z.nullable(z.int()),
  betLimits: z.array(Limit),
  // Assumed. What a platform has of them in another shape hides no seats.
  dealer: z.catch(z.optional(z.object({ name: z.string(), languages: z.array(z.string()) })), undefined),
  lastNumbers: z.catch(z.optional(z.array(z.int())), undefined),
});
export type PlatformTable = z.infer<typeof PlatformTable>;

/**
 * The live facts of a table on its card. Limits in hundredths, by currency: the least and the most. `dealer`: with the language that they
 * speak to this edition's readers. `last`: the last numbers of a roulette, the newest first.
 */
export const LiveTable = z.object({
  seats: z.nullable(z.int()),
  seatsTaken: z.nullable(z.int()),
  limits: z.partialRecord(z.enum(currencies), z.tuple([z.int(), z.int()])),
  dealer: z.optional(z.object({ name: z.string(), language: z.nullable(z.string()) })),
  last: z.optional(z.array(z.int())),
});
export type LiveTable = z.infer<typeof LiveTable>;

/** The tables by provider and game: ids are the provider's own. */
export const LiveTables = z.record(z.string(), LiveTable);
export type LiveTables = z.infer<typeof LiveTables>;
