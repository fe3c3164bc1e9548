import { Button } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { leaveGameDialog } from "@/lib/play/dialogs";
import type { DialogParams } from "@/lib/site/dialogs/handle";

/** The question to a player who goes back during a round. Closing it stays in the game. */
export function LeaveDialog({ params, ...frame }: DialogFrame & { params: DialogParams<typeof leaveGameDialog> }) {
  const t = useTranslations("play.gameLaunch");
  return (
    <Dialog {...frame} title={t("leave.title")} closeLabel={t("leave.close")}>
      <p className="mb-5">{t("leave.text")}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={frame.onClose}>{t("leave.stay")}</Button>
        <Button
          kind="secondary"
          onClick={() => {
            frame.onClose();
            params.onLeave();
          }}
        >
          {t("leave.go")}
        </Button>
      </div>
    </Dialog>
  );
}
