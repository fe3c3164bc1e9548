import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { JackpotAmounts } from "./schema";

export const jackpotAmounts = endpoint({
  method: "get",
  path: "gaming/jackpotamount",
  /** `gameIds`: separated by commas. */
  query: z.object({ gameIds: z.string(), siteId: z.number() }),
  response: JackpotAmounts,
});
