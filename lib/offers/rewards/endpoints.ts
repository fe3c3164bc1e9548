import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { activities, statusFilters, triggerTypes } from "./kinds";
import { Rewards } from "./schema";

/** Of a player: those on offer to them, or those that run. */
export const rewards = endpoint({
  method: "get",
  path: "v2/rewards",
  query: z.object({
    rewardsType: z.enum(["ELIGIBLE", "ACTIVE"]),
    hasBonusCode: z.optional(z.boolean()),
    version: z.literal("v2"),
    excludeTriggerType: z.optional(z.enum(triggerTypes)),
  }),
  response: Rewards,
});

/** All that a player was ever offered or has taken, by its state; `ALL` is no restriction, and is not sent. */
export const playerCampaigns = endpoint({
  method: "get",
  path: "v2/player/campaigns", // assumed
  query: z.object({ status: z.optional(z.enum(statusFilters)) }),
  response: Rewards,
});

const Taken = z.object({ campaignId: z.string(), assignmentId: z.nullish(z.string()) });
const Nothing = z.object({});

/** Takes a reward that is on offer. */
export const claimReward = endpoint({
  method: "post",
  path: "v2/rewards/:campaignid/claim",
  body: Nothing, // assumed
  response: Taken,
  keyed: true,
});

/** Takes instant cashback, which is paid at once, or takes part in a booster. */
export const activateCashback = endpoint({
  method: "post",
  path: "v2/cashback/:campaignid/activate",
  body: Nothing, // assumed
  response: Taken,
  keyed: true,
});

/** Takes cashback of a time, which is paid at once too. */
export const claimCashback = endpoint({
  method: "post",
  path: "v2/cashback/:campaignid/claim", // assumed
  body: Nothing, // assumed
  response: Taken,
  keyed: true,
});

/** Takes no part in a booster any more. */
export const deactivateCashback = endpoint({
  method: "post",
  path: "v2/cashback/:campaignid/deactivate", // assumed
  response: z.object({ campaignId: z.string() }),
});

/** Takes a reward that waits for the end of another. */
export const claimQueued = endpoint({
  method: "post",
  path: "v2/campaign/:campaignid/queued-bonus/:queuedPlayerBonusId/claim",
  body: Nothing, // assumed
  response: Taken,
  keyed: true,
});

const Joined = z.object({ campaignId: z.string() });

/** Joins a campaign that its players opt in to. */
export const activateOptIn = endpoint({
  method: "post",
  path: "v2/campaigns/:campaignid/activate", // assumed
  response: Joined,
});

/** Leaves it again. */
export const deactivateOptIn = endpoint({
  method: "post",
  path: "v2/campaigns/:campaignid/deactivate", // assumed
  response: Joined,
});

const [, forfeited] = activities;

/** Gives up a bonus that runs. `wageringProgress`: a decimal, as it was read just before; null where it is not told. */
export const forfeitReward = endpoint({
  method: "put",
  path: "v2/rewards/:assignmentid/state", // assumed
  body: z.object({ state: z.literal(forfeited), wageringProgress: z.nullable(z.string()) }),
  response: z.object({ state: z.literal(forfeited) }),
  keyed: true,
});

/** The rewards of the sportsbook, those of its provider too. */
export const sportsbookRewards = endpoint({
  method: "get",
  path: "v2/sportsbook/rewards", // assumed
  response: Rewards,
});

/** Takes a reward of the sportsbook, which is used there. */
export const claimSportsbookReward = endpoint({
  method: "post",
  path: "v2/sportsbook/rewards/:id/claim", // assumed
  body: z.object({ provider: z.nullable(z.string()) }), // assumed
  response: Taken,
  keyed: true,
});
