"use client";

import { LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import type { idlePlayerDialog } from "@/lib/site/dialogs/site-dialogs";

/** After the log-out of an idle player: that it happened, why, whether the platform has confirmed it, and the way back. */
export function IdlePlayerDialog({
  params,
  ...frame
}: DialogFrame & { params: DialogParams<typeof idlePlayerDialog> }) {
  const t = useTranslations("safety.idle");
  const tActions = useTranslations("site.actions");
  return (
    <Dialog
      {...frame}
      title={t("over.title")}
      note={t(params.isConfirmed ? "over.text" : "over.here")}
      closeLabel={tActions("close")}
      look="check"
      closesWithLinks
    >
      <div className="grid">
        <LinkButton href={paths.login()}>{t("over.login")}</LinkButton>
      </div>
    </Dialog>
  );
}
