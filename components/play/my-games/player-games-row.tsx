import { clsx } from "clsx";
import type { ReactNode } from "react";
import { rowHeader, rowSection, rowTitle, seeAllBelow } from "@/components/play/catalogue/row-styles";
import { WhyShown } from "@/components/site/why-shown";
import { Rail } from "@/components/ui/rail";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Category } from "@/lib/play/catalogue/schema";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";

/** The id of the row that scrolls. */
const row = "own-games-row";

/** What stands beside games of one's own, and what beside those to start with. */
const ownGames = "in-[section:has([data-first-steps])]:hidden";
const firstGames = "hidden in-[section:has([data-first-steps])]:inline";

interface PlayerGamesRowProps {
  locale: Locale;
  lobby?: GameLobby;
  title: string;
  /** The category that a player without games of their own starts with; none where the page has no category. */
  start?: Category | undefined;
  /** The tiles. */
  children: ReactNode;
}

/**
 * A row that players alone see: their own games. It has its height before any is known, so nothing moves, and another
 * title while they have none.
 */
export async function PlayerGamesRow({ locale, lobby, title, start, children }: PlayerGamesRowProps) {
  const t = await getTranslations(locale, "play.lobby");
  const tCatalogue = await getTranslations(locale, "play.catalogue");
  const tMyGames = await getTranslations(locale, "play.myGames");
  const tWhy = await getTranslations(locale, "site.whyShown");
  return (
    <section className={`${rowSection} player-only`} aria-labelledby="own-games">
      {/* It scrolls once it holds games: what nobody can focus, no keyboard could scroll. */}
      <Rail
        id={row}
        place="header"
        previous={tCatalogue("rail.previous", { row: title })}
        next={tCatalogue("rail.next", { row: title })}
        className="tiles tile-row tile-poster not-has-[a]:overflow-x-hidden"
        header={(buttons) => (
          <header className={clsx(rowHeader, "max-md:grid max-md:grid-cols-auto-wide-auto")}>
            <h2 className={clsx(rowTitle, "max-md:[grid-area:1/1/2/3]")} id="own-games">
              <span className={ownGames}>{title}</span>
              <span className={firstGames}>{tMyGames("start")}</span>
            </h2>
            {buttons}
            <span className="max-md:[grid-area:2/1/3/3]">
              <span className={ownGames}>
                <a
                  className={seeAllBelow}
                  href={paths.myGames(locale, lobby)}
                  aria-label={t("seeAllOf", { category: title })}
                >
                  {t("seeAll")}
                </a>
              </span>
              {start ? (
                <span className={firstGames}>
                  <a
                    className={seeAllBelow}
                    href={paths.category(locale, start)}
                    aria-label={t("seeAllOf", { category: start.label })}
                  >
                    {t("seeAll")}
                  </a>
                </span>
              ) : null}
            </span>
          </header>
        )}
      >
        {children}
      </Rail>
      {/* Of the first games beside no games of one’s own nothing of it is so; its room stays, so that nothing moves. */}
      <div className="mt-1 in-[section:has([data-first-steps])]:invisible">
        <WhyShown t={tWhy} reason="games" />
      </div>
    </section>
  );
}
