"use client";

import { type ReactNode, useLayoutEffect } from "react";
import { GameTiles } from "@/components/play/catalogue/game-tiles";
import { Button } from "@/components/ui/button";
import { QueryState } from "@/components/ui/query-state";
import { StateBlock } from "@/components/ui/state-block";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { GameList } from "@/lib/play/game-lists/api";
import { continuation } from "@/lib/play/game-lists/continuation";
import { listQuery } from "@/lib/play/game-lists/queries";
import type { ListResult } from "@/lib/play/game-lists/schema";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { filteredTiles } from "./filtered-tiles";
import { ListFailure } from "./list-failure";
import { ListPager } from "./list-pager";
import { reserveList } from "./reserve-list";
import { showWholeList, useShownChoice } from "./use-choice";
import { usePagerFocus } from "./use-pager-focus";
import { useTopOf } from "./use-top-of";

interface FilteredListProps {
  list: GameList;
  grid: string;
  /** The tiles of the page's HTML, which stay until others are read. */
  children: ReactNode;
}

/** A page of what the reader chose of a list. */
export function FilteredList({ list, grid, children }: FilteredListProps) {
  const t = useTranslations("play.gameLists");
  const tCatalogue = useTranslations("play.catalogue");
  const choice = useShownChoice();
  const query = usePublicQuery(listQuery(list, choice));
  const { data, isError, isFetching, errorUpdateCount, refetch } = query;
  useTopOf(data?.page);
  usePagerFocus(data !== undefined);
  const continuesAt = continuation(list, choice, data);
  // A fetch clears the error at once: its retry keeps its button, and the focus on it.
  const isFailed = !data && (isError || (isFetching && errorUpdateCount > 0));
  const isWaiting = !data && !isFailed;
  useLayoutEffect(() => {
    if (!isWaiting) reserveList(false);
  }, [isWaiting]);
  return (
    <>
      <p className="sr-only" role="status">
        {data ? `${t("found", { count: data.total })}. ${rangeOf(t, data)}` : isFailed ? "" : t("loading")}
      </p>
      {isFailed ? <ListFailure isBusy={isFetching} onRetry={() => void refetch()} /> : null}
      {data ? null : <div aria-busy={isWaiting}>{children}</div>}
      {data ? (
        <QueryState
          query={query}
          loading={null}
          isEmpty={({ total }) => total === 0}
          empty={
            <StateBlock
              state="empty"
              title={t("none.title")}
              action={<Button onClick={showWholeList}>{t("clear")}</Button>}
            >
              {t("none.body")}
            </StateBlock>
          }
        >
          {(result) => (
            <>
              {continuesAt > 0 ? children : null}
              <ul className={grid}>
                <GameTiles t={tCatalogue} tiles={filteredTiles(result.games.slice(continuesAt))} eager={0} />
              </ul>
              <ListPager t={t} choice={choice} result={result} range={rangeOf(t, result)} ownPage={list.page} />
            </>
          )}
        </QueryState>
      ) : null}
    </>
  );
}

/** "1–30 of 174", of what was chosen. */
export function FilteredRange({ list }: { list: GameList }) {
  const t = useTranslations("play.gameLists");
  const { data } = usePublicQuery(listQuery(list, useShownChoice()));
  return data ? rangeOf(t, data) : t("loading");
}

function rangeOf(t: Translator<"play.gameLists">, { before, games, total }: ListResult): string {
  return total === 0 ? "" : t("range", { from: before + 1, to: before + games.length, total });
}
