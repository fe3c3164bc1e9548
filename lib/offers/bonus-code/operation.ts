import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import type { Intent, Operation, Resolver, Verdict } from "@/lib/core/intents/intent";
import { getPlayerCampaigns } from "../rewards/api";
import type { Reward } from "../rewards/schema";
import { type CodeClaim, claimBonusCode, validateBonusCode } from "./api";
import { usedCode } from "./failure";

/** Claiming a bonus by a code: once, and never sent again. */
export const codeClaimOperation: Operation<CodeClaim, Reward> = {
  name: "bonus-code",
  again: "never",
  subject: ({ bonusCode }) => bonusCode,
  keep: ({ bonusCode, campaignId }) => ({ bonusCode, campaignId }),
  send: claimBonusCode,
  before: async (http, { campaignId }) =>
    (await assignmentsOf(http, campaignId)).map(({ assignmentId }) => assignmentId),
};

const assignmentsOf = async (http: Http, campaignId: unknown): Promise<Reward[]> =>
  (await getPlayerCampaigns(http, "ALL")).filter(
    (each) => each.campaignId === campaignId && each.assignmentId !== null,
  );

/** The code that an intent claims; null for one that another release has stored. */
export function claimedCode({ parameters }: Pick<Intent, "parameters">): string | null {
  const { bonusCode }: Record<string, unknown> = Object(parameters);
  return typeof bonusCode === "string" ? bonusCode : null;
}

/**
 * The player's own campaigns tell what became of it: an assignment by its key, or without keys one that was not there before. One that was
 * there before was claimed by another: this claim took no effect. Without any, the code tells.
 */
export const codeClaimResolver: Resolver = {
  operation: codeClaimOperation.name,
  async read(http, intent) {
    const { campaignId }: Record<string, unknown> = Object(intent.parameters);
    const code = claimedCode(intent);
    if (code === null) return "unknown";
    const { id, before } = intent;
    const own = await assignmentsOf(http, campaignId);
    const isNew = ({ assignmentId }: Reward) =>
      Array.isArray(before) ? !before.includes(assignmentId) : assignmentId === id;
    if (own.some(isNew)) return "done";
    return own.length > 0 ? "not-done" : readCode(http, code);
  },
};

async function readCode(http: Http, code: string): Promise<Verdict> {
  try {
    await validateBonusCode(http, code);
    return "not-done";
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500 || error.status === 401) throw error;
    return error.code === usedCode ? "done" : "not-done";
  }
}
