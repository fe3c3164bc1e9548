import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { GameNote } from "./game-note";

/** The way from the demo to real money, for a player. */
export function RealOffer({ onAccept }: { onAccept: () => void }) {
  const t = useTranslations("play.gameLaunch");
  return (
    <GameNote>
      <p>{t("signedIn")}</p>
      <Button kind="primary-small" onClick={onAccept}>
        {t("playReal")}
      </Button>
    </GameNote>
  );
}
