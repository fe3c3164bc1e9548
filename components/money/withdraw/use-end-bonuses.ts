import { FormRefusal } from "@/lib/core/form/form-refusal";
import { markHandled } from "@/lib/core/http/handled-errors";
import type { Money } from "@/lib/core/money";
import { walletQuery } from "@/lib/money/wallet/queries";
import { refetchAfterWithdrawal, withdrawalCheckQuery } from "@/lib/money/withdraw/queries";
import { isPossible } from "@/lib/money/withdraw/status";
import { dispatchWithdraw } from "@/lib/money/withdraw/store";
import { forfeitDialog } from "@/lib/offers/dialogs";
import { forfeitMutation, rewardsQuery } from "@/lib/offers/rewards/queries";
import { endedByWithdrawal, type GivenUp, givenUp, type Reward } from "@/lib/offers/rewards/schema";
import { profileQuery } from "@/lib/session/permissions/queries";
import { queryClient, usePlayerMutation } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { askByDialog } from "@/lib/site/dialogs/ask-by-dialog";
import { useDialogs } from "@/lib/site/dialogs/store";

/** What a withdrawal ends, and its price. */
interface Ended {
  rewards: Reward[];
  price: GivenUp;
}

/**
 * Gives up the bonuses that a withdrawal ends, after its player has agreed to what that costs. Rejects when they keep them, or when one
 * was not given up for sure: then no withdrawal may be sent. Nor is any given up once the page was left.
 */
export function useEndBonuses() {
  const { mutateAsync } = usePlayerMutation(forfeitMutation);
  return async function endBonuses(player: Player, amount: Money, signal: AbortSignal): Promise<void> {
    const ended = await agreeToEnd(player, amount, await readNow(player));
    for (const { assignmentId, wagering } of ended) {
      if (assignmentId === null) continue;
      signal.throwIfAborted();
      const { state } = await mutateAsync({ assignmentId, wageringProgress: wagering?.done?.amountMinor ?? null });
      if (state !== "done") throw new FormRefusal({ form: { code: "open" } });
    }
    if (ended.length === 0) return;
    void refetchAfterWithdrawal(player);
    void queryClient.invalidateQueries({ queryKey: rewardsQuery(player, "active").queryKey });
  };
}

/** Asks until its player has agreed to what would be given up by then: a bonus may begin, and its money grow, while they are asked. */
async function agreeToEnd(player: Player, amount: Money, asked: Ended | null): Promise<Reward[]> {
  if (!asked) return [];
  if (!(await hasAgreed(asked.price, amount))) throw markHandled(new Error("The player keeps the bonus."));
  // What was wagered, and what stands against the withdrawal, as they are now: a bonus is not given up for one that cannot be.
  const [now, isStillPossible] = await Promise.all([readNow(player), checkNow(player)]);
  if (!isStillPossible) throw markHandled(new Error("The withdrawal is not possible any more."));
  return now && isWithin(now, asked) ? now.rewards : agreeToEnd(player, amount, now);
}

const isWithin = (now: Ended, asked: Ended): boolean =>
  now.rewards.every(({ id }) => asked.rewards.some((each) => each.id === id)) &&
  now.price.total.amountMinor <= asked.price.total.amountMinor;

/** Null where a withdrawal ends nothing. */
async function readNow(player: Player): Promise<Ended | null> {
  try {
    const rewards = endedByWithdrawal(await queryClient.fetchQuery(rewardsQuery(player, "active")));
    if (rewards.length === 0) return null;
    const { balances } = await queryClient.fetchQuery(walletQuery(player));
    if (!balances) throw new Error("There is no wallet.");
    return { rewards, price: givenUp(rewards, balances) };
  } catch (cause) {
    throw new FormRefusal({ form: { code: "bonus" } }, { cause });
  }
}

/** Where it is not, the page shows why. */
async function checkNow(player: Player): Promise<boolean> {
  try {
    const { result } = await queryClient.fetchQuery(withdrawalCheckQuery(player));
    const profile = queryClient.getQueryData(profileQuery(player).queryKey);
    return isPossible(result, profile?.kycStatus === "PENDING_EXPIRED");
  } catch (cause) {
    throw new FormRefusal({ form: { code: "bonus" } }, { cause });
  }
}

/** Opens the question, and resolves when it is closed. */
async function hasAgreed(price: GivenUp, amount: Money): Promise<boolean> {
  dispatchWithdraw({ type: "forfeitOpened" });
  const isAgreed = await askByDialog((onAgree, onClose) =>
    useDialogs
      .getState()
      .open(forfeitDialog, { givenUp: price, purpose: { kind: "withdrawal", amount }, onAgree }, onClose),
  );
  dispatchWithdraw({ type: "forfeitClosed" });
  return isAgreed;
}
