import * as z from "zod/mini";

/**
 * Our own server's response with content for one player. `isComplete` is false when the platform's deposits
 * could not be read: content for a group is then left out, and may appear the next time.
 */
export const PlayerContent = z.object({ items: z.array(z.unknown()), isComplete: z.boolean() });
export type PlayerContent = z.infer<typeof PlayerContent>;

/** The part of the platform's summary that content needs (specification "Other player state"). */
export const TransactionSummary = z.object({ totalDepositsCount: z.number().check(z.int(), z.nonnegative()) });
