import { endpoint } from "@/lib/session/platform/endpoint";
import { JackpotAmounts } from "./schema";

export const jackpotAmounts = endpoint({ method: "get", path: "gaming/jackpotamount", response: JackpotAmounts });
