"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { usePopupHead } from "@/components/site/dialogs/use-popup-head";
import { useStepHistory } from "@/components/site/dialogs/use-step-history";
import { DialogLaw } from "@/components/site/law/dialog-law";
import { VisitorAccessNotice } from "@/components/site/visitor-access-notice";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { stepsBack } from "@/lib/account/sign-up/flow";
import { signUpOptionsQuery } from "@/lib/account/sign-up/queries";
import { dispatchSignUp, openSignUp, useSignUp } from "@/lib/account/sign-up/store";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { SignUpSteps } from "./sign-up-steps";
import { StepIndicator } from "./step-indicator";

/** The sign-up, over the page that opened it. A signed-in player is redirected home. */
export function SignUpDialog(frame: DialogFrame) {
  const t = useTranslations("account.signUp");
  const tActions = useTranslations("site.actions");
  usePopupHead("signUp", useTranslations("site.popups")("signUp"));
  const router = useRouter();
  const locale = localeOfPath(location.pathname);
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { currentStep: step, isUnreached } = useSignUp(({ state }) => state.progress);
  const messageKey = isUnreached ? "Unreached" : step;
  const isBlocked = useSignUp(({ state }) => state.bonusCallToAction.smsMaxAttempts !== null);
  useStepHistory(isBlocked ? null : stepsBack(step), () => dispatchSignUp({ type: "back" }));
  const { data } = usePublicQuery(signUpOptionsQuery(locale.segment));

  useEffect(openSignUp, []);
  useEffect(() => {
    if (data) dispatchSignUp({ type: "offered", offer: data.offer });
  }, [data]);
  // A player who came by the address; one who has just signed up leaves by the last step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session alone triggers the effect
  useEffect(() => {
    if (isPlayer && useSignUp.getState().state.progress.currentStep !== "Complete") router.replace(paths.home(locale));
  }, [isPlayer]);

  return (
    <Dialog
      {...frame}
      look={step === "Details" && !isBlocked ? "wide-form" : "form"}
      title={t(`steps.${messageKey}.title`)}
      note={messageKey === "Complete" || isBlocked ? "" : t(`steps.${messageKey}.note`)}
      closeLabel={tActions("close")}
    >
      <div className="grid gap-5">
        {isPlayer ? null : <VisitorAccessNotice />}
        {isBlocked ? null : <StepIndicator />}
        <SignUpSteps onClose={frame.onClose} />
        <DialogLaw />
      </div>
    </Dialog>
  );
}
