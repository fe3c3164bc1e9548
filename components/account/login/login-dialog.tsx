"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { DialogLaw } from "@/components/site/law/dialog-law";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { maxAttemptsDialog } from "@/lib/account/dialogs";
import { continuing } from "@/lib/account/login/continuing";
import { readDestination } from "@/lib/account/login/destination";
import { dispatchLogin, useLoginState } from "@/lib/account/login/store";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Credentials } from "@/lib/session/sign-in/sign-in";
import { navigate } from "@/lib/site/dialogs/overlay-history";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import { continueAfterLogin, type Next } from "./continue-after-login";
import { LoginForm } from "./login-form";
import { LoginLinks } from "./login-links";
import { sendLogin } from "./send-login";
import { UncheckedAccess } from "./unchecked-access";

/** The login popup: names the return path, and redirects the player there. */
export function LoginDialog(frame: DialogFrame) {
  const t = useTranslations("account.login");
  const tPasswordReset = useTranslations("account.passwordReset");
  const tActions = useTranslations("site.actions");
  const router = useRouter();
  const body = useRef<HTMLDivElement>(null);
  const state = useLoginState();
  const { errorCode, signUpCompleted, resetToast } = state;
  const [unchecked, setUnchecked] = useState<Next | null>(null);
  const [destination] = useState(() => readDestination(signUpCompleted));
  const note = signUpCompleted
    ? t("signedUp")
    : resetToast !== null
      ? tPasswordReset("reset.password.success.toast")
      : noteOf(destination, t);

  useEffect(() => {
    dispatchLogin({ type: "opened", redirect: destination });
    return () => {
      continuing.here = false;
      dispatchLogin({ type: "closed" });
    };
  }, [destination]);

  // After the dialog's own effect, which opens it and would leave the focus on the button that closes it.
  useEffect(() => {
    const fields = [...(body.current?.querySelectorAll("input") ?? [])];
    (fields.find(({ value }) => value === "") ?? fields[0])?.focus();
  }, []);

  useEffect(() => {
    if (errorCode === null) return;
    const { open, close } = useDialogs.getState();
    open(maxAttemptsDialog, null, () => dispatchLogin({ type: "error-code-reset" }));
    return () => close(maxAttemptsDialog);
  }, [errorCode]);

  async function send(credentials: Credentials, signal: AbortSignal): Promise<void> {
    await sendLogin(credentials, signal);
    goOn(await continueAfterLogin(destination));
  }

  function goOn(next: Next): void {
    if (next.access === "unknown") {
      setUnchecked(next);
      return;
    }
    if (resetToast !== null) useToasts.getState().dismiss(resetToast);
    frame.onClose();
    if (next.access === "restricted") return;
    // Who sees the page sees their money and their menu in its header.
    useToasts.getState().show("success", t("done"), { isSpokenOnly: true });
    if (next.path !== null) navigate(router, next.path);
  }

  return (
    <Dialog {...frame} title={t("title")} note={note} closeLabel={tActions("close")}>
      {unchecked ? (
        <UncheckedAccess onChecked={(access) => goOn({ ...unchecked, access })} />
      ) : (
        <div ref={body}>
          <LoginForm state={state} onSubmit={send} />
          <LoginLinks />
          <DialogLaw />
        </div>
      )}
    </Dialog>
  );
}

function noteOf({ isElsewhere, place }: ReturnType<typeof readDestination>, t: Translator<"account.login">): string {
  if (isElsewhere) return place === null ? t("goOn") : t("goTo", { place });
  return place === null ? t("stay") : t("backTo", { place });
}
