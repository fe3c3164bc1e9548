"use client";

import { useEffect, useState } from "react";
import { useStepHistory } from "@/components/site/use-step-history";
import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { StateBlock } from "@/components/ui/state-block";
import { welcomeDialog } from "@/lib/account/dialogs";
import { marketingPreferencesQuery } from "@/lib/account/profile/queries";
import { dropContact } from "@/lib/account/sign-up/store";
import { marketingChoice, stepLeft } from "@/lib/account/sign-up/unfinished";
import { localeOfPath } from "@/lib/market/locale";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { accessDetailsQuery, profileQuery } from "@/lib/session/permissions/queries";
import { playerKey, queryClient, usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { LeftStep } from "./left-step";
import { StepSkeleton } from "./step-frame";

/** Leads a player whose sign-up was left before its end on to the step that is missing, and welcomes them after the last. */
export function FinishSignUpDialog(frame: DialogFrame) {
  const t = useTranslations("account.signUp");
  const tActions = useTranslations("site.actions");
  const tNotices = useTranslations("account.notices");
  const player = useSession(playerIn);
  const profile = usePlayerQuery(profileQuery);
  const access = usePlayerQuery(accessDetailsQuery);
  const marketing = usePlayerQuery(marketingPreferencesQuery);
  const [isAllSent, setAllSent] = useState(false);
  const [isBack, setBack] = useState(false);
  const left = access.data && stepLeft(access.data);
  const step = left && isBack ? "ContactInfo" : left;
  useStepHistory(step === "Verification" ? 1 : 0, () => setBack(true));
  const isOver = player === null || step === null;
  const { onClose } = frame;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when there is nothing left to do
  useEffect(() => {
    if (!isOver) return;
    dropContact();
    onClose();
    if (player)
      useDialogs.getState().open(welcomeDialog, { firstName: profile.data?.firstName ?? "", isFinished: true });
  }, [isOver]);

  async function readAgain() {
    if (player) await queryClient.invalidateQueries({ queryKey: playerKey(player) });
  }
  const failed = [profile, access, marketing].filter(({ isError }) => isError);

  return (
    <Dialog
      {...frame}
      title={step ? t(`steps.${step}.title`) : tNotices("unfinished.title")}
      note={step ? t(`steps.${step}.note`) : ""}
      closeLabel={tActions("close")}
      closesWithLinks
    >
      {isAllSent && step ? (
        <StateBlock
          state="empty"
          action={
            <LinkButton href={paths.help(localeOfPath(location.pathname))}>{tNotices("unfinished.help")}</LinkButton>
          }
        >
          {tNotices("unfinished.still")}
        </StateBlock>
      ) : step && player && profile.data && marketing.data ? (
        <LeftStep
          step={step}
          profile={profile.data}
          email={profile.data.email ?? player.email}
          missing={access.data?.missingVerification}
          marketingOptIn={marketingChoice(marketing.data)}
          onSent={async () => {
            await readAgain();
            setBack(false);
          }}
          onBack={() => setBack(true)}
          onVerified={() => void readAgain().then(() => setAllSent(true))}
          onBlocked={onClose}
        />
      ) : failed.length > 0 ? (
        <StateBlock
          state="error"
          action={
            <Button onClick={() => void Promise.all(failed.map(({ refetch }) => refetch()))}>{t("retry")}</Button>
          }
        >
          {t("unavailable")}
        </StateBlock>
      ) : (
        <StepSkeleton />
      )}
    </Dialog>
  );
}
