"use client";

import type { ComponentType } from "react";
import { CountryBadge } from "@/components/play/catalogue/country-badge";
import { Spinner } from "@/components/ui/spinner";
import { useLazy } from "@/components/ui/use-lazy";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { MyGamesListProps } from "./my-game-tile";

interface MyGamesProps {
  /** The internal segment of the edition. */
  edition: string;
  /** Loads the grid with its messages. Keeps its identity. */
  load: () => Promise<{ MyGamesGrid: ComponentType<MyGamesListProps> }>;
}

/** The grid of a player's games, once they are signed in. */
export function MyGames({ edition, load }: MyGamesProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  return part && isPlayer ? <part.MyGamesGrid edition={edition} Badge={CountryBadge} /> : <Spinner />;
}
