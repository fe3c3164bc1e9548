"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { readDestination } from "@/lib/account/login/destination";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { takeReturn } from "@/lib/session/return-path";
import { useToasts } from "@/lib/site/toasts/store";
import { LoginForm } from "./login-form";
import { MaxAttemptsDialog } from "./max-attempts-dialog";
import { useLogin } from "./use-login";

/** The login popup: says where the player will be afterwards, and takes them there. */
export function LoginDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("account");
  const router = useRouter();
  const body = useRef<HTMLDivElement>(null);
  const [destination] = useState(readDestination);

  const { state, send, dismiss } = useLogin(() => {
    takeReturn();
    onClose();
    useToasts.getState().show("success", t("login.done"));
    if (destination.isElsewhere) router.push(destination.path);
    else focusPage();
  });

  // After the dialog's own effect, which opens it and would leave the focus on the button that closes it.
  useEffect(() => body.current?.querySelector("input")?.focus(), []);

  const isTooMany = state.step === "filling" && state.failure?.kind === "max-attempts";

  return (
    <>
      <Dialog title={t("login.title")} note={noteOf(destination, t)} closeLabel={t("login.close")} onClose={onClose}>
        <div ref={body}>
          <LoginForm state={state} onSubmit={send} />
        </div>
      </Dialog>
      {isTooMany ? <MaxAttemptsDialog onClose={dismiss} /> : null}
    </>
  );
}

function noteOf({ isElsewhere, path, place }: ReturnType<typeof readDestination>, t: Translator<"account">): string {
  if (isElsewhere) return t("login.goTo", { place: place ?? path });
  return place === null ? t("login.stay") : t("login.backTo", { place });
}

/** The link that opened the popup is gone for a player: the focus goes to the page itself. */
function focusPage(): void {
  const main = document.querySelector<HTMLElement>("main");
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
