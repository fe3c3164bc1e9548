import { winnerTexts } from "@/components/play/live-data/winner-texts";
import { LiveSection } from "@/components/play/lobby/widgets/live-section";
import { resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { LiveIsland } from "./player-islands";

/** The winners of the edition, below a game. */
export async function GameWinners({ edition }: { edition: Edition }) {
  const t = await getTranslations(edition.locale, "play");
  const title = t("liveData.winners");
  return (
    <LiveSection id="winners" title={title}>
      <LiveIsland
        edition={formatEdition(edition)}
        tag={resolveLocale(edition.locale).tag}
        widget="WinnerPanel"
        room="min-h-40"
        texts={winnerTexts(t, title)}
      />
    </LiveSection>
  );
}
