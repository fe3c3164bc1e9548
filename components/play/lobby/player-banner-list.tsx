"use client";

import type { ComponentType } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import type { BannerPlace } from "@/lib/play/lobby/banner-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface PlayerBannerListProps {
  place: BannerPlace;
  /** Keeps its identity. */
  load: () => Promise<{ PlayerBannerItems: ComponentType<{ place: BannerPlace }> }>;
}

/** In every lobby's first load, so it is only an outline at the size of a banner: the query is loaded once a player is signed in. */
export function PlayerBannerList({ place, load }: PlayerBannerListProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  if (!isPlayer) return null;
  return part ? <part.PlayerBannerItems place={place} /> : <li className="skeleton rounded-md" aria-hidden="true" />;
}
