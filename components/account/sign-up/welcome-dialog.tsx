"use client";

import { useState } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { finishSignUpDialog } from "@/lib/account/dialogs";
import { wayBack } from "@/lib/account/sign-up/asking-page";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { takeReturn } from "@/lib/session/sign-in/return-path";
import { useDialogs } from "@/lib/site/dialogs/store";

/** Greets a new player, once; whose sign-up was left before its end is informed. */
export function WelcomeDialog(frame: DialogFrame & { params: { firstName: string; isFinished: boolean } }) {
  const t = useTranslations("account.signUp");
  const tActions = useTranslations("site.actions");
  const tNotices = useTranslations("account.notices");
  const { firstName, isFinished } = frame.params;
  const locale = localeOfPath(location.pathname);
  const [back] = useState(wayBack);
  if (!isFinished)
    return (
      <Dialog {...frame} title={tNotices("unfinished.title")} closeLabel={tActions("close")} closesWithLinks>
        <div className="grid gap-4">
          <p>{tNotices("unfinished.text")}</p>
          <Button
            onClick={() => {
              frame.onClose();
              useDialogs.getState().open(finishSignUpDialog, null);
            }}
          >
            {tNotices("unfinished.goOn")}
          </Button>
          <LinkButton href={paths.help(locale)} kind="secondary">
            {tNotices("unfinished.help")}
          </LinkButton>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      {...frame}
      title={firstName === "" ? t("welcome.title") : t("welcome.titleNamed", { name: firstName })}
      closeLabel={tActions("close")}
      closesWithLinks
      onClose={() => {
        takeReturn();
        frame.onClose();
      }}
    >
      <div className="grid gap-4">
        <p>{t("welcome.text")}</p>
        <p className="text-muted text-sm">{t("welcome.safety")}</p>
        {back ? (
          <LinkButton href={back.path}>
            {back.label ? t("welcome.backTo", { place: back.label }) : t("welcome.back")}
          </LinkButton>
        ) : null}
        <LinkButton href={paths.casino(locale)} kind={back ? "secondary" : "primary"}>
          {t("welcome.action")}
        </LinkButton>
      </div>
    </Dialog>
  );
}
