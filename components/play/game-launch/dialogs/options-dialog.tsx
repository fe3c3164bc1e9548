import { Button } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { gameOptionsDialog } from "@/lib/play/dialogs";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { DialogThumb } from "./dialog-thumb";

/** The dialog of a game for phones and tablets alone, on a desktop: both ways to play, with the reason why neither works here. */
export function OptionsDialog({ params, ...frame }: DialogFrame & { params: DialogParams<typeof gameOptionsDialog> }) {
  const t = useTranslations("play.gameLaunch");
  const reason = t("mobileOnly.text");
  return (
    <Dialog {...frame} title={t("mobileOnly.title")} note={params.title} closeLabel={t("mobileOnly.close")}>
      <DialogThumb src={params.thumb} />
      <div className="grid gap-3">
        <Button blocked={reason}>{t("playReal")}</Button>
        {params.hasDemo ? (
          <Button kind="secondary" blocked={reason}>
            {t("playDemo")}
          </Button>
        ) : null}
        <Button kind="quiet" onClick={frame.onClose}>
          {t("mobileOnly.close")}
        </Button>
      </div>
    </Dialog>
  );
}
