"use client";

import type { ComponentType } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface HeartsIslandProps {
  /** The internal segment of the edition. */
  edition: string;
  /** Loads the hearts with their messages. Keeps its identity. */
  load: () => Promise<{ TileHearts: ComponentType<{ edition: string }> }>;
}

/** The hearts of a page's tiles, for a player alone. */
export function HeartsIsland({ edition, load }: HeartsIslandProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  return part && isPlayer ? <part.TileHearts edition={edition} /> : null;
}
