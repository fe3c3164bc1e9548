import type { Http } from "@/lib/core/http/http";
import type { Intent, Json, Operation, Resolver, Verdict } from "@/lib/core/intents/intent";
import { type Claim, claimReward, type Forfeit, forfeitReward, getPlayerCampaigns, getSportsbookRewards } from "./api";
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

/** How long what no list tells of is asked about, in ms. */
const mostAgeMs = 86_400_000;

/** What no list tells of is unknown for a day: nobody waits for it after that. */
const unlisted = ({ startedAt }: Intent): Verdict => (Date.now() - startedAt < mostAgeMs ? "unknown" : "moot");

/**
 * The player's own campaigns tell what became of it: an assignment by its key, or without keys one that was not there before. Any other
 * assignment is of an earlier claim. An offer that has none was not taken, whether its time is over or not. A reward of the sportsbook
 * that is not on offer any more tells nothing by that.
 */
export const claimResolver: Resolver = {
  operation: claimOperation.name,
  async read(http, intent) {
    const { id, before, parameters } = intent;
    const campaignId = campaignIn(parameters);
    const isOf = (reward: Reward) => reward.campaignId === campaignId;
    const own = (await getPlayerCampaigns(http, "ALL")).filter(isOf);
    const isNew = ({ assignmentId }: Reward) =>
      assignmentId !== null && (Array.isArray(before) ? !before.includes(assignmentId) : assignmentId === id);
    if (own.some(isNew)) return "done";
    if (own.some((reward) => reward.assignmentId !== null || isUntaken(reward))) return "not-done";
    const isOfSportsbook = Object(parameters).way === "sportsbook";
    return isOfSportsbook && (await getSportsbookRewards(http)).some(isOf) ? "not-done" : unlisted(intent);
  },
};

/** Completed without an assignment, it may have been taken all the same. */
const isUntaken = ({ assignmentId, status }: Reward): boolean =>
  assignmentId === null && status !== null && status !== "COMPLETED";

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

/** How it ended tells: a bonus that was completed or has expired meanwhile was not given up. */
export const forfeitResolver: Resolver = {
  operation: forfeitOperation.name,
  async read(http, intent) {
    const { assignmentId }: Record<string, unknown> = Object(intent.parameters);
    const own = (await getPlayerCampaigns(http, "ALL")).find((reward) => reward.assignmentId === assignmentId);
    if (own?.status === "CANCELED") return "done";
    return own && isKept(own) ? "not-done" : unlisted(intent);
  },
};

const isKept = ({ status }: Reward): boolean => status === "ACTIVE" || status === "COMPLETED" || status === "EXPIRED";
