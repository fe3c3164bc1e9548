"use client";

import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { KeptTime } from "@/components/play/game-launch/bar/kept-time";
import { NetLink } from "@/components/play/game-launch/bar/net-link";
import { BreakButton } from "@/components/play/game-launch/break/break-button";
import { useBreakNow } from "@/components/play/game-launch/break/use-break-now";
import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { netPositionQuery } from "@/lib/money/transactions/queries";
import { walletQuery } from "@/lib/money/wallet/queries";
import { readGameSession } from "@/lib/play/game-launch/figures/game-session";
import type { SportsProduct } from "@/lib/play/sportsbook/place";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";

interface SportsBarProps {
  product: SportsProduct;
  player: Player;
  breakConfirmation: ByPlace<boolean>;
}

const categories = { sports: "SPORTS", virtualSports: "VIRTUAL_SPORTS" } as const;
const dayMs = 86_400_000;

/** Above the sportsbook, as above a game: for how long it is open, what was won and lost there meanwhile, and the way to a break. */
export function SportsBar({ product, player, breakConfirmation }: SportsBarProps) {
  const { playerId } = player;
  const { now } = useBreakNow(breakConfirmation);
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-3 rounded-md border border-line px-3">
      <div className="grid">
        <KeptTime tag={pageTag()} words="bettingFor" playerId={playerId} game={product} />
        <NetPosition product={product} playerId={playerId} />
      </div>
      <div className="ml-auto flex items-center gap-2">
        {now ? <now.BreakNow /> : <BreakButton look="raised" confirmation={breakConfirmation} />}
      </div>
    </div>
  );
}

/** Won minus staked since the session began, as the platform has it: bets are settled long after they were placed. */
function NetPosition({ product, playerId }: { product: SportsProduct; playerId: string }) {
  const [window] = useState(() => {
    const now = Date.now();
    const from = readGameSession(playerId, product, now)?.startedAt ?? now;
    return { from: new Date(from).toISOString(), to: new Date(now + dayMs).toISOString() };
  });
  const total = usePlayerQuery(walletQuery).data?.balances?.totalBalance;
  const { data, refetch } = usePlayerQuery((own) => ({
    ...netPositionQuery(own, { ...window, category: categories[product] }),
    placeholderData: keepPreviousData,
  }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with the balance
  useEffect(() => {
    void refetch();
  }, [total?.amountMinor, refetch]);
  if (!data || !total) return null;
  const net = money(data.netPosition, total.currency);
  return <NetLink net={net} tag={pageTag()} category={categories[product]} since={Date.parse(window.from)} />;
}
