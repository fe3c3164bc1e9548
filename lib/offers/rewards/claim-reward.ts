import { stored } from "@/lib/core/browser-storage";
import { platform } from "@/lib/session/platform/platform";
import { queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { acceptCampaign } from "../campaigns/api";
import type { Consent } from "../campaigns/schema";
import { askForfeit } from "./ask-forfeit";
import { claimCode, sameVertical } from "./failure";
import { claimOperation } from "./operation";
import { refetchRewards, rewardsQuery, sportsbookRewardsQuery } from "./queries";
import { giveUp, isReleased, NotReleased, readRunning, releaseRunning, send } from "./release";
import type { Reward } from "./schema";
import { hideReward, noteError, noteRecorded, noteUnclaimed, useManagedRewards, whileBusy } from "./store";

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
export async function claimReward(player: Player, reward: Reward, consent: Consent | null = null): Promise<boolean> {
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

/**
 * Ends a bonus that runs, after its player has agreed to what that costs. The queued reward whose first claim has failed is claimed once
 * more then.
 */
export async function giveUpReward(player: Player, reward: Reward): Promise<void> {
  const isOver = await whileBusy(
    reward.campaignId,
    () =>
      noted(reward.campaignId, async () => {
        const found = await readRunning(player, ({ id }) => id === reward.id);
        const { ended } = found;
        if (!ended || !(await askForfeit({ ...found, ended }, null))) return false;
        keepQueued(ended.id);
        await giveUp(player, ended.id);
        return true;
      }),
    () => refetchRewards(player),
  );
  if (!isOver) waiting.forget();
  const { recorded } = useManagedRewards.getState();
  const queued = isOver && recorded !== null ? await findOffered(player, recorded) : null;
  if (!queued) return;
  await whileBusy(
    queued.campaignId,
    () => claimAfterForfeit(player, queued),
    () => refetchRewards(player),
  );
}

/** The queued reward that is claimed after a release is kept before it: a reload between the two loses neither. */
function keepQueued(assignmentId: string): void {
  const { recorded } = useManagedRewards.getState();
  if (recorded !== null) waiting.write({ campaignId: recorded, assignmentId });
}

/** After a reload: the claim of which the forfeit is over goes out, once. */
export async function resumeClaim(player: Player): Promise<void> {
  const kept = waiting.read();
  const reward = kept && (await findOffered(player, kept.campaignId));
  if (!reward) return;
  await whileBusy(
    reward.campaignId,
    async () => {
      const isFree = await noted(reward.campaignId, () => isReleased(player, kept.assignmentId));
      if (isFree) await claimAfterForfeit(player, reward);
      else if (isFree === false) waiting.forget();
    },
    () => refetchRewards(player),
  );
}

/** What is on offer by a campaign, at the site or in the sportsbook; null of what is not, or could not be read. */
async function findOffered(player: Player, campaignId: string): Promise<Reward | null> {
  const find = (offered: readonly Reward[]) => offered.find((each) => each.campaignId === campaignId) ?? null;
  const none = () => null;
  return (
    (await queryClient.fetchQuery(rewardsQuery(player, "rewards")).then(find, none)) ??
    (await queryClient.fetchQuery(sportsbookRewardsQuery(player)).then(find, none))
  );
}

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
  const isFree = await noted(campaignId, () =>
    releaseRunning(player, {
      ...{ vertical, wanted: reward },
      onAgreed: (ended) => void waiting.write({ campaignId, assignmentId: ended.id }),
    }),
  );
  if (isFree) return claimAfterForfeit(player, reward);
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
  noteRecorded(null);
  const end = await claim(player, reward);
  if (end !== "taken") noteUnclaimed(reward.campaignId);
  if (end === "conflict") noteError(reward.campaignId, "claim", sameVertical);
  return end;
}
