import { z } from "zod";

const amount = z.string().regex(/^\d{1,10}\.\d{2}$/);

/** What a check is asked with. Empty where nobody knows it: the platform's own edge sees the true address. */
export const CheckRequest = z.strictObject({ ipAddress: z.string().max(45), blackbox: z.string().max(10_000) });

/** What the check before a deposit says; a result that nobody knows can be set too. */
export const DepositCheck = z.strictObject({
  result: z.string().max(64).nullable(),
  limitLeft: amount.nullable().default(null),
  /** "D", "W" or "M". */
  limitType: z.string().max(32).nullable().default(null),
  resetOn: z.iso.datetime({ offset: true }).nullable().default(null),
  daysLeftToVerifyDocuments: z.number().int().min(0).nullable().default(null),
  /** Since when documents are under review. */
  since: z.iso.datetime({ offset: true }).nullable().default(null),
});
export type DepositCheck = z.infer<typeof DepositCheck>;

/** What the check before a withdrawal says. `limit`: what is still possible in `duration`; null is no limit. */
export const WithdrawalCheck = z.strictObject({
  result: z.string().max(64).nullable(),
  limit: amount.nullable().default(null),
  duration: z.enum(["daily", "weekly", "monthly"]).default("daily"),
  originalLimit: amount.nullable().default(null),
});
export type WithdrawalCheck = z.infer<typeof WithdrawalCheck>;

/** Of a player for whom nothing was set. */
export const openWithdrawal: WithdrawalCheck = WithdrawalCheck.parse({ result: "SUCCESS" });
