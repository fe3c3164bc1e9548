import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { DepositRequested } from "./schema";

export const requestDeposit = endpoint({
  method: "post",
  path: "player/wallet/deposit/request", // assumed
  /** `amount`: a decimal. */
  body: z.object({ amount: z.string(), currency: z.string(), methodId: z.string() }),
  response: DepositRequested,
  keyed: true,
});
