import * as z from "zod/mini";

/** What a player has said of bonuses as such. `refusesBonuses`: they want none of any kind. */
export const BonusPreference = z.object({ refusesBonuses: z.boolean() });
export type BonusPreference = z.infer<typeof BonusPreference>;
