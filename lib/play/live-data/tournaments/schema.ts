import * as z from "zod/mini";
import { currencies, roundDecimal } from "@/lib/core/money";

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
  z.object({ amount: z.union([z.string(), z.number()]), currency: z.enum(currencies) }),
  z.transform(({ amount, currency }, context) => {
    const amountMinor = roundDecimal(amount);
    if (amountMinor !== null) return { amountMinor, currency };
    context.issues.push({ code: "custom", message: "is not an amount", input: amount });
    return z.NEVER;
  }),
);

/** A tournament as the platform returns it. */
export const Tournament = z.extend(TournamentView, {
  prize: PlatformMoney,
  leaderboard: z.array(
    z.object({ position: z.int(), playerName: z.string(), points: z.number(), prize: z.nullish(PlatformMoney) }),
  ),
});
