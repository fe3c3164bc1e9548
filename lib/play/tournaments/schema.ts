import * as z from "zod/mini";
import { currencies, roundDecimal } from "@/lib/core/money";

const Amount = z.object({
  amount: z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((value, context) => {
      const amountMinor = roundDecimal(value);
      if (amountMinor !== null) return amountMinor;
      context.issues.push({ code: "custom", message: "is not an amount", input: value });
      return z.NEVER;
    }),
  ),
  currency: z.enum(currencies),
});

/** A tournament, with the place of the player who asks; null while they have none, absent for a visitor. */
export const Tournament = z.object({
  id: z.string(),
  name: z.string(),
  prize: Amount,
  startsAt: z.string(),
  endsAt: z.string(),
  leaderboard: z.array(
    z.object({ position: z.int(), playerName: z.string(), points: z.number(), prize: z.nullish(Amount) }),
  ),
  player: z.nullish(z.object({ position: z.int(), points: z.number() })),
});
export type Tournament = z.infer<typeof Tournament>;
