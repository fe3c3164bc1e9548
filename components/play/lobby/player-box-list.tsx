"use client";

import type { ComponentType } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface PlayerBoxListProps {
  /** Keeps its identity. */
  load: () => Promise<{ PlayerBoxItems: ComponentType }>;
}

/** In every lobby's first load, so it is only an outline at the size of a banner: the query is loaded once a player is signed in. */
export function PlayerBoxList({ load }: PlayerBoxListProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  if (!isPlayer) return null;
  return part ? <part.PlayerBoxItems /> : <li className="skeleton rounded-md" aria-hidden="true" />;
}
