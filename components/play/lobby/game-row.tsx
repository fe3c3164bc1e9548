import type { ReactNode } from "react";
import { GameTiles } from "@/components/play/catalogue/game-tiles";
import { panel, rowSection } from "@/components/play/catalogue/row-styles";
import { type RowLook, rowTiles } from "@/components/play/catalogue/tile";
import { artTile, lineTile } from "@/components/play/catalogue/tile-styles";
import { Rail } from "@/components/ui/rail";
import { StateBlock } from "@/components/ui/state-block";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Translator } from "@/lib/market/messages/translator";
import type { LobbyCategory } from "@/lib/play/lobby/schema";
import { paths } from "@/lib/routing/paths";
import { RowHeader } from "./category-row-header";

interface GameRowProps {
  t: Translator<"play.lobby">;
  locale: Locale;
  category: LobbyCategory;
  look: RowLook;
  /** All of its games; absent: the page of the category. */
  href?: string;
}

/** Utilities of the list of games; the tiles themselves are in `tiles.css`. */
const lists: Readonly<Record<RowLook, string>> = {
  poster: "tiles tile-row tile-poster",
  wide: "tiles tile-row tile-wide",
  list: "-mx-2 grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-3.5 gap-y-0.5 text-md/close font-semibold tracking-snug text-balance",
};

/**
 * One category on the home page. Posters and wide tiles are in a row that scrolls sideways, with a button for each way; a
 * list shows a few games with their names beside them.
 */
export async function GameRow({ t, locale, category, look, href = paths.category(locale, category) }: GameRowProps) {
  const tCatalogue = await getTranslations(locale, "play.catalogue");
  const { id, label, games, total } = category;
  const row = `${id}-games`;
  const isList = look === "list";
  const tiles = rowTiles(locale, isList ? games.slice(0, listed) : games, look);
  const header = (buttons: ReactNode) => (
    <>
      <RowHeader
        t={t}
        category={category}
        href={href}
        largest={isList && games.length > 0 && games.every((game) => game.jackpotExist) ? t("home.largest") : null}
        buttons={buttons}
      />
      {games.length === 0 ? <StateBlock state="partial">{t("missing")}</StateBlock> : null}
    </>
  );
  if (isList)
    return (
      <section className={panel} aria-labelledby={id}>
        {header(null)}
        <ul className={lists[look]}>
          <GameTiles t={tCatalogue} tiles={tiles} eager={0} styles={lineTile} />
        </ul>
      </section>
    );
  return (
    <section className={rowSection} aria-labelledby={id}>
      <Rail
        id={row}
        place="header"
        previous={tCatalogue("rail.previous", { row: label })}
        next={tCatalogue("rail.next", { row: label })}
        className={lists[look]}
        header={header}
      >
        <GameTiles t={tCatalogue} tiles={tiles} eager={0} styles={artTile} />
        {games.length >= total ? null : (
          <li>
            <a className="tile-link" href={href}>
              <span className="tile-art grid place-items-center p-3 text-center font-semibold">
                {t("home.allGames", { count: total })}
              </span>
            </a>
          </li>
        )}
      </Rail>
    </section>
  );
}

/** Games of a list: the rest is behind its "See all". */
const listed = 6;
