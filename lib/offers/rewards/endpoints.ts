import { endpoint } from "@/lib/session/platform/endpoint";
import { Rewards } from "./schema";

/** Of a player: those on offer to them, or those that run. */
export const rewards = endpoint({ method: "get", path: "v2/rewards", response: Rewards });
