"use client";

import { Icon } from "@/components/ui/icon";
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
  /** The stake that is chosen in the game, in hundredths of the account's currency; null where its frame has not told it. */
  stakeMinor: number | null;
  /** A BCP 47 tag, for digits. */
  tag: string;
}

/**
 * Beside a game for real money, while a bonus for its games runs: the most that its terms allow for one stake, and a warning where more
 * is chosen. The stake is placed in the provider's frame, and not every frame tells it before. Nothing where no maximum is stated.
 */
export function StakeLimit({ vertical, stakeMinor, tag }: StakeLimitProps) {
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
  const amount = formatPlayerMoney(most, tag);
  if (stakeMinor === null || stakeMinor <= most.amountMinor)
    return (
      <GameNote>
        <p>{t("stakeLimit.most", { amount })}</p>
      </GameNote>
    );
  const stake = formatPlayerMoney({ ...most, amountMinor: stakeMinor }, tag);
  return (
    <GameNote>
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="warning" />
        {t("stakeLimit.over", { stake, amount })}
      </p>
    </GameNote>
  );
}
