"use client";

import type { ComponentType } from "react";
import { CountryBadge } from "@/components/play/catalogue/country-badge";
import { useLazy } from "@/components/ui/use-lazy";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { MyGamesListProps } from "./my-game-tile";

interface PlayerGamesProps {
  /** The internal segment of the edition. */
  edition: string;
  /** Loads the games with their messages. Keeps its identity. */
  load: () => Promise<{ PlayerGameTiles: ComponentType<MyGamesListProps> }>;
}

/** The tiles of a player's row. In every lobby's first load, so it is only the room of a tile until a player is signed in. */
export function PlayerGames({ edition, load }: PlayerGamesProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  return part && isPlayer ? <part.PlayerGameTiles edition={edition} Badge={CountryBadge} /> : <TilePlaceholder />;
}

/** A tile that is not there yet, at its size: art, and two lines below. */
export function TilePlaceholder({ isHidden = false }: { isHidden?: boolean }) {
  return (
    <li aria-hidden="true" className={isHidden ? "invisible w-0!" : undefined}>
      <span className="tile-link">
        <span className="tile-art skeleton" />
        <span className="tile-name">
          {"\u00a0"}
          <small className="tile-studio">{"\u00a0"}</small>
        </span>
      </span>
    </li>
  );
}
