import { clsx } from "clsx";
import { gridClasses } from "@/components/play/catalogue/game-grid";
import { rowTitle, seeAll } from "@/components/play/catalogue/row-styles";
import { FilterableList } from "@/components/play/game-lists/filterable-list";
import { resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { listGrid } from "@/lib/play/catalogue/list-grid";
import { listPageSize } from "@/lib/play/lobby/page-size";
import { formatEdition } from "@/lib/routing/edition";
import { allGamesId, paths } from "@/lib/routing/paths";
import type { RowsFrameProps } from "./lobby";

/** A lobby under its name, whose reader may search its games by name and by provider: the results replace the rows. */
export async function FilterableRows({ edition, lobby, title, count, children }: RowsFrameProps) {
  const { locale } = edition;
  const t = await getTranslations(locale, "play.lobby");
  const tGameLists = await getTranslations(locale, "play.gameLists");
  return (
    <FilterableList
      list={{
        edition: formatEdition(edition),
        lobby,
        id: allGamesId,
        isByPopularity: true,
        facts: [],
        // Its HTML has no page of the list.
        page: 0,
        pageSize: listPageSize(edition.channel, allGamesId),
        tag: resolveLocale(locale).tag,
      }}
      grid={gridClasses({ grid: listGrid(lobby) })}
      heading={
        <>
          <h1 className={rowTitle}>{title}</h1>
          <a className={clsx(seeAll, "max-md:hidden")} href={paths.category(locale, { lobby, id: allGamesId })}>
            {t("home.allGames", { count })}
          </a>
        </>
      }
      range=""
      label={tGameLists("title")}
      bar={<div className="mb-2 hidden min-h-13 in-data-list:block" />}
      pager={null}
    >
      {children}
    </FilterableList>
  );
}
