import { endpoint } from "@/lib/session/platform/endpoint";
import { Limits } from "./schema";

export const depositLimits = endpoint({ method: "get", path: "player/limits/deposit", response: Limits }); // assumed
export const spendLimits = endpoint({ method: "get", path: "player/limits/spend", response: Limits }); // assumed
