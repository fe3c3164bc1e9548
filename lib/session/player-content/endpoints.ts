import { endpoint } from "../platform/endpoint";
import { TransactionSummary } from "./schema";

export const transactionSummary = endpoint({
  method: "get",
  path: "player/transaction-summary", // assumed
  response: TransactionSummary,
});
