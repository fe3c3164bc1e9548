import { winnerTexts } from "@/components/play/live-data/winner-texts";
import { resolveLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { winnersShownTo } from "@/lib/play/live-data/winners/shown-to";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { LiveSection } from "./live-section";
import type { LobbyIslands } from "./row-context";

interface WinnersSectionProps {
  t: Translator<"play">;
  edition: Edition;
  id: string;
  title: string;
  Live: LobbyIslands["Live"];
}

/** The latest and the highest wins, where the market shows those of others. */
export function WinnersSection({ t, edition, id, title, Live }: WinnersSectionProps) {
  const { locale } = edition;
  const shownTo = winnersShownTo(locale.market);
  if (!shownTo) return null;
  return (
    <LiveSection id={id} title={title}>
      <Live
        edition={formatEdition(edition)}
        tag={resolveLocale(locale).tag}
        widget="WinnerPanel"
        room="min-h-40"
        texts={winnerTexts(t, title)}
        shownTo={shownTo}
      />
    </LiveSection>
  );
}
