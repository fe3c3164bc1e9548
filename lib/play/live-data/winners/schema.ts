import { z } from "zod";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies } from "@/lib/core/money";
import { periodOptions } from "@/lib/core/time/period-options";
import { lobbyPageTypes } from "@/lib/play/catalogue/game-ref";

/** The periods of the highest wins. */
export const DateRange = z.enum(periodOptions);
export type DateRange = z.infer<typeof DateRange>;

/** A win as the platform returns it: the player's name is already masked. */
export const PlatformWinner = z.object({
  gameId: z.string(),
  category: z.enum(lobbyPageTypes),
  playerName: z.string(),
  amount: Amount,
  currency: z.enum(currencies),
  wonAt: z.iso.datetime(),
});
export type PlatformWinner = z.infer<typeof PlatformWinner>;
