import { z } from "zod";
import { Amount } from "@/lib/core/decimal-amount";
import { currencies } from "@/lib/core/money";

/** The jackpot amounts, by the provider's own ids of their games (specification "Casino lobby state"). */
export const JackpotAmounts = z.object({
  currency: z.enum(currencies),
  amounts: z.record(z.string(), Amount),
});
export type JackpotAmounts = z.infer<typeof JackpotAmounts>;
