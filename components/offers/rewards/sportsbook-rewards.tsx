"use client";

import { useMarketRules } from "@/components/site/use-market-rules";
import { QueryState } from "@/components/ui/query-state";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useAccountPast } from "@/lib/offers/allowed-offers/queries";
import { mayBeOffered } from "@/lib/offers/allowed-offers/schema";
import { bonusPreferenceQuery } from "@/lib/offers/bonus-preference/queries";
import { sportsbookRewardsQuery } from "@/lib/offers/rewards/queries";
import { productAccess } from "@/lib/session/permissions/permissions";
import { usePermissions } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { RewardList } from "./reward-list";

/** The rewards of the sportsbook, which come and are claimed by calls of their own. Nothing where there are none. */
export function SportsbookRewards() {
  const t = useTranslations("offers.rewards");
  const { permissions } = usePermissions();
  const { data: preference } = usePlayerQuery(bonusPreferenceQuery);
  const isWanted = preference !== undefined && preference?.refusesBonuses !== true;
  const isOpen = productAccess(permissions, "sports") === "allowed" && permissions.bonuses && isWanted;
  const { rules } = useMarketRules();
  const query = usePlayerQuery((player) => ({ ...sportsbookRewardsQuery(player), enabled: isOpen }));
  const allowed = rules?.offers;
  const { past } = useAccountPast(isOpen ? allowed : undefined);
  if (!isOpen) return null;
  return (
    <QueryState query={query} loading={null} failure={{ text: t("sportsbook.unreadable"), look: "line" }}>
      {(all) => {
        const rewards = all.filter((each) => mayBeOffered(each, allowed ?? [], past));
        return rewards.length > 0 ? (
          <section aria-labelledby="rewards-sportsbook" className="grid gap-3">
            <h2 id="rewards-sportsbook" className="text-lg/base">
              {t("sportsbook.title")}
            </h2>
            <RewardList rewards={rewards} place="page" />
          </section>
        ) : null;
      }}
    </QueryState>
  );
}
