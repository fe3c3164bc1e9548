import { stored } from "@/lib/core/browser-storage";
import { type Intent, isOpen } from "@/lib/core/intents/intent";
import { intents } from "@/lib/session/intents/browser-intents";
import { untilSettled } from "@/lib/session/intents/run";
import { platform } from "@/lib/session/platform/platform";
import type { Player } from "@/lib/session/state";
import { acceptCampaign } from "../campaigns/api";
import type { Consent } from "../campaigns/schema";
import { askForfeit } from "./ask-forfeit";
import { claimCode, sameVertical } from "./failure";
import { claimOperation, forfeitOperation } from "./operation";
import { refetchRewards } from "./queries";
import { giveUp, NotReleased, readRunning, releaseRunning, send } from "./release";
import type { Reward } from "./schema";
import { hideReward, noteError, noteRecorded, noteUnclaimed, whileBusy } from "./store";

/** The claim that follows a forfeit, kept over a reload until it is sent. */
interface Waiting {
  campaignId: string;
  assignmentId: string;
}

const waiting = stored<Waiting>({
  owner: "player",
  key: "claim-after-forfeit",
  area: "session",
  version: 1,
  parse(value) {
    const { campaignId, assignmentId }: Record<string, unknown> = Object(value);
    return typeof campaignId === "string" && typeof assignmentId === "string" ? { campaignId, assignmentId } : null;
  },
});

type End = "taken" | "not-taken" | "conflict";

/**
 * Takes a reward, by an intent. Where a bonus of its vertical stands in the way, the player is asked whether they give that one up, and the
 * reward is claimed once more then. `consent`: what the platform wants of its player first; without it nothing is claimed. Resolves to
 * whether it was taken; its errors are in the store.
 */
export async function takeReward(player: Player, reward: Reward, consent: Consent | null = null): Promise<boolean> {
  const end = await whileBusy(
    reward.campaignId,
    async () => {
      if (consent && !(await accept(consent))) return "not-taken";
      const first = await claim(player, reward);
      if (first === "taken") return first;
      if (reward.way === "queued") noteRecorded(reward.campaignId);
      return first === "conflict" ? await replaceRunning(player, reward) : first;
    },
    () => refetchRewards(player),
  );
  return end === "taken";
}

/** Ends a bonus that runs, after its player has agreed to what that costs. */
export async function giveUpReward(player: Player, reward: Reward): Promise<void> {
  await whileBusy(
    reward.campaignId,
    async () => {
      await noted(reward.campaignId, async () => {
        const found = await readRunning(player, ({ id }) => id === reward.id);
        const { ended } = found;
        if (ended && (await askForfeit({ ...found, ended }, null))) await giveUp(player, ended.id);
      });
    },
    () => refetchRewards(player),
  );
}

/** After a reload: the claim of which the forfeit is over goes out, once. Resolves to the reward that was taken. */
export async function resumeClaim(player: Player, offered: readonly Reward[]): Promise<Reward | null> {
  const kept = waiting.read();
  const reward = kept && offered.find(({ campaignId }) => campaignId === kept.campaignId);
  if (!kept || !reward) return null;
  const end = await whileBusy(
    reward.campaignId,
    async () => {
      const open = intents.of(player.playerId).find((each) => isOpen(each) && isForfeitOf(each, kept.assignmentId));
      if (open) await untilSettled(player.playerId, open.id);
      const found = await noted(reward.campaignId, () => readRunning(player, ({ id }) => id === kept.assignmentId));
      if (!found) return "not-taken";
      if (!found.ended) return claimAfterForfeit(player, reward);
      waiting.forget();
      return "not-taken";
    },
    () => refetchRewards(player),
  );
  return end === "taken" ? reward : null;
}

const isForfeitOf = ({ operation, parameters }: Intent, assignmentId: string): boolean =>
  operation === forfeitOperation.name && Object(parameters).assignmentId === assignmentId;

async function accept(consent: Consent): Promise<boolean> {
  try {
    await acceptCampaign(platform, consent);
    return true;
  } catch (error) {
    noteError(consent.campaignId, "claim", claimCode(error));
    return false;
  }
}

async function claim(player: Player, reward: Reward): Promise<End> {
  const { campaignId, way, queuedId, provider } = reward;
  const end = await send(player, claimOperation, { campaignId, way, queuedId, provider });
  if (end === "done" && way === "instant") hideReward(campaignId);
  if (end === "done") return "taken";
  if (end === sameVertical) return "conflict";
  if (end !== null) noteError(campaignId, "claim", end);
  return "not-taken";
}

/** The release of the bonus that runs comes first: where it fails, nothing is claimed. */
async function replaceRunning(player: Player, reward: Reward): Promise<End> {
  const { campaignId, vertical } = reward;
  let hasAgreed = false;
  const isFree = await noted(campaignId, () =>
    releaseRunning(player, {
      isInTheWay: (each) => each.kind === "bonus" && each.vertical === vertical,
      wanted: reward,
      onAgreed(ended) {
        hasAgreed = true;
        waiting.write({ campaignId, assignmentId: ended.id });
      },
    }),
  );
  if (isFree) return hasAgreed ? claimAfterForfeit(player, reward) : claimAgain(player, reward);
  waiting.forget();
  return "not-taken";
}

/** What was not released is said at the campaign. Null then. */
async function noted<T>(campaignId: string, act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof NotReleased)) throw error;
    noteError(campaignId, error.slot, error.code);
    return null;
  }
}

/** Forgotten before it is sent: it goes out once. */
async function claimAfterForfeit(player: Player, reward: Reward): Promise<End> {
  waiting.forget();
  const end = await claimAgain(player, reward);
  if (end !== "taken") noteUnclaimed(reward.campaignId);
  else noteRecorded(null);
  return end;
}

async function claimAgain(player: Player, reward: Reward): Promise<End> {
  const end = await claim(player, reward);
  if (end === "conflict") noteError(reward.campaignId, "claim", sameVertical);
  return end;
}
