"use client";

import type { ComponentType } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface HeartsIslandProps {
  /** Loads the hearts with their messages. Keeps its identity. */
  load: () => Promise<{ TileHearts: ComponentType }>;
}

/** The hearts of a page's tiles, for a player alone. */
export function HeartsIsland({ load }: HeartsIslandProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  return part && isPlayer ? <part.TileHearts /> : null;
}
