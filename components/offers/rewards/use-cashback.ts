"use client";

import type { ShownQuery } from "@/components/ui/query-state";
import { cashbackProgressQuery } from "@/lib/offers/reward-progress/queries";
import type { CashbackProgress } from "@/lib/offers/reward-progress/schema";
import type { Reward } from "@/lib/offers/rewards/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** Cashback that comes together over a time, its progress, and whether it can be claimed yet: null of any other reward. */
export function useCashback(reward: Reward): { query: ShownQuery<CashbackProgress>; isGathering: boolean } | null {
  const { campaignId, kind, way, assignmentId, claimableFrom } = reward;
  const isMeant = kind === "cashback" && way === "cashback" && assignmentId === null;
  const query = usePlayerQuery((player) => ({ ...cashbackProgressQuery(player, campaignId), enabled: isMeant }));
  if (!isMeant) return null;
  // Unread, the reward itself says when. A platform that is asked too early refuses.
  const isLater = claimableFrom !== null && Date.parse(claimableFrom) > Date.now();
  return { query, isGathering: query.data ? !query.data.isClaimable : isLater };
}
