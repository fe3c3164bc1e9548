"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

const load = () => loadQuietly(() => import("./player-box-items"));

/** In every lobby's first load, so it is only an outline at the size of a banner: the query is loaded once a player is signed in. */
export function PlayerBoxList() {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  if (!isPlayer) return null;
  return part ? <part.PlayerBoxItems /> : <li className="skeleton" aria-hidden="true" />;
}
