"use client";

import { useEffect, useRef } from "react";
import { UncheckedAccess } from "@/components/account/login/unchecked-access";
import { usePopupHead } from "@/components/site/dialogs/use-popup-head";
import { DialogLaw } from "@/components/site/law/dialog-law";
import { VisitorAccessNotice } from "@/components/site/visitor-access-notice";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { isPaymentWaiting } from "@/lib/account/pay-and-play/flow";
import { offerQuery } from "@/lib/account/pay-and-play/offer";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { useSession } from "@/lib/session/store";
import { useToasts } from "@/lib/site/toasts/store";
import { AmountForm } from "./amount-form";
import { BankFrame } from "./bank-frame";
import { DetailsForm } from "./details-form";
import { Checking, NotOffered, NotSignedIn, OutcomeUnknown, OverLimit, SigningIn } from "./sign-in-notices";
import { usePayAndPlay } from "./use-pay-and-play";
import { useWayOn } from "./use-way-on";

/** Quick sign-up that goes together with a deposit: the bank identifies the player. */
export function PayAndPlayDialog(frame: DialogFrame) {
  const t = useTranslations("site.popups");
  const tPayAndPlay = useTranslations("account.payAndPlay");
  const tActions = useTranslations("site.actions");
  // Asked again when the form is sent, should it fail now.
  const { data: offer } = usePublicQuery(offerQuery(localeOfPath(location.pathname)));
  const isPlayer = useSession(({ session }) => session?.kind === "player");

  usePopupHead("signUpPnp", t("signUpPnp"));

  const { unchecked, goOn } = useWayOn(frame.onClose);
  const flow = usePayAndPlay(goOn);
  const { state } = flow;

  function close(): void {
    if (isPaymentWaiting(state)) useToasts.getState().show("warning", tPayAndPlay("kept"), { timerMs: null });
    frame.onClose();
  }

  const body = useRef<HTMLDivElement>(null);
  const part = state.step === "authorising" ? "amount" : state.step;
  // The focused element is gone with its step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step triggers the effect
  useEffect(() => (body.current?.querySelector("input") ?? body.current)?.focus(), [part]);

  // A signed-in player already has an account.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame's owner decides once
  useEffect(() => {
    if (isPlayer && state.step === "amount") frame.onClose();
  }, [isPlayer, state.step]);

  return (
    <Dialog {...frame} onClose={close} title={t("signUpPnp")} closeLabel={tActions("close")}>
      {isPlayer ? null : <VisitorAccessNotice className="mb-5" />}
      <div ref={body} tabIndex={-1} className="outline-none">
        {state.step === "amount" || state.step === "authorising" ? (
          offer === null ? (
            <NotOffered />
          ) : (
            <AmountForm state={state} offer={offer} amountMinor={flow.amountMinor} onSubmit={flow.pay} />
          )
        ) : null}
        {state.step === "bank" ? (
          <BankFrame address={state.address} onMessage={flow.onMessage} onLeave={flow.leave} />
        ) : null}
        {state.step === "checking" ? <Checking /> : null}
        {state.step === "unsure" ? <OutcomeUnknown onAgain={flow.again} /> : null}
        {state.step === "details" ? <DetailsForm session={state.session} onUpdated={flow.updated} /> : null}
        {state.step === "signing-in" ? <SigningIn attempt={state.attempt} onStop={close} /> : null}
        {unchecked ? <UncheckedAccess onChecked={(access) => goOn(unchecked.isNew, access)} /> : null}
        {state.step === "over-limit" ? <OverLimit isPlayer={isPlayer} onLeave={flow.leave} /> : null}
        {state.step === "not-signed-in" ? <NotSignedIn failure={state.failure} onAgain={flow.again} /> : null}
      </div>
      <DialogLaw />
    </Dialog>
  );
}
