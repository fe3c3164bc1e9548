"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useMarketRules } from "@/components/site/use-market-rules";
import { pageLocale } from "@/lib/market/messages/fetch";
import { paths } from "@/lib/routing/paths";
import { limitReviewDialog } from "@/lib/safety/dialogs";
import { isReviewDue, lastReview } from "@/lib/safety/limits/review";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useLimitNotices } from "./use-limit-notices";

/**
 * Tells a player of the use of their limits and, where the law of their place says so, signs them out at the end of a spend limit and
 * asks from time to time whether the limits are still right.
 */
export function LimitWatch({ player: { playerId }, player }: { player: Player }) {
  const { rules } = useMarketRules();
  const deposit = useLimitNotices(player, "deposit", rules?.endsSessionAtLimit);
  const spend = useLimitNotices(player, "spend", rules?.endsSessionAtLimit);
  const profile = usePlayerQuery(profileQuery).data;
  const months = rules?.reviewPromptMonths ?? null;
  const limits = deposit && spend && [...deposit, ...spend];
  const last = limits && profile ? lastReview(playerId, limits, profile.firstDepositDate ?? null) : null;
  const isDue = months !== null && isReviewDue(last, months, Date.now());

  const pathname = usePathname();

  // Closed, it comes again with the next page, but for the limits, to which it leads itself.
  useEffect(() => {
    if (isDue && pathname !== paths.playerPage(pageLocale(), "gamblingLimits"))
      useDialogs.getState().open(limitReviewDialog, { playerId });
  }, [isDue, playerId, pathname]);
  return null;
}
