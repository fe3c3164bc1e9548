import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { Limits, limitPeriods } from "./schema";

export const depositLimits = endpoint({ method: "get", path: "player/limits/deposit", response: Limits }); // assumed
export const spendLimits = endpoint({ method: "get", path: "player/limits/spend", response: Limits }); // assumed

const duration = z.enum(limitPeriods);

/** A new value as a decimal, a removal, or the end of a change that waits. */
const LimitChangeBody = z.union([
  z.object({ duration, limit: z.string() }),
  z.object({ duration, deleteLimit: z.literal(true) }),
  z.object({ duration, cancelPendingLimit: z.literal(true) }),
]);

/** All three periods come back, with the change in effect or waiting. */
export const changeDepositLimit = endpoint({
  method: "patch",
  path: "player/limits/deposit", // assumed
  body: LimitChangeBody,
  response: Limits,
  keyed: true,
});

export const changeSpendLimit = endpoint({
  method: "patch",
  path: "player/limits/spend", // assumed
  body: LimitChangeBody,
  response: Limits,
  keyed: true,
});
