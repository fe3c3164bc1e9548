import { endpoint } from "@/lib/session/platform/endpoint";
import { WalletBalance } from "./schema";

export const balance = endpoint({ method: "get", path: "player/wallet/balance", response: WalletBalance }); // assumed
