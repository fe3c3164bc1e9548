import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies } from "@/lib/core/money";
import { Instant } from "@/lib/core/time/instant";
import { lobbyPageTypes } from "@/lib/play/catalogue/game-ref";

/** Rounds for real money that wait for the player, newest first. */
export const OpenRounds = z.array(
  z.object({
    roundId: z.string(),
    gameId: z.string(),
    category: z.enum(lobbyPageTypes),
    stake: Amount,
    currency: z.enum(currencies),
    startedAt: Instant,
  }),
);
export type OpenRound = z.infer<typeof OpenRounds>[number];
