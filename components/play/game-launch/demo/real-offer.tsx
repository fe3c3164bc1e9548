import type { useLaunch } from "@/components/play/game-launch/launch/use-launch";
import { GameNote } from "@/components/play/game-launch/notes/game-note";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Launch } from "@/lib/play/game-launch/launch/launch";

interface RealOfferProps {
  launch: Launch;
  session: ReturnType<typeof useLaunch>["session"];
  onAccept: () => void;
}

/** The way from the demo to real money, for a player who plays it. */
export function RealOffer({ launch, session, onAccept }: RealOfferProps) {
  const t = useTranslations("play.gameLaunch");
  if (session !== "player" || launch.status === "idle" || launch.mode !== "demo") return null;
  return (
    <GameNote>
      <p>{t("signedIn")}</p>
      <Button kind="primary-small" onClick={onAccept}>
        {t("playReal")}
      </Button>
    </GameNote>
  );
}
