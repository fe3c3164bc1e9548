"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { PromotionOutline } from "./promotion-outline";

const load = () =>
  loadQuietly(() =>
    withMessages(["offers.promotions", "site.form", "site.query"], () => import("./player-promotion-items")),
  );

interface PlayerPromotionListProps {
  category: string | null;
  /** Shown before the promotions and their messages are here, or where they do not arrive. */
  loading: string;
  failed: string;
}

/** The outline of the player's promotions: the query is loaded once a player is signed in. */
export function PlayerPromotionList({ category, loading, failed }: PlayerPromotionListProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part, isFailed } = useLazy(load, isPlayer);
  if (part) return <part.PlayerPromotionItems category={category} />;
  return isFailed ? <p role="status">{failed}</p> : <PromotionOutline label={loading} />;
}
