import { randomUUID } from "node:crypto";
import type { Context, Hono } from "hono";
import { z } from "zod";
import { takesBonuses } from "../account/profile";
import { type Call, keyed } from "../gate";
import { readQuery } from "../read-query";
import { readBody, refuse, refuseFields } from "../responses";
import { type ForfeitDependencies, forfeitReward } from "./forfeit";
import { isBooster, isOnOffer, type Reward, shown, triggerTypes } from "./rewards";
import { changeRewards } from "./stored-rewards";
import { takeReward, type Way } from "./take-reward";

const Query = z.strictObject({
  rewardsType: z.enum(["ELIGIBLE", "ACTIVE"]),
  version: z.literal("v2"),
  hasBonusCode: z.enum(["true", "false"]).optional(),
  excludeTriggerType: z.enum(triggerTypes).optional(),
});

const CampaignQuery = z.strictObject({
  status: z.enum(["ACTIVE", "ALL", "CANCELED", "COMPLETED", "DRAFT", "EXPIRED"]).optional(),
});

const SportsbookClaim = z.strictObject({ provider: z.string().min(1).nullable() });

/** What has passed its time is over, whatever is stored. */
const statusOf = ({ campaignStatus, expiresAt }: Reward): Reward["campaignStatus"] =>
  campaignStatus === "ACTIVE" && expiresAt !== null && Date.parse(expiresAt) <= Date.now() ? "EXPIRED" : campaignStatus;

/** A player's rewards, those on offer or those that run. What is over or not yet begun is not listed. */
export function addRewardCalls(app: Hono<Call>, dependencies: ForfeitDependencies): void {
  app.get("/rewards", readQuery("rewards", Query), (context) => {
    const query = context.req.valid("query");
    const { profile } = context.get("player");
    const { rewards, currencyCode: currency } = profile;
    if (query.rewardsType === "ELIGIBLE" && !takesBonuses(profile)) return context.json([]);
    // A player of an older data folder was stored without rewards.
    const listed = (rewards ?? []).filter((reward) => !reward.isOfSportsbook && isListed(reward, query));
    return context.json(listed.map((reward) => shown(reward, currency)));
  });

  app.get("/player/campaigns", readQuery("campaigns", CampaignQuery), (context) => {
    const { status = "ALL" } = context.req.valid("query");
    const { rewards, currencyCode: currency } = context.get("player").profile;
    const own = (rewards ?? []).map((reward) => ({ ...shown(reward, currency), campaignStatus: statusOf(reward) }));
    return context.json(own.filter(({ campaignStatus }) => status === "ALL" || campaignStatus === status));
  });

  const take = (path: string, way: Way) =>
    app.post(path, keyed, (context) => takeReward(context, dependencies, { way, random: randomUUID() }));
  take("/rewards/:campaignid/claim", "claim");
  take("/cashback/:campaignid/claim", "cashback");
  take("/campaign/:campaignid/queued-bonus/:queuedplayerbonusid/claim", "queued");

  // Joining a campaign and leaving it: repeated, it changes nothing more.
  const isOptIn = ({ campaignCategory }: Reward) => campaignCategory === "OPT_IN";
  const join = async (context: Context<Call>, isJoined: (reward: Reward) => boolean, change: Partial<Reward>) => {
    const isJoining = change.optedIn === true || change.cashbackActivated === true;
    const campaignId = context.req.param("campaignid") ?? "";
    const { playerId, profile } = context.get("player");
    const isMeant = (each: Reward) => each.campaignId === campaignId && isJoined(each);
    if (!profile.rewards?.some((each) => isMeant(each) && each.campaignStatus === "ACTIVE"))
      return refuse(context, 404, "error.reward.not_found", "There is no such campaign to join.");
    if (isJoining && !takesBonuses(profile))
      return refuse(context, 400, "error.player.bonuses_off", "The player gets no bonuses.");
    await dependencies.db.transaction((tx) => changeRewards(tx, playerId, isMeant, change));
    return context.json({ campaignId });
  };
  app.post("/campaigns/:campaignid/activate", (context) => join(context, isOptIn, { optedIn: true }));
  app.post("/campaigns/:campaignid/deactivate", (context) => join(context, isOptIn, { optedIn: false }));
  app.post("/cashback/:campaignid/deactivate", (context) => join(context, isBooster, { cashbackActivated: false }));
  app.post("/cashback/:campaignid/activate", keyed, (context) => {
    const campaignId = context.req.param("campaignid");
    const isOfBooster = (each: Reward) => each.campaignId === campaignId && isBooster(each);
    return context.get("player").profile.rewards?.some(isOfBooster)
      ? join(context, isBooster, { cashbackActivated: true })
      : takeReward(context, dependencies, { way: "instant", random: randomUUID() });
  });

  app.get("/sportsbook/rewards", (context) => {
    const { profile } = context.get("player");
    const { rewards, currencyCode: currency } = profile;
    if (!takesBonuses(profile)) return context.json([]);
    const listed = (rewards ?? []).filter((reward) => reward.isOfSportsbook && isOnOffer(reward));
    return context.json(listed.map((reward) => shown(reward, currency)));
  });
  app.post("/sportsbook/rewards/:id/claim", keyed, async (context) => {
    const sent = await readBody(context);
    const parsed = SportsbookClaim.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "claim", parsed.error, sent);
    return takeReward(context, dependencies, { way: "sportsbook", random: randomUUID() });
  });

  app.put("/rewards/:assignmentid/state", keyed, (context) => forfeitReward(context, dependencies, randomUUID()));
}

function isListed(reward: Reward, query: z.output<typeof Query>): boolean {
  const { rewardsType, hasBonusCode, excludeTriggerType } = query;
  if (reward.campaignStatus !== "ACTIVE") return false;
  if (reward.expiresAt !== null && Date.parse(reward.expiresAt) <= Date.now()) return false;
  if ((reward.assignmentId === null) !== (rewardsType === "ELIGIBLE")) return false;
  if (hasBonusCode !== undefined && String(reward.hasBonusCode) !== hasBonusCode) return false;
  return reward.campaignCategory !== excludeTriggerType;
}
