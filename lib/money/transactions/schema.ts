import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { Instant } from "@/lib/core/time/instant";

/** What is known of their values; others are shown as they come (specification "Status vocabularies"). */
export const transactionStatuses = [
  "FAILED",
  "PENDING",
  "SUCCESS",
  "REVERTED",
  "WAITING_INPUT",
  "COMPLETED",
  "CANCELLED",
] as const;

export const transactionTypes = [
  "BET",
  "BET_VOID",
  "CASHOUT",
  "CASHOUT_VOID",
  "DEPOSIT",
  "LOSS",
  "WIN",
  "WIN_VOID",
  "WITHDRAW",
  "DORMANT",
  "REVERSAL",
  "FORFEIT",
  "CANCELED",
  "REVERSAL_DP",
] as const;

export const transactionCategories = [
  "BONUS",
  "CASINO",
  "PAYMENT",
  "SPORTS",
  "VIRTUAL_SPORTS",
  "LIVE_CASINO",
  "ADJUSTMENT",
  "DORMANT_ADJUSTMENT",
] as const;

export type TransactionCategory = (typeof transactionCategories)[number];
export type TransactionStatus = (typeof transactionStatuses)[number];

export const Transaction = z.object({
  /** A deposit's is the key that it was requested with. */
  referenceId: z.string(),
  type: z.string(),
  category: z.string(),
  status: z.string(),
  amount: Amount,
  /** Of the whole wallet; null for what has moved nothing. */
  balanceAfterTransaction: z.optional(z.nullable(Amount)),
  transactionDate: Instant,
  playerId: z.optional(z.string()),
  walletId: z.optional(z.string()),
  /** The game that it belongs to, by the id of its provider (assumed): only where the platform names it. */
  gameId: z.optional(z.nullable(z.string())),
});
export type Transaction = z.infer<typeof Transaction>;

export const Transactions = z.array(Transaction);

/** `winLoss`: what was won and staked, or one figure where the platform sends one. */
export const NetPosition = z.object({
  netPosition: Amount,
  winLoss: z.optional(z.nullable(z.union([z.object({ won: Amount, staked: Amount }), Amount]))),
});
export type NetPosition = z.infer<typeof NetPosition>;
