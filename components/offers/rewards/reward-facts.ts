import type { Fact } from "@/components/ui/description-list";
import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import type { Translator } from "@/lib/market/messages/translator";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { Reward } from "@/lib/offers/rewards/schema";

export const written = (amount: Money): string => formatPlayerMoney(amount, pageTag());

/** What is known of a reward beside its terms. */
export function moreFacts({ spins, boosterGames }: Reward, t: Translator<"offers.rewards">): Fact[] {
  return [
    spins && spins.played > 0 ? { name: t("kinds.freeSpins"), value: t("spins", spins) } : null,
    boosterGames.length > 0 ? { name: t("booster"), value: new Intl.ListFormat(pageTag()).format(boosterGames) } : null,
  ].filter((fact) => fact !== null);
}
