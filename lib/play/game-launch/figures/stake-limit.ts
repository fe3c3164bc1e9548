import type { Money } from "@/lib/core/money";
import type { Campaign } from "@/lib/offers/campaigns/schema";
import type { Reward } from "@/lib/offers/rewards/schema";
import type { LobbyPageType } from "@/lib/play/catalogue/game-ref";

/** The campaigns of the bonuses that run for these games; one that names no games is taken to be for all. */
export const limitingBonuses = (running: readonly Reward[], vertical: LobbyPageType): string[] =>
  running
    .filter((reward) => reward.kind === "bonus" && (reward.vertical === null || reward.vertical === vertical))
    .map(({ campaignId }) => campaignId);

/** The most that all of them allow for one stake; null where none states a maximum. */
export function leastStakeLimit(campaigns: readonly Pick<Campaign, "maxBet">[]): Money | null {
  return campaigns
    .flatMap(({ maxBet }) => maxBet ?? [])
    .reduce<Money | null>((least, each) => (least && least.amountMinor <= each.amountMinor ? least : each), null);
}
