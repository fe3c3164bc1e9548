"use client";

import { Button } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { limitationDialog } from "@/lib/offers/dialogs";
import type { DialogParams } from "@/lib/site/dialogs/handle";

/** Says before a game is opened how it stands to the bonus that runs. Only its own button goes on. */
export function LimitationDialog({
  params,
  ...frame
}: DialogFrame & { params: DialogParams<typeof limitationDialog> }) {
  const t = useTranslations("offers.limitations");
  const { limitation, statusCode, onContinue } = params;
  const text = limitation === "other" ? t("other", { code: statusCode ?? "" }) : t(limitation);
  return (
    <Dialog {...frame} title={t("title")} note={text} closeLabel={t("cancel")}>
      <div className="grid gap-5">
        <p className="text-muted text-sm">{t("hint")}</p>
        <div className="flex flex-wrap gap-3">
          <Button kind="secondary" onClick={frame.onClose}>
            {t("cancel")}
          </Button>
          <Button
            onClick={() => {
              onContinue();
              frame.onClose();
            }}
          >
            {t("continue")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
