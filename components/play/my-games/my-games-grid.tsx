"use client";

import { clsx } from "clsx";
import { useEffect } from "react";
import { rowTitle } from "@/components/play/catalogue/row-styles";
import { QueryState } from "@/components/ui/query-state";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { subscriptionMutation } from "@/lib/play/my-games/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { FirstGames } from "./first-games";
import { type MyGamesListProps, MyGameTile } from "./my-game-tile";
import { TilePlaceholder } from "./player-games";
import { useMyGames } from "./use-my-games";

const grid = "tiles tile-grid mobile:tile-columns-3 tablet:tile-columns-5 desktop:tile-columns-7";
/** Of six games to start with. */
const firstGrid = "tiles tile-grid mobile:tile-columns-3 tablet:tile-columns-6 desktop:tile-columns-6";
const refreshMs = 20_000;
const rooms = ["1", "2", "3", "4", "5", "6", "7"];

/** All games of a player on one grid: played last, then favourites. While it is open, the favourites are refreshed. */
export function MyGamesGrid({ edition, Badge }: MyGamesListProps) {
  const t = useTranslations("play.myGames");
  const query = useMyGames(edition, refreshMs);
  useSubscription();
  return (
    <QueryState
      query={query}
      loading={
        <div className="@container">
          <ul className={grid} aria-busy="true" aria-label={t("title")}>
            {rooms.map((room) => (
              <TilePlaceholder key={room} />
            ))}
          </ul>
        </div>
      }
      isEmpty={({ games, isWhole }) => isWhole && games.length === 0}
      empty={
        <>
          <StateBlock state="empty" title={t("empty")}>
            {t("hint")}
          </StateBlock>
          <div className="@container">
            <h2 className={clsx(rowTitle, "my-3.5")} data-first-steps="">
              {t("start")}
            </h2>
            <ul className={firstGrid}>
              <FirstGames edition={edition} Badge={Badge} hasSteps={false} />
            </ul>
          </div>
        </>
      }
      failure={{ title: t("unread"), text: t("safe") }}
    >
      {({ games, isWhole }) => (
        <>
          {isWhole ? null : <StateBlock state="partial">{t("partial")}</StateBlock>}
          <div className="@container">
            <ul className={grid}>
              {games.map((game) => (
                <MyGameTile key={game.href} game={game} Badge={Badge} />
              ))}
            </ul>
          </div>
        </>
      )}
    </QueryState>
  );
}

/** Notifies the platform when the page opens and closes. The page needs neither call. */
function useSubscription(): void {
  const { mutate } = usePlayerMutation(subscriptionMutation);
  useEffect(() => {
    mutate(true);
    return () => mutate(false);
  }, [mutate]);
}
