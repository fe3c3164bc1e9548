"use client";

import { useState } from "react";
import { useMarketRules } from "@/components/site/use-market-rules";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { finishSignUpDialog } from "@/lib/account/dialogs";
import { wayBack } from "@/lib/account/sign-up/asking-page";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { takeReturn } from "@/lib/session/sign-in/return-path";
import { useDialogs } from "@/lib/site/dialogs/store";

/** The message about a limit, by what the market says of one after a registration. */
const limitSteps = { required: "limitRequired", prompt: "limitPrompt", none: null } as const;

/** Greets a new player, once, and leads to the limits where the law of the place asks for one; whose sign-up was left before its end is informed. */
export function WelcomeDialog(frame: DialogFrame & { params: { firstName: string; isFinished: boolean } }) {
  const t = useTranslations("account.signUp");
  const tActions = useTranslations("site.actions");
  const tNotices = useTranslations("account.notices");
  const { firstName, isFinished } = frame.params;
  const locale = localeOfPath(location.pathname);
  const [back] = useState(wayBack);
  const { rules } = useMarketRules();
  const limitStep = rules && limitSteps[rules.limitStep];
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
        {limitStep ? (
          <div className="grid gap-2">
            <p>{t(`welcome.${limitStep}`)}</p>
            <LinkButton href={paths.playerPage(locale, "gamblingLimits")}>{t("welcome.setLimit")}</LinkButton>
          </div>
        ) : null}
        {back ? (
          <LinkButton href={back.path} kind={limitStep ? "secondary" : "primary"}>
            {back.label ? t("welcome.backTo", { place: back.label }) : t("welcome.back")}
          </LinkButton>
        ) : null}
        <LinkButton href={paths.casino(locale)} kind={back || limitStep ? "secondary" : "primary"}>
          {t("welcome.action")}
        </LinkButton>
      </div>
    </Dialog>
  );
}
