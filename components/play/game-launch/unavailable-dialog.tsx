import { LinkButton } from "@/components/ui/button";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";

/** The provider of a live table refused the player: nothing was opened, and the lobby has other tables. */
export function UnavailableDialog({ params, ...frame }: DialogFrame & { params: { lobbyHref: string } }) {
  const t = useTranslations("play");
  return (
    <Dialog {...frame} title={t("game.unavailable.title")} closeLabel={t("game.unavailable.close")}>
      <p>{t("game.unavailable.text")}</p>
      <p>
        <LinkButton href={params.lobbyHref}>{t("game.back")}</LinkButton>
      </p>
    </Dialog>
  );
}
