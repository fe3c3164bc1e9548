"use client";

import { useEffect, useState } from "react";
import { StepSkeleton } from "@/components/account/sign-up/step-frame";
import { useStepHistory } from "@/components/site/dialogs/use-step-history";
import { combineQueries } from "@/components/ui/combine-queries";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { QueryFailure } from "@/components/ui/query-failure";
import { QueryState } from "@/components/ui/query-state";
import { welcomeDialog } from "@/lib/account/dialogs";
import { useOneTimeCodes } from "@/lib/account/one-time-code/store";
import { marketingPreferencesQuery } from "@/lib/account/profile/queries";
import { dropContact } from "@/lib/account/sign-up/store";
import { marketingChoice, stepLeft } from "@/lib/account/sign-up/unfinished";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { accessDetailsQuery, profileQuery } from "@/lib/session/permissions/queries";
import { playerKey, queryClient, usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { RemainingStep } from "./remaining-step";
import { StillClosed } from "./still-closed";

/** Leads a player whose sign-up was left before its end on to the step that is missing, and welcomes them after the last. */
export function FinishSignUpDialog(frame: DialogFrame) {
  const t = useTranslations("account.signUp");
  const tActions = useTranslations("site.actions");
  const tNotices = useTranslations("account.notices");
  const player = useSession(playerIn);
  const profile = usePlayerQuery(profileQuery);
  const access = usePlayerQuery(accessDetailsQuery);
  const query = combineQueries({ profile, access, marketing: usePlayerQuery(marketingPreferencesQuery) });
  const [isAllSent, setAllSent] = useState(false);
  const [isBack, setBack] = useState(false);
  const left = access.data && stepLeft(access.data);
  const step = left && isBack ? "ContactInfo" : left;
  useStepHistory(step === "Verification" ? 1 : 0, () => setBack(true));
  const isOver = player === null || step === null;
  const { onClose } = frame;

  useEffect(() => useOneTimeCodes.getState().reopen(), []);
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
  const failure = { text: t("unavailable") };

  return (
    <Dialog
      {...frame}
      title={step ? t(`steps.${step}.title`) : tNotices("unfinished.title")}
      note={step ? t(`steps.${step}.note`) : ""}
      closeLabel={tActions("close")}
      closesWithLinks
    >
      <QueryState query={query} loading={<StepSkeleton />} failure={failure}>
        {({ profile, access, marketing }) => {
          // It closes.
          if (!player || !step) return <StepSkeleton />;
          if (isAllSent) return <StillClosed />;
          // An account in this state has a profile.
          if (!profile) return <QueryFailure onRetry={() => void query.refetch()} failure={failure} />;
          return (
            <RemainingStep
              step={step}
              profile={profile}
              email={profile.email ?? player.email}
              missing={access.missingVerification}
              marketingOptIn={marketingChoice(marketing)}
              isBack={isBack}
              onSent={async () => {
                await readAgain();
                setBack(false);
              }}
              onBack={() => setBack(true)}
              onVerified={() => void readAgain().then(() => setAllSent(true))}
              onBlocked={onClose}
            />
          );
        }}
      </QueryState>
    </Dialog>
  );
}
