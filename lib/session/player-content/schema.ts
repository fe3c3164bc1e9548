import * as z from "zod/mini";

/**
 * What our own server answers of content that is for one player. `isComplete` is false where the platform could not be asked
 * about the player's deposits: what is for a group is then left out, and may be there the next time.
 */
export const PlayerContent = z.object({ items: z.array(z.unknown()), isComplete: z.boolean() });
export type PlayerContent = z.infer<typeof PlayerContent>;

/** The part of the platform's summary that content asks for (specification "Other player state"). */
export const TransactionSummary = z.object({ totalDepositsCount: z.number().check(z.int(), z.nonnegative()) });
