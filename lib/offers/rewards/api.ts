import type { Http } from "@/lib/core/http";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { Reward } from "./schema";

/**
 * The query of each tab. The values of `hasBonusCode` and `excludeTriggerType` are assumed: rewards that are claimed by hand with a
 * code are not listed before they are claimed, and whatever is active is listed.
 */
const queries = {
  rewards: { rewardsType: "ELIGIBLE", hasBonusCode: false, version: "v2", excludeTriggerType: "MANUAL" },
  active: { rewardsType: "ACTIVE", version: "v2" },
} as const satisfies Readonly<Record<RewardTab, object>>;

/** The rewards that a player may have, or has. @throws as every call does */
export const getRewards = (http: Http, tab: RewardTab, signal?: AbortSignal): Promise<Reward[]> =>
  callPlatform(http, endpoints.rewards, { query: queries[tab], signal });
