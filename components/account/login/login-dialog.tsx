"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { readDestination } from "@/lib/account/login/destination";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { takeReturn } from "@/lib/session/return-path";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useToasts } from "@/lib/site/toasts/store";
import { LoginForm } from "./login-form";
import { useLogin } from "./use-login";

/** The login popup: says where the player will be afterwards, and takes them there. */
export function LoginDialog(frame: DialogFrame) {
  const t = useTranslations("account");
  const router = useRouter();
  const body = useRef<HTMLDivElement>(null);
  const [destination] = useState(readDestination);

  const { state, send, dismiss } = useLogin(() => {
    takeReturn();
    frame.onClose();
    useToasts.getState().show("success", t("login.done"));
    if (destination.isElsewhere) router.push(destination.path);
  });

  // After the dialog's own effect, which opens it and would leave the focus on the button that closes it.
  useEffect(() => body.current?.querySelector("input")?.focus(), []);

  const isTooMany = state.step === "filling" && state.failure?.kind === "max-attempts";

  // biome-ignore lint/correctness/useExhaustiveDependencies: `dismiss` changes its identity alone
  useEffect(() => {
    if (!isTooMany) return;
    const { open, close } = useDialogs.getState();
    open("maxAttempts", null, dismiss);
    return () => close("maxAttempts");
  }, [isTooMany]);

  return (
    <Dialog {...frame} title={t("login.title")} note={noteOf(destination, t)} closeLabel={t("login.close")}>
      <div ref={body}>
        <LoginForm state={state} onSubmit={send} />
      </div>
    </Dialog>
  );
}

function noteOf({ isElsewhere, path, place }: ReturnType<typeof readDestination>, t: Translator<"account">): string {
  if (isElsewhere) return t("login.goTo", { place: place ?? path });
  return place === null ? t("login.stay") : t("login.backTo", { place });
}
