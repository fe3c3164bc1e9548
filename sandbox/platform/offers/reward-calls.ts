import type { Hono } from "hono";
import { z } from "zod";
import type { Call } from "../gate";
import { refuseFields } from "../responses";
import { type Reward, triggerTypes } from "./rewards";

const Query = z.strictObject({
  rewardsType: z.enum(["ELIGIBLE", "ACTIVE"]),
  version: z.literal("v2"),
  hasBonusCode: z.enum(["true", "false"]).optional(),
  excludeTriggerType: z.enum(triggerTypes).optional(),
});

/** A player's rewards, those on offer or those that run. What is over or not yet begun is not listed. */
export function addRewardCalls(app: Hono<Call>): void {
  app.get("/rewards", (context) => {
    const sent = context.req.query();
    const query = Query.safeParse(sent);
    if (!query.success) return refuseFields(context, "rewards", query.error, sent);
    const { rewards, currencyCode: currency } = context.get("player").profile;
    // A player of an older data folder was stored without rewards.
    const listed = (rewards ?? []).filter((reward) => isListed(reward, query.data));
    return context.json(listed.map((reward) => ({ ...reward, currency })));
  });
}

function isListed(reward: Reward, query: z.output<typeof Query>): boolean {
  const { rewardsType, hasBonusCode, excludeTriggerType } = query;
  if (reward.campaignStatus !== "ACTIVE") return false;
  if (reward.expiresAt !== null && Date.parse(reward.expiresAt) <= Date.now()) return false;
  if ((reward.assignmentId === null) !== (rewardsType === "ELIGIBLE")) return false;
  if (hasBonusCode !== undefined && String(reward.hasBonusCode) !== hasBonusCode) return false;
  return reward.campaignCategory !== excludeTriggerType;
}
