import type { ReactNode } from "react";
import { rowHeader, rowSection, rowTitle } from "@/components/play/catalogue/row-styles";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";

interface PlayerGamesRowProps {
  t: Translator<"play">;
  locale: Locale;
  lobby?: GameLobby;
  title: string;
  /** The tiles. */
  children: ReactNode;
}

/**
 * A row that players alone see: their own games. It has its height before any is known, so nothing moves, and another
 * title while they have none.
 */
export function PlayerGamesRow({ t, locale, lobby, title, children }: PlayerGamesRowProps) {
  return (
    <section className={`group ${rowSection} player-only`} aria-labelledby="own-games">
      <header className={rowHeader}>
        <h2 className={rowTitle} id="own-games">
          <span className="group-has-data-first-steps:hidden">{title}</span>
          <span className="hidden group-has-data-first-steps:inline">{t("myGames.start")}</span>
        </h2>
        <a
          className="see-all ml-auto inline-flex min-h-11 items-center gap-1 text-md font-semibold text-muted transition-colors hover:text-text"
          href={paths.myGames(locale, lobby)}
          aria-label={t("lobby.seeAllOf", { category: title })}
        >
          {t("lobby.seeAll")}
        </a>
      </header>
      <ul className="tiles tile-row tile-poster sideways">{children}</ul>
    </section>
  );
}
