import { FormRefusal } from "@/lib/core/form/form-refusal";
import { markHandled } from "@/lib/core/http/handled-errors";
import type { Money } from "@/lib/core/money";
import type { Balances } from "@/lib/money/wallet/wallet";
import { refetchAfterWithdrawal, withdrawalCheckQuery } from "@/lib/money/withdraw/queries";
import { isPossible } from "@/lib/money/withdraw/status";
import { dispatchWithdraw } from "@/lib/money/withdraw/store";
import { forfeitDialog } from "@/lib/offers/dialogs";
import { forfeitMutation, rewardsQuery } from "@/lib/offers/rewards/queries";
import { endedByWithdrawal, type GivenUp, givenUp, type Reward } from "@/lib/offers/rewards/schema";
import { profileQuery } from "@/lib/session/permissions/queries";
import { queryClient, usePlayerMutation } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { useDialogs } from "@/lib/site/dialogs/store";

/**
 * Gives up the bonuses that a withdrawal ends, after its player has agreed to what that costs. Rejects when they keep them, or when one
 * was not given up for sure: then no withdrawal may be sent.
 */
export function useEndBonuses(balances: Balances) {
  const { mutateAsync } = usePlayerMutation(forfeitMutation);
  return async function endBonuses(player: Player, amount: Money): Promise<void> {
    const ended = endedByWithdrawal(await readNow(player));
    if (ended.length === 0) return;
    if (!(await hasAgreed(givenUp(ended, balances), amount)))
      throw markHandled(new Error("The player keeps the bonus."));
    // What was wagered, and what stands against the withdrawal, as they are now: a bonus is not given up for one that cannot be.
    const [rewards, isStillPossible] = await Promise.all([readNow(player), checkNow(player)]);
    if (!isStillPossible) throw markHandled(new Error("The withdrawal is not possible any more."));
    for (const { assignmentId, wagering } of endedByWithdrawal(rewards)) {
      if (assignmentId === null) continue;
      const { state } = await mutateAsync({ assignmentId, wageringProgress: wagering?.done?.amountMinor ?? null });
      if (state !== "done") throw new FormRefusal({ form: { code: "open" } });
    }
    void refetchAfterWithdrawal(player);
    void queryClient.invalidateQueries({ queryKey: rewardsQuery(player, "active").queryKey });
  };
}

async function readNow(player: Player): Promise<Reward[]> {
  try {
    return await queryClient.fetchQuery(rewardsQuery(player, "active"));
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
function hasAgreed(given: GivenUp, amount: Money): Promise<boolean> {
  return new Promise((resolve) => {
    let isAgreed = false;
    dispatchWithdraw({ type: "forfeitOpened" });
    useDialogs.getState().open(
      forfeitDialog,
      {
        givenUp: given,
        purpose: { kind: "withdrawal", amount },
        onAgree: () => {
          isAgreed = true;
        },
      },
      () => {
        dispatchWithdraw({ type: "forfeitClosed" });
        resolve(isAgreed);
      },
    );
  });
}
