import type { Money } from "@/lib/core/money";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { defineDialog } from "@/lib/site/dialogs/handle";
import type { Limitation } from "./limitations/schema";
import type { GivenUp, Reward, RewardName } from "./rewards/schema";

export const rewardsDialog = defineDialog<{ tab: RewardTab }>("lobbyRewards", {
  priority: "player",
  canClose: true,
  hasAddress: true,
});

interface ForfeitParams {
  givenUp: GivenUp;
  /** What the bonus is given up for: a withdrawal of an amount, another reward, or nothing. */
  purpose:
    | { kind: "withdrawal"; amount: Money }
    | { kind: "claim"; ended: Reward; wanted: RewardName }
    | { kind: "end"; ended: Reward };
  /** The bonuses are given up, and what they are given up for goes on. Closed in any other way, nothing happens. */
  onAgree: () => void;
}

/** Asks before a bonus that runs is given up. */
export const forfeitDialog = defineDialog<ForfeitParams>("forfeit", { priority: "player", canClose: true });

/** Asks before a game is opened that the bonus that runs limits. `onContinue`: it is opened all the same. */
export const limitationDialog = defineDialog<{
  limitation: Limitation;
  statusCode: string | null;
  onContinue: () => void;
}>("gameLimitation", { priority: "player", canClose: true });
