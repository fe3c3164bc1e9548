import type { ReactNode } from "react";
import { FilterableList } from "@/components/play/game-lists/filterable-list";
import { resolveLocale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { listGrid } from "@/lib/play/game-lists/list-grid";
import { listPageSize } from "@/lib/play/lobby/page-size";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { allGamesId, paths } from "@/lib/routing/paths";
import { gridClasses } from "./game-grid";

interface FilterableRowsProps {
  t: Translator<"play">;
  edition: Edition;
  lobby: GameLobby;
  /** Of all its games. */
  title: string;
  /** The rows of the lobby. */
  children: ReactNode;
}

/** A lobby whose reader may search its games by name and by provider: what they choose stands in the place of the rows. */
export function FilterableRows({ t, edition, lobby, title, children }: FilterableRowsProps) {
  const { locale } = edition;
  return (
    <FilterableList
      list={{
        edition: formatEdition(edition),
        lobby,
        id: allGamesId,
        pageSize: listPageSize(edition.channel, allGamesId),
        tag: resolveLocale(locale).tag,
      }}
      grid={gridClasses({ grid: listGrid })}
      heading={
        <h2 className="text-md">
          <a
            className="inline-flex min-h-11 items-center text-muted transition-colors hover:text-text"
            href={paths.category(locale, { lobby, id: allGamesId })}
          >
            {title}
          </a>
        </h2>
      }
      range=""
      label={t("list.title")}
      pager={null}
    >
      {children}
    </FilterableList>
  );
}
