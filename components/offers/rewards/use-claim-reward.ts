"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import { pageLocale } from "@/lib/market/messages/fetch";
import type { Consent } from "@/lib/offers/campaigns/schema";
import { freeSpinDetailsQuery } from "@/lib/offers/reward-progress/queries";
import { claimReward } from "@/lib/offers/rewards/claim-reward";
import type { Reward } from "@/lib/offers/rewards/schema";
import { showRewardTab } from "@/lib/offers/rewards/show-reward-tab";
import { noteClaimed } from "@/lib/offers/rewards/store";
import { paths } from "@/lib/routing/paths";
import { queryClient } from "@/lib/session/player/player-queries";
import { type Player, playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { RewardsPlace } from "./use-rewards";

/** Takes a reward, and leads to where it is used. Who has left meanwhile is not led anywhere. */
export function useClaimReward(place: RewardsPlace) {
  const router = useRouter();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  return async function claim(reward: Reward, consent: Consent | null): Promise<void> {
    const player = playerIn(useSession.getState());
    if (!player || !(await claimReward(player, reward, consent))) return;
    if (reward.kind === "cashback") noteClaimed(reward.campaignId);
    if (!isHere.current || reward.kind === "cashback") return;
    const path = await pathOf(player, reward);
    if (!isHere.current) return;
    if (path) router.push(path);
    else if (place === "lobby") showRewardTab(isQueued(reward) ? "rewards" : "active");
    else if (!isQueued(reward)) router.push(paths.playerPage(pageLocale(), "activeRewards"));
  };
}

const isQueued = ({ queuedId }: Reward): boolean => queuedId !== null;

/** The page on which a reward is used; null: that of the rewards. */
async function pathOf(player: Player, { campaignId, kind, vertical, spins }: Reward): Promise<string | null> {
  const locale = pageLocale();
  const gameSlug = spins?.gameSlug ?? (kind === "freeSpins" ? await onlyGame(player, campaignId) : null);
  if (gameSlug) return paths.game(locale, { type: "casinoGames", gameSlug, gameId: "", gameProvider: { slug: "" } });
  return vertical === "sports" ? paths.sports(locale, "sports") : null;
}

/** The game of free spins that are for one alone; null of others, and where it could not be read. */
const onlyGame = (player: Player, campaignId: string): Promise<string | null> =>
  queryClient.fetchQuery(freeSpinDetailsQuery(player, campaignId)).then(
    (details) => (details?.games.length === 1 ? (details.games[0]?.slug ?? null) : null),
    () => null,
  );
