import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { NetPosition, Transactions, transactionCategories } from "./schema";

export const transactions = endpoint({
  method: "get",
  path: "player/wallet/transactions", // assumed
  /** `from` and `to`: ISO instants. */
  query: z.object({
    category: z.optional(z.enum(transactionCategories)),
    from: z.optional(z.string()),
    to: z.optional(z.string()),
    position: z.optional(z.int()),
    limit: z.optional(z.int()),
  }),
  response: Transactions,
});

/** What was won minus what was staked in a time. */
export const netPosition = endpoint({
  method: "get",
  path: "player/wallet/net-position-win-loss", // assumed
  /** `from` and `to`: ISO instants. */
  query: z.object({
    category: z.optional(z.enum(transactionCategories)),
    from: z.optional(z.string()),
    to: z.optional(z.string()),
  }),
  response: NetPosition,
});
