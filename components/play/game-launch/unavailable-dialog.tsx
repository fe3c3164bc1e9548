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
  const t = useTranslations("play");
  return (
    <Dialog {...frame} title={t("game.unavailable.title")} closeLabel={t("game.unavailable.close")} closesWithLinks>
      <DialogThumb src={params.thumb} />
      <p>{t("game.unavailable.text")}</p>
      <p>
        <LinkButton href={params.lobbyHref}>{t("game.back")}</LinkButton>
      </p>
    </Dialog>
  );
}
