import { winnerTexts } from "@/components/play/live-data/winner-texts";
import { resolveLocale } from "@/lib/market/locale";
import { winnersShownTo } from "@/lib/play/live-data/winners/shown-to";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { LiveSection } from "./live-section";
import type { LobbyIslands } from "./row-context";

interface WinnersSectionProps {
  edition: Edition;
  id: string;
  title: string;
  Live: LobbyIslands["Live"];
}

/** The latest and the highest wins, where the market shows those of others. */
export async function WinnersSection({ edition, id, title, Live }: WinnersSectionProps) {
  const { locale } = edition;
  const shownTo = winnersShownTo(locale.market);
  if (!shownTo) return null;
  const texts = await winnerTexts(locale, title);
  return (
    <LiveSection id={id} title={title}>
      <Live
        edition={formatEdition(edition)}
        tag={resolveLocale(locale).tag}
        widget="WinnerPanel"
        room="min-h-40"
        texts={texts}
        shownTo={shownTo}
      />
    </LiveSection>
  );
}
