import { z } from "zod";
import { currencies, roundDecimal } from "@/lib/core/money";

/** An amount of the platform in hundredths. */
export const PlatformAmount = z.union([z.string(), z.number()]).transform((value, context) => {
  const amountMinor = roundDecimal(value);
  if (amountMinor !== null) return amountMinor;
  context.addIssue({ code: "custom", message: "is not an amount" });
  return z.NEVER;
});

/** The jackpot amounts, by the provider's own ids of their games (specification "Casino lobby state"). */
export const JackpotAmounts = z.object({
  currency: z.enum(currencies),
  amounts: z.record(z.string(), PlatformAmount),
});
export type JackpotAmounts = z.infer<typeof JackpotAmounts>;
