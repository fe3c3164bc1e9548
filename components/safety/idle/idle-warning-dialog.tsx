"use client";

import { Button } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { idleWarningDialog } from "@/lib/safety/dialogs";
import type { DialogParams } from "@/lib/site/dialogs/handle";

/** Before an idle player is logged out: when that is, and the way to stay. Closing it is staying too. */
export function IdleWarningDialog({
  params,
  ...frame
}: DialogFrame & { params: DialogParams<typeof idleWarningDialog> }) {
  const t = useTranslations("safety.idle");
  const tActions = useTranslations("site.actions");
  const format = new Intl.DateTimeFormat(calendarTag(pageTag()), { timeStyle: "medium" });
  return (
    <Dialog
      {...frame}
      title={t("warning.title")}
      note={t("warning.text", { time: format.format(params.endsAt) })}
      closeLabel={tActions("close")}
      look="check"
    >
      <div className="grid">
        <Button onClick={frame.onClose}>{t("warning.stay")}</Button>
      </div>
    </Dialog>
  );
}
