import { FormRefusal } from "@/lib/core/form/form-refusal";
import { markHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import { type Currency, money } from "@/lib/core/money";
import { pageLocale } from "@/lib/market/messages/fetch";
import { awaitDeposit } from "@/lib/money/deposit/awaited-deposits";
import { byCode } from "@/lib/money/deposit/bonuses";
import { cashierAddress, chooseCashier } from "@/lib/money/deposit/cashier-address";
import type { DepositValues } from "@/lib/money/deposit/forms";
import type { OpenPayment } from "@/lib/money/deposit/open-payment";
import { depositOperation } from "@/lib/money/deposit/operation";
import { readClosure } from "@/lib/money/deposit/own-closure";
import { depositCheckQuery } from "@/lib/money/deposit/queries";
import { dispatchDeposit } from "@/lib/money/deposit/store";
import { isOfLimit, Result, walletResults } from "@/lib/money/wallet/result";
import { limitsQuery } from "@/lib/safety/limits/queries";
import { intentMutation } from "@/lib/session/intents/run";
import { queryClient, usePlayerMutation } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface Ways {
  currency: Currency;
  /** What is to be read and accepted of the bonus comes first: its campaign, null without one. Rejects where nothing may be asked for. */
  settleBonus: (values: DepositValues) => Promise<string | null>;
  onCashier: (payment: OpenPayment) => void;
  onOutcome: (reference: string) => void;
}

/** Asks for a deposit, once. It goes on at the partner's page, at the outcome where there is none, or says why it cannot. */
export function useSendDeposit({ currency, settleBonus, onCashier, onOutcome }: Ways) {
  const { mutateAsync } = usePlayerMutation(({ playerId }) => intentMutation(depositOperation, playerId));

  return async function send(values: DepositValues, signal: AbortSignal): Promise<void> {
    const { amount: amountMinor, methodId, bonus, bonusCode } = values;
    const closure = await readClosure();
    if (closure) throw new FormRefusal({ form: { code: closure } });
    const selectedBonusId = await settleBonus(values);
    // Who has closed the deposit meanwhile asks for nothing.
    signal.throwIfAborted();
    const amount = money(amountMinor, currency);
    const returnUrl = location.origin + location.pathname;
    const result = await mutateAsync({ amount, methodId, selectedBonusId, returnUrl }).catch(showResult);
    const codeOfBonus = bonus === byCode ? bonusCode : null;
    if (result.state === "unknown") awaitDeposit(result.intent.id, amount, codeOfBonus);
    if (result.state === "unknown") return onOutcome(result.intent.id);
    if (result.state === "open" || !result.value) throw new FormRefusal({ form: { code: "open" } });
    const { referenceId: reference, result: said } = result.value;
    if (!isAccepted(said)) throw await refusalBy(said);
    awaitDeposit(reference, amount, codeOfBonus);
    const url = chooseCashier(result.value, pageLocale().market);
    if (!url) return onOutcome(reference);
    const address = cashierAddress(url);
    if (!address) throw new FormRefusal({ form: { code: "cashier" } });
    onCashier({ reference, url: address.url, amount, at: Date.now() });
  };
}

/** With documents that may wait the cashier is shown too (specification "Wallet operation result mapped to deposit-flow status"). */
const isAccepted = (result: string) => result === "SUCCESS" || result === "DOCUMENTS_PREFERRED";

async function showResult(error: Error): Promise<never> {
  const result = error instanceof HttpError && walletResults.find((each) => each === error.code);
  if (!result) throw error;
  // It has no screen in place of the form.
  if (isAccepted(result)) throw new FormRefusal({ form: { code: "error.deposit.not_allowed" } }, { cause: error });
  throw await refusalBy(result, error);
}

/**
 * A refusal by one of the results is the flow's own state, and no error of the form, which keeps what was typed. Of a limit the check, made
 * anew, says what it leaves: the form says the refusal where that is something, and gives way to its screen where it is not.
 */
async function refusalBy(result: string, cause = new Error(`The deposit was refused: ${result}`)): Promise<Error> {
  const player = playerIn(useSession.getState());
  if (isOfLimit(result) && player) {
    void queryClient.invalidateQueries({ queryKey: limitsQuery(player, "deposit").queryKey });
    // The flow, whose check it is, shows a failure.
    await queryClient.fetchQuery(depositCheckQuery(player)).catch(() => {});
    return new FormRefusal({ fields: { amount: { code: result } } }, { cause });
  }
  dispatchDeposit({ type: "refused", result: Result.parse(result) });
  return markHandled(cause);
}
