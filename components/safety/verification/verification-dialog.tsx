"use client";

import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { QueryFailure } from "@/components/ui/query-failure";
import { QueryLoading } from "@/components/ui/query-state";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { verificationDialog } from "@/lib/safety/dialogs";
import { dispatchVerification } from "@/lib/safety/verification/store";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { AgeNotice } from "./age-notice";
import { AskedDocuments } from "./asked-documents";
import { useVerificationFlow } from "./use-verification-flow";
import { VerificationSkeleton } from "./verification-skeleton";

type VerificationDialogProps = DialogFrame & { params: DialogParams<typeof verificationDialog> };

/** What is asked of a player before a deposit or a withdrawal: sent here, later, or on its own page. */
export function VerificationDialog({ params: { start, onEnd }, ...frame }: VerificationDialogProps) {
  const t = useTranslations("safety.verification");
  const tActions = useTranslations("site.actions");
  const tPlayerPages = useTranslations("site.playerPages");
  const { flow, documents, isAgeUnasked, isReading, retry } = useVerificationFlow(start, onEnd);
  const { stage, selected } = flow;
  const isOver = stage === "uploaded" || stage === "success";
  function postpone() {
    dispatchVerification({ type: "postponed" });
    frame.onClose();
  }
  return (
    <Dialog
      {...frame}
      title={tPlayerPages("titles.verification")}
      closeLabel={tActions("close")}
      closesWithLinks
      onFollow={() => dispatchVerification({ type: "terminated" })}
    >
      <div className="grid gap-5">
        {stage === "error" ? <QueryFailure busy={isReading} onRetry={retry} /> : null}
        {stage === "loading" ? (
          <QueryLoading>
            <VerificationSkeleton />
          </QueryLoading>
        ) : null}
        {stage === "pending" ? <AskedDocuments documents={documents} selected={selected} /> : null}
        {isOver && isAgeUnasked ? <AgeNotice /> : null}
        {isOver && !isAgeUnasked ? <p role="status">{t(`step.${stage}`)}</p> : null}
        <div className="flex flex-wrap gap-2">
          {isOver ? (
            <Button onClick={frame.onClose}>{t(start === "deposit" ? "upload.toDeposit" : "upload.toWithdraw")}</Button>
          ) : (
            <Button kind="secondary" onClick={postpone}>
              {t("dialog.later")}
            </Button>
          )}
          <LinkButton kind="quiet" href={paths.verification(pageLocale(), start)}>
            {t("dialog.page")}
          </LinkButton>
        </div>
      </div>
    </Dialog>
  );
}
