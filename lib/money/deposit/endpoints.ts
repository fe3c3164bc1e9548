import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { DepositCheck, DepositMethod, DepositRequested, RecentMethods } from "./schema";

export const requestDeposit = endpoint({
  method: "post",
  path: "player/wallet/deposit/request", // assumed
  /** `amount`: a decimal. `returnUrl`: the page that it was asked for on. */
  body: z.object({
    amount: z.string(),
    currency: z.string(),
    methodId: z.string(),
    selectedBonusId: z.nullable(z.string()),
    returnUrl: z.string(),
  }),
  response: DepositRequested,
  keyed: true,
});

export const depositCheck = endpoint({
  method: "post",
  path: "player/wallet/deposit/limit-check", // assumed
  /** `ipAddress`: a copy for display (ruling 32). */
  body: z.object({ ipAddress: z.string(), blackbox: z.string() }),
  response: DepositCheck,
});

export const depositMethods = endpoint({
  method: "get",
  path: "player/wallet/deposit/methods", // assumed
  response: z.array(DepositMethod),
});

/** Those used last, the newest first. */
export const recentDepositMethods = endpoint({
  method: "get",
  path: "player/wallet/recent_deposit_methods", // assumed
  response: RecentMethods,
});
