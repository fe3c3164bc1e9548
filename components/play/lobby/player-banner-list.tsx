"use client";

import type { ComponentType } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface PlayerBannerListProps {
  /** Keeps its identity. */
  load: () => Promise<{ PlayerBannerItems: ComponentType }>;
}

/** In every lobby's first load, so it is only an outline at the size of a banner: the query is loaded once a player is signed in. */
export function PlayerBannerList({ load }: PlayerBannerListProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  if (!isPlayer) return null;
  return part ? <part.PlayerBannerItems /> : <li className="skeleton rounded-md" aria-hidden="true" />;
}
