import { WinnersSection } from "@/components/play/lobby/widgets/winners-section";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Edition } from "@/lib/routing/edition";
import { LiveIsland } from "./player-islands";

/** The winners of the edition, below a game. */
export async function GameWinners({ edition }: { edition: Edition }) {
  const t = await getTranslations(edition.locale, "play.liveData");
  return <WinnersSection edition={edition} id="winners" title={t("winners")} Live={LiveIsland} />;
}
