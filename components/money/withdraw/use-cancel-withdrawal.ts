import type { Dispatch, SetStateAction } from "react";
import { HttpError } from "@/lib/core/http/http-errors";
import { referenceOf } from "@/lib/core/intents/intent";
import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { cancellationOperation } from "@/lib/money/withdraw/operation";
import { refetchAfterWithdrawal } from "@/lib/money/withdraw/queries";
import { intentMutation, untilSettled } from "@/lib/session/intents/run";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";

/** The code of a player who has cancelled too often. */
const limitReached = "error.withdrawal.cancel_limit";
/** As much of a platform's sentence as is shown. */
const mostLetters = 300;

interface CancelOptions {
  pendingWithdrawalId: string;
  amount: Money;
  /** What it has come to, in words. */
  onNews: Dispatch<SetStateAction<string>>;
  /** It is taken back, by its reference. */
  onCancelled: (reference: string) => void;
}

/** Takes a withdrawal back, once and without a question. */
export function useCancelWithdrawal({ pendingWithdrawalId, amount, onNews, onCancelled }: CancelOptions) {
  const t = useTranslations("money.withdraw");
  const { mutateAsync, isPending } = usePlayerMutation(({ playerId }) =>
    intentMutation(cancellationOperation, playerId),
  );
  const written = { amount: formatPlayerMoney(amount, pageTag()) };
  const checking = t("pending.cancelChecking", written);

  async function cancel(): Promise<void> {
    try {
      const result = await mutateAsync({ pendingWithdrawalId, amount });
      const player = playerIn(useSession.getState());
      if (!player) return;
      if (result.state !== "done") onNews(checking);
      // An earlier page may have sent it; one without an intent is being sent by another tab, which says how it ends.
      const intent = result.state === "done" ? null : result.intent;
      if (result.state !== "done" && !intent) return;
      const end = intent ? await untilSettled(player.playerId, intent.id) : "done";
      if (end === "done") onCancelled(referenceOf({ id: pendingWithdrawalId }));
      await refetchAfterWithdrawal(player);
      // Gone: its own press has got the answer and says it, or nobody knows: the list, read again, shows what is true.
      if (end === "gone") onNews((shown) => (shown === checking ? "" : shown));
      else onNews(t(end === "done" ? "pending.cancelled" : "pending.notCancelled", written));
    } catch (error) {
      showRefusal(error);
    }
  }

  function showRefusal(error: unknown): void {
    const { show } = useToasts.getState();
    if (error instanceof HttpError && error.code === limitReached && error.message)
      show("warning", error.message.slice(0, mostLetters));
    else show("error", t("pending.notCancelled", written));
    const player = playerIn(useSession.getState());
    if (player) void refetchAfterWithdrawal(player);
  }

  return { isBusy: isPending, press: () => void cancel() };
}
