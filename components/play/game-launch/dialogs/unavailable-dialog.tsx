import { LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { gameUnavailableDialog } from "@/lib/play/dialogs";
import type { DialogParams } from "@/lib/site/dialogs/handle";
import { DialogThumb } from "./dialog-thumb";

/** The provider of a live table refused the player: nothing was opened, and the lobby has other tables. */
export function UnavailableDialog({
  params,
  ...frame
}: DialogFrame & { params: DialogParams<typeof gameUnavailableDialog> }) {
  const t = useTranslations("play.gameLaunch");
  return (
    <Dialog {...frame} title={t("unavailable.title")} closeLabel={t("unavailable.close")} closesWithLinks>
      <DialogThumb src={params.thumb} />
      <p>{t("unavailable.text")}</p>
      <p>
        <LinkButton href={params.lobbyHref}>{t("back")}</LinkButton>
      </p>
    </Dialog>
  );
}
