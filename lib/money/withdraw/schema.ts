import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { Instant } from "@/lib/core/time/instant";
import { Result, walletResults } from "@/lib/money/wallet/result";

export const limitDurations = ["daily", "weekly", "monthly"] as const;

/** What stands against a withdrawal. `limit`: what is still possible in `duration`, of `originalLimit`, in hundredths; null: no limit. */
export const WithdrawalCheck = z.object({
  result: Result,
  limit: z.pipe(
    z.nullish(Amount),
    z.transform((amount) => amount ?? null),
  ),
  duration: z.catch(z.enum(limitDurations), "daily"),
  originalLimit: z.pipe(
    z.nullish(Amount),
    z.transform((amount) => amount ?? null),
  ),
});
export type WithdrawalCheck = z.infer<typeof WithdrawalCheck>;

/** A withdrawal that is not paid out yet. */
export const PendingWithdrawal = z.object({
  pendingWithdrawalId: z.string(),
  amount: Amount,
  methodId: z.string(),
  status: z.string(),
  since: Instant,
});
export type PendingWithdrawal = z.infer<typeof PendingWithdrawal>;

/** A withdrawal, whatever has become of it. */
export const Withdrawal = z.object({
  withdrawalId: z.string(),
  amount: Amount,
  methodId: z.string(),
  status: z.string(),
  since: Instant,
});
export type Withdrawal = z.infer<typeof Withdrawal>;

/** "Preferred" says what is wanted of the player, and not whether the withdrawal was taken. */
const answers = walletResults.filter((result) => result !== "DOCUMENTS_PREFERRED");

/** The response of a request. One without a result that is known is no response: nobody knows by it whether it took effect. */
export const WithdrawalRequested = z.object({
  result: z.enum(answers),
  referenceId: z.optional(z.nullable(z.string())),
});
export type WithdrawalRequested = z.infer<typeof WithdrawalRequested>;

/** A way to be paid: one that the player has paid in with. */
export interface WithdrawalMethod {
  id: string;
  name: string;
  image: string | null;
  /** The least that it pays out, in hundredths; null where it says nothing of payouts. */
  min: number | null;
  /** What it takes itself; null where it does not say. */
  fee: number | null;
  /** How many working days it usually takes; null where it does not say. */
  days: { least: number; most: number } | null;
}
