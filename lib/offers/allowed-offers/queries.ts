"use client";

import { queryOptions } from "@tanstack/react-query";
import { useMemo } from "react";
import type { OfferKind } from "@/lib/market/policy/strictness";
import { profileQuery } from "@/lib/session/permissions/queries";
import { platform } from "@/lib/session/platform/platform";
import { playerKey, usePlayerQuery } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getPlayerCampaigns } from "../rewards/api";
import { type AccountPast, isOneBonusAlone } from "./schema";

/** Has the player ever had a bonus, whatever became of it? */
const hadBonusQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "rewards", "had"),
    queryFn: async ({ signal }) =>
      (await getPlayerCampaigns(platform, "ALL", signal)).some(({ assignmentId }) => assignmentId !== null),
    staleTime: 0,
  });

/** What the account had before, read only where the law asks for it. `past`: null where it is not known. */
export function useAccountPast(allowed: readonly OfferKind[] | undefined): {
  past: AccountPast | null;
  isReading: boolean;
} {
  const isAsked = allowed !== undefined && isOneBonusAlone(allowed);
  const had = usePlayerQuery((player) => ({ ...hadBonusQuery(player), enabled: isAsked }));
  const { data: profile, isLoading } = usePlayerQuery((player) => ({ ...profileQuery(player), enabled: isAsked }));
  const hasHadBonus = had.data;
  const past = useMemo(
    () =>
      profile && hasHadBonus !== undefined ? { hasHadBonus, hasDeposited: profile.firstDepositDate !== null } : null,
    [profile, hasHadBonus],
  );
  return { past, isReading: isAsked && (had.isLoading || isLoading) };
}
