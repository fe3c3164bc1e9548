import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies } from "@/lib/core/money";

const Money = z.object({ amountMinor: z.int(), currency: z.enum(currencies) });

/** A tournament as the site shows it, with the player's place: null while they have none, absent for a visitor. */
export const TournamentView = z.object({
  id: z.string(),
  name: z.string(),
  /** What counts, and how a player takes part. */
  rules: z.nullish(z.string()),
  prize: Money,
  startsAt: z.string(),
  endsAt: z.string(),
  leaderboard: z.array(
    z.object({ position: z.int(), playerName: z.string(), points: z.number(), prize: z.nullish(Money) }),
  ),
  player: z.nullish(z.object({ position: z.int(), points: z.number() })),
});
export type TournamentView = z.infer<typeof TournamentView>;

/** An amount as the platform writes it, in hundredths. */
const PlatformMoney = z.pipe(
  z.object({ amount: Amount, currency: z.enum(currencies) }),
  z.transform(({ amount, currency }) => ({ amountMinor: amount, currency })),
);

/** A tournament as the platform returns it. */
export const Tournament = z.extend(TournamentView, {
  prize: PlatformMoney,
  leaderboard: z.array(
    z.object({ position: z.int(), playerName: z.string(), points: z.number(), prize: z.nullish(PlatformMoney) }),
  ),
});
