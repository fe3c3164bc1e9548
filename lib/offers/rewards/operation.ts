import type { Http } from "@/lib/core/http/http";
import type { Json, Operation, Resolver } from "@/lib/core/intents/intent";
import {
  type Claim,
  claimReward,
  type Forfeit,
  forfeitReward,
  getPlayerCampaigns,
  getRewards,
  getSportsbookRewards,
} from "./api";
import type { Reward } from "./schema";

/** Taking a reward that is on offer: one of its campaign at a time, sent once. */
export const claimOperation: Operation<Claim, unknown> = {
  name: "claim",
  again: "never",
  subject: ({ campaignId }) => campaignId,
  keep: ({ campaignId, way }) => ({ campaignId, way }),
  send: claimReward,
  before: async (http, claim) => (await assignedOf(http, claim)).map(({ assignmentId }) => assignmentId),
};

/**
 * The player's own campaigns tell what became of it: an assignment by its key, or without keys one that was not there before. What is
 * still on offer was not taken; what is not on offer any more was, where the campaign has an assignment at all.
 */
export const claimResolver: Resolver = {
  operation: claimOperation.name,
  async read(http, { id, before, parameters }) {
    const campaignId = campaignIn(parameters);
    // What the sportsbook gives is in no campaign: once claimed, it is on offer no more.
    if (Object(parameters).way === "sportsbook")
      return (await getSportsbookRewards(http)).some((reward) => reward.campaignId === campaignId)
        ? "not-done"
        : "done";
    const own = (await getPlayerCampaigns(http, "ALL")).filter((reward) => reward.campaignId === campaignId);
    const isNew = ({ assignmentId }: Reward) =>
      assignmentId !== null && (Array.isArray(before) ? !before.includes(assignmentId) : assignmentId === id);
    if (own.some(isNew)) return "done";
    if (own.some(({ assignmentId, status }) => assignmentId === null && status === "ACTIVE")) return "not-done";
    return own.some(({ assignmentId }) => assignmentId !== null) ? "done" : "unknown";
  },
};

const assignedOf = async (http: Http, { campaignId }: Pick<Claim, "campaignId">) =>
  (await getPlayerCampaigns(http, "ALL")).filter(
    (reward) => reward.campaignId === campaignId && reward.assignmentId !== null,
  );

/** The campaign of a claim that is kept; null where it is of another release. */
export function campaignIn(parameters: Json): string | null {
  const { campaignId }: Record<string, unknown> = Object(parameters);
  return typeof campaignId === "string" ? campaignId : null;
}

/** Giving up a bonus that runs: once, and nothing else is sent before it is known that it was. */
export const forfeitOperation: Operation<Forfeit, unknown> = {
  name: "forfeit",
  again: "never",
  subject: ({ assignmentId }) => assignmentId,
  keep: ({ assignmentId }) => ({ assignmentId }),
  send: forfeitReward,
};

/** A bonus that does not run any more was given up. */
export const forfeitResolver: Resolver = {
  operation: forfeitOperation.name,
  async read(http, { parameters }) {
    const { assignmentId }: Record<string, unknown> = Object(parameters);
    const running = await getRewards(http, "active");
    return running.some((reward) => reward.assignmentId === assignmentId) ? "not-done" : "done";
  },
};
