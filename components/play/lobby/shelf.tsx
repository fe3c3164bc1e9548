import { StateBlock } from "@/components/ui/state-block";
import type { LobbyCategory } from "@/lib/play/lobby/schema";
import type { Locale } from "@/lib/site/market/locale";
import type { Words } from "@/lib/site/messages/words";
import { paths } from "@/lib/site/routes/paths";
import { GameGrid } from "./game-grid";

interface ShelfProps {
  t: Words<"play">;
  locale: Locale;
  category: LobbyCategory;
  /** Tiles on the first screen. */
  eager?: number;
}

/** One category in the lobby: its first games and the way to all of them. */
export function Shelf({ t, locale, category, eager = 0 }: ShelfProps) {
  const { id, label, games, total } = category;
  return (
    <section className="shelf" aria-labelledby={id}>
      <header>
        <h2 id={id}>{label}</h2>
        <span className="count">{t("lobby.games", { count: total })}</span>
        <a
          className="see-all"
          href={paths.casinoCategory(locale, id)}
          aria-label={t("lobby.seeAllOf", { category: label })}
        >
          {t("lobby.seeAll")}
        </a>
      </header>
      {games.length > 0 ? (
        <GameGrid t={t} locale={locale} games={games} category={category} eager={eager} />
      ) : (
        <StateBlock state="partial">{t("lobby.missing")}</StateBlock>
      )}
    </section>
  );
}
