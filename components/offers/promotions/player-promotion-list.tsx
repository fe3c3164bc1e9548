"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { PlayerPromotionItemsProps } from "./player-promotion-items";
import { PromotionOutline } from "./promotion-outline";

const load = () => loadQuietly(() => import("./player-promotion-items"));

/** The outline of the player's promotions: the query is loaded once a player is signed in. */
export function PlayerPromotionList(props: PlayerPromotionItemsProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part, isFailed } = useLazy(load, isPlayer);
  if (part) return <part.PlayerPromotionItems {...props} />;
  return isFailed ? <p role="status">{props.words.failed}</p> : <PromotionOutline label={props.words.loading} />;
}
