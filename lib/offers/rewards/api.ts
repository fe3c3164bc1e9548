import type * as z from "zod/mini";
import type { Http } from "@/lib/core/http/http";
import { toDecimal } from "@/lib/core/money";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { callPlatform } from "@/lib/session/platform/endpoint";
import * as endpoints from "./endpoints";
import type { StatusFilter } from "./kinds";
import type { Reward } from "./schema";

/**
 * The query of each tab. The values of `hasBonusCode` and `excludeTriggerType` are assumed: rewards that are claimed by hand with a
 * code are not listed before they are claimed, and whatever is active is listed.
 */
const queries = {
  rewards: { rewardsType: "ELIGIBLE", hasBonusCode: false, version: "v2", excludeTriggerType: "MANUAL" },
  active: { rewardsType: "ACTIVE", version: "v2" },
} as const satisfies Readonly<Record<RewardTab, z.infer<typeof endpoints.rewards.query>>>;

/** The rewards that a player may have, or has. @throws as every call does */
export const getRewards = (http: Http, tab: RewardTab, signal?: AbortSignal): Promise<Reward[]> =>
  callPlatform(http, endpoints.rewards, { query: queries[tab], signal });

/** All of a player's campaigns of a state. @throws as every call does */
export const getPlayerCampaigns = (http: Http, status: StatusFilter, signal?: AbortSignal): Promise<Reward[]> =>
  callPlatform(http, endpoints.playerCampaigns, { query: status === "ALL" ? {} : { status }, signal });

/** The rewards of the sportsbook that are on offer. @throws as every call does */
export const getSportsbookRewards = async (http: Http, signal?: AbortSignal): Promise<Reward[]> =>
  (await callPlatform(http, endpoints.sportsbookRewards, { signal })).map((reward) => ({
    ...reward,
    ...{ way: "sportsbook", vertical: "sports", isJoined: null },
  }));

/** A reward on offer, and the call that takes it. */
export type Claim = Pick<Reward, "campaignId" | "way" | "queuedId" | "provider">;

/** Takes a reward that is on offer. @throws as every call does */
export function claimReward(http: Http, { campaignId, way, queuedId, provider }: Claim, key: string) {
  const params = { campaignid: campaignId };
  if (way === "sportsbook")
    return callPlatform(http, endpoints.claimSportsbookReward, { key, params: { id: campaignId }, body: { provider } });
  if (way === "queued")
    return callPlatform(http, endpoints.claimQueued, {
      ...{ key, body: {} },
      params: { ...params, queuedPlayerBonusId: queuedId ?? "" },
    });
  return callPlatform(http, calls[way], { key, params, body: {} });
}

const calls = {
  claim: endpoints.claimReward,
  instant: endpoints.activateCashback,
  cashback: endpoints.claimCashback,
} as const;

export interface Join extends Pick<Reward, "campaignId" | "kind"> {
  isJoining: boolean;
}

/** Takes part in a campaign or a booster of cashback, or leaves it: repeated, it changes nothing more. @throws as every call does */
export function joinCampaign(http: Http, { campaignId, kind, isJoining }: Join) {
  const params = { campaignid: campaignId };
  if (kind !== "cashback")
    return callPlatform(http, isJoining ? endpoints.activateOptIn : endpoints.deactivateOptIn, { params });
  if (!isJoining) return callPlatform(http, endpoints.deactivateCashback, { params });
  return callPlatform(http, endpoints.activateCashback, { params, body: {}, key: crypto.randomUUID() });
}

export interface Forfeit {
  assignmentId: string;
  /** In hundredths, as it was read just before. */
  wageringProgress: number | null;
}

/** Gives up a bonus that runs, with what was won by it. @throws as every call does */
export const forfeitReward = (http: Http, { assignmentId, wageringProgress }: Forfeit, key: string) =>
  callPlatform(http, endpoints.forfeitReward, {
    key,
    params: { assignmentid: assignmentId },
    body: { state: "FORFEITED", wageringProgress: wageringProgress === null ? null : toDecimal(wageringProgress) },
  });
