"use client";

import { LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";

/** After the log-out of an idle player: that it happened, why, and the way back. */
export function IdlePlayerDialog(frame: DialogFrame) {
  const t = useTranslations("safety.idle");
  const tActions = useTranslations("site.actions");
  return (
    <Dialog
      {...frame}
      title={t("over.title")}
      note={t("over.text")}
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
