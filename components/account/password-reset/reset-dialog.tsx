"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { usePopupHead } from "@/components/site/dialogs/use-popup-head";
import { useStepHistory } from "@/components/site/dialogs/use-step-history";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { dispatchLogin } from "@/lib/account/login/store";
import { resetSteps } from "@/lib/account/password-reset/flow";
import { forgetReset } from "@/lib/account/password-reset/store";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { navigate } from "@/lib/site/dialogs/overlay-history";
import { useToasts } from "@/lib/site/toasts/store";
import { EmailStep } from "./email-step";
import { PasswordStep } from "./password-step";
import { ResetCodeStep } from "./reset-code-step";
import { useReset } from "./use-reset";

/** A forgotten password: e-mail, code, new password. Then home, not signed in, with the login open (ruling 46). */
export function ResetDialog(frame: DialogFrame) {
  const t = useTranslations("site.popups");
  const tPasswordReset = useTranslations("account.passwordReset");
  const tActions = useTranslations("site.actions");
  const router = useRouter();
  const control = useReset(frame.onClose);
  const { step } = control.state;
  const isPlayer = useSession((state) => playerIn(state) !== null);

  usePopupHead("resetPassword", t("resetPassword"));
  useStepHistory(step === "complete" ? null : resetSteps.indexOf(step), control.back);

  // A signed-in player changes the password on the account's page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session alone triggers the effect
  useEffect(() => {
    if (!isPlayer) return;
    forgetReset();
    router.replace(paths.home(localeOfPath(location.pathname)));
  }, [isPlayer]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is over once
  useEffect(() => {
    if (step !== "complete") return;
    const toastId = useToasts.getState().show("success", tPasswordReset("reset.password.success.toast"));
    dispatchLogin({ type: "password-reset", toastId });
    const home = paths.home(localeOfPath(location.pathname));
    frame.onClose();
    navigate(router, home + paths.login());
  }, [step]);

  return (
    <Dialog {...frame} title={t("resetPassword")} note={tPasswordReset(`notes.${step}`)} closeLabel={tActions("close")}>
      {step === "email" ? <EmailStep control={control} /> : null}
      {step === "verification" ? <ResetCodeStep control={control} /> : null}
      {step === "password" ? <PasswordStep control={control} /> : null}
    </Dialog>
  );
}
