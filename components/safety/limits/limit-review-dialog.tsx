"use client";

import { Button, LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { limitReviewDialog } from "@/lib/safety/dialogs";
import { noteReviewed } from "@/lib/safety/limits/review";
import type { DialogParams } from "@/lib/site/dialogs/handle";

/** Asks a player from time to time whether their limits are still right. Closed, it comes again with the next page. */
export function LimitReviewDialog({
  params,
  ...frame
}: DialogFrame & { params: DialogParams<typeof limitReviewDialog> }) {
  const t = useTranslations("safety.limits");
  const tActions = useTranslations("site.actions");
  const keep = () => {
    noteReviewed(params.playerId, Date.now());
    frame.onClose();
  };
  return (
    <Dialog
      {...frame}
      title={t("review.title")}
      note={t("review.text")}
      closeLabel={tActions("close")}
      look="check"
      closesWithLinks
    >
      <div className="grid gap-3">
        <LinkButton href={paths.playerPage(pageLocale(), "gamblingLimits")}>{t("review.open")}</LinkButton>
        <Button kind="secondary" onClick={keep}>
          {t("review.keep")}
        </Button>
      </div>
    </Dialog>
  );
}
