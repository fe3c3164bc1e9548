import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { PendingWithdrawal, Withdrawal, WithdrawalCheck, WithdrawalRequested } from "./schema";

export const withdrawalCheck = endpoint({
  method: "post",
  path: "player/wallet/withdrawal/limit-check", // assumed
  /** `ipAddress`: a copy for display (ruling 32). */
  body: z.object({ ipAddress: z.string(), blackbox: z.string() }),
  response: WithdrawalCheck,
});

export const pendingWithdrawals = endpoint({
  method: "get",
  path: "player/wallet/pendingWithdrawal", // assumed
  response: z.array(PendingWithdrawal),
});

/** The newest withdrawals, also those that are over. */
export const withdrawals = endpoint({
  method: "get",
  path: "player/wallet/withdrawals", // assumed
  query: z.object({ limit: z.optional(z.int()), status: z.optional(z.string()) }),
  response: z.array(Withdrawal),
});

export const requestWithdrawal = endpoint({
  method: "post",
  path: "player/wallet/withdrawal/request", // assumed
  /** `amount`: a decimal. */
  body: z.object({
    amount: z.string(),
    currency: z.string(),
    methodId: z.string(),
    ipAddress: z.string(),
    blackbox: z.string(),
  }),
  response: WithdrawalRequested,
  keyed: true,
});

export const cancelWithdrawal = endpoint({
  method: "post",
  path: "player/wallet/withdrawal/cancellation", // assumed
  body: z.object({ pendingWithdrawalId: z.string(), amount: z.string(), cancelByPlayer: z.literal(true) }),
  response: z.unknown(),
  keyed: true,
});
