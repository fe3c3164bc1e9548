"use client";

import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { campaignsQuery } from "@/lib/offers/campaigns/queries";
import { rewardsQuery } from "@/lib/offers/rewards/queries";
import type { LobbyPageType } from "@/lib/play/catalogue/game-ref";
import { leastStakeLimit, limitingBonuses } from "@/lib/play/game-launch/figures/stake-limit";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { GameNote } from "./game-note";

/** A bonus may end, or come, while the game is open. In ms. */
const freshMs = 60_000;

interface StakeLimitProps {
  vertical: LobbyPageType;
  /** A BCP 47 tag, for digits. */
  tag: string;
}

/**
 * Beside a game for real money, while a bonus for its games runs: the most that its terms allow for one stake. The stake itself is placed
 * in the provider's frame, where nobody here sees it before it is. Nothing where no maximum is stated.
 */
export function StakeLimit({ vertical, tag }: StakeLimitProps) {
  const t = useTranslations("play.gameLaunch");
  const running = usePlayerQuery((player) => ({
    ...rewardsQuery(player, "active"),
    staleTime: freshMs,
    refetchInterval: freshMs,
  }));
  const ids = limitingBonuses(running.data ?? [], vertical);
  const campaigns = usePlayerQuery((player) => ({ ...campaignsQuery(player, ids), staleTime: freshMs }));
  const isUnread = running.data ? ids.length > 0 && !campaigns.data && campaigns.isError : running.isError;
  if (isUnread)
    return (
      <GameNote>
        <p>{t("stakeLimit.unread")}</p>
      </GameNote>
    );
  const most = ids.length > 0 && campaigns.data ? leastStakeLimit(campaigns.data) : null;
  if (most === null) return null;
  return (
    <GameNote>
      <p>{t("stakeLimit.most", { amount: formatPlayerMoney(most, tag) })}</p>
    </GameNote>
  );
}
