import { endpoint } from "@/lib/session/platform/endpoint";
import { Transactions } from "./schema";

export const transactions = endpoint({ method: "get", path: "player/wallet/transactions", response: Transactions }); // assumed
