"use client";

import { useEffect, useState } from "react";
import { useStepHistory } from "@/components/site/dialogs/use-step-history";
import { Button } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { eddDialog } from "@/lib/safety/dialogs";
import { noteAsked, noteShown } from "@/lib/safety/edd/asked-players";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { loadDocument } from "@/lib/site/marketing/load-document";
import { hasRequestedScripts } from "@/lib/site/marketing/scripts";
import { EddQuestions } from "./edd-questions";
import { EddReminder } from "./edd-reminder";

type Step = "reminder" | "questions" | "sent" | "already";

/** The questionnaire about a player's money: first a reminder of it, then the questions, then what happens with the answer. */
export function EddDialog({ params, ...frame }: DialogFrame & { params: DialogParams<typeof eddDialog> }) {
  const { asker, isStarted = false } = params;
  const t = useTranslations("safety.edd");
  const tActions = useTranslations("site.actions");
  const [step, setStep] = useState<Step>(isStarted ? "questions" : "reminder");
  const playerId = useSession((state) => playerIn(state)?.playerId ?? null);
  const { isShown } = frame;
  const isEnded = step === "sent" || step === "already";

  // Not when it was opened: behind another dialog it has not been seen.
  useEffect(() => {
    if (!isShown || playerId === null || isEnded) return;
    noteShown();
    if (asker === "profile") noteAsked(playerId);
  }, [isShown, playerId, asker, isEnded]);

  useStepHistory(isEnded ? null : Number(step === "questions"), () => setStep("reminder"));

  /** No script of a third party is in a document where a player tells what they earn (ruling 39). */
  const start = () => {
    if (hasRequestedScripts()) loadDocument(paths.questionnaire(localeOfPath(location.pathname)));
    else setStep("questions");
  };

  return (
    <Dialog {...frame} title={t(`${step}.title`)} closeLabel={tActions("close")}>
      {step === "reminder" ? <EddReminder onStart={start} onLater={frame.onClose} /> : null}
      {step === "questions" ? <EddQuestions asker={asker} onEnd={setStep} /> : null}
      {isEnded ? (
        <div className="grid gap-5">
          <p role="status">{t(`${step}.text`)}</p>
          <Button onClick={frame.onClose}>{tActions("close")}</Button>
        </div>
      ) : null}
    </Dialog>
  );
}
