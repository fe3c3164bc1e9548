import { FormRefusal } from "@/lib/core/form/form-refusal";
import { HttpError } from "@/lib/core/http/http-errors";
import { type Intent, isOpen, referenceOf } from "@/lib/core/intents/intent";
import { type Money, money } from "@/lib/core/money";
import { isOfLimit, type WalletResult, walletResults } from "@/lib/money/wallet/result";
import type { Balances } from "@/lib/money/wallet/wallet";
import { withdrawalOperation } from "@/lib/money/withdraw/operation";
import { refetchAfterWithdrawal } from "@/lib/money/withdraw/queries";
import { withdrawStatuses } from "@/lib/money/withdraw/status";
import { readCheckBody } from "@/lib/session/client-context/check-body";
import { intents } from "@/lib/session/intents/browser-intents";
import { intentMutation, untilSettled } from "@/lib/session/intents/run";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { type Player, playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { Sent } from "./sent-notice";
import { useEndBonuses } from "./use-end-bonuses";

interface SendOptions {
  balances: Balances;
  /** Null: the last one turned out not to be taken, which its own row says. */
  onSent: (sent: Sent | null) => void;
}

/** Asks for a withdrawal, once, after the question that it may need. Rejects with why nothing was taken. */
export function useSendWithdrawal({ balances, onSent }: SendOptions) {
  const { mutateAsync } = usePlayerMutation(({ playerId }) => intentMutation(withdrawalOperation, playerId));
  const endBonuses = useEndBonuses();
  const { currency } = balances.mainBalance;

  return async function send(amountMinor: number, methodId: string, signal: AbortSignal): Promise<void> {
    const player = playerIn(useSession.getState());
    // Before any bonus is given up for it.
    if (!player || isUnderWay(player)) throw new FormRefusal({ form: { code: "open" } });
    const amount = money(amountMinor, currency);
    await endBonuses(player, amount, signal);
    const input = { amount, methodId, ...(await readCheckBody()) };
    // Who has left the page asks for nothing. A bonus that was given up by then is gone, as they agreed; all their cash stays in the
    // account, which they can withdraw anew, while a request that they do not see may be one that they no longer want.
    signal.throwIfAborted();
    const result = await mutateAsync(input).catch((error: Error) => {
      throw refusalOf(player, error);
    });
    const taken = result.state === "done" ? result.value : null;
    const said = taken?.result ?? "SUCCESS";
    if (said !== "SUCCESS") throw refusalBy(player, said);
    void refetchAfterWithdrawal(player);
    if (result.state === "open") throw new FormRefusal({ form: { code: "open" } });
    if (result.state === "unknown") return follow(player, result.intent, amount);
    onSent({ state: "taken", amount, reference: taken?.referenceId ? referenceOf({ id: taken.referenceId }) : null });
  };

  /** Says what is known of one whose response was lost: nothing yet, then how it ended. */
  function follow(player: Player, intent: Intent, amount: Money): void {
    const reference = referenceOf(intent);
    onSent({ state: "checking", amount, reference });
    void untilSettled(player.playerId, intent.id).then((end) => {
      onSent(end === "done" ? { state: "taken", amount, reference } : null);
      return refetchAfterWithdrawal(player);
    });
  }
}

const isUnderWay = ({ playerId }: Player): boolean =>
  intents.of(playerId).some((intent) => intent.operation === withdrawalOperation.name && isOpen(intent));

function refusalOf(player: Player, error: Error): Error {
  const result = error instanceof HttpError && walletResults.find((each) => each === error.code);
  if (result) return refusalBy(player, result, error);
  void refetchAfterWithdrawal(player);
  return error;
}

/**
 * A result with a screen of its own is that of the flow from now on; where none takes its place, the form says it, and keeps what was typed.
 * What a limit leaves by now, the check says.
 */
function refusalBy(player: Player, result: WalletResult, cause?: Error): FormRefusal {
  void refetchAfterWithdrawal(player, withdrawStatuses[result] === "error" || isOfLimit(result) ? undefined : result);
  return new FormRefusal({ form: { code: result } }, { cause });
}
