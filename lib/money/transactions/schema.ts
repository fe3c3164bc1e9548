import * as z from "zod/mini";
import { Amount } from "@/lib/money/wallet/schema";

/** What an unknown outcome is resolved by; the history reads the other fields too. */
const Transaction = z.object({
  /** A deposit's is the key that it was requested with. */
  referenceId: z.string(),
  type: z.string(),
  status: z.string(),
  amount: Amount,
});
export type Transaction = z.infer<typeof Transaction>;

export const Transactions = z.array(Transaction);
