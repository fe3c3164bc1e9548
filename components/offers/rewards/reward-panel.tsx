"use client";

import { type ReactNode, useEffect } from "react";
import { LinkButton } from "@/components/ui/button";
import { QueryFailure } from "@/components/ui/query-failure";
import { QueryLoading, QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Vertical } from "@/lib/offers/campaigns/vertical";
import { resumeClaim } from "@/lib/offers/rewards/claim-reward";
import { forgetHidden, useManagedRewards } from "@/lib/offers/rewards/store";
import { paths } from "@/lib/routing/paths";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { BonusesRefused } from "../bonus-preference/bonuses-refused";
import { CalmOffers } from "../calm-offers";
import { ClaimedNotice } from "./claimed-notice";
import { RewardList } from "./reward-list";
import type { ReadRewards, RewardsPlace } from "./use-rewards";

interface RewardPanelProps {
  tab: RewardTab;
  place: RewardsPlace;
  read: ReadRewards;
  /** Of which games they are; null: of all. */
  filter?: Vertical | null;
  /** Below the list, once it may be read. */
  children?: ReactNode;
}

/**
 * The rewards of a tab, and what is there before they may be read. Those on offer are left out in calm mode, those that run are not. With
 * those on offer goes on a claim that a reload cut off after its forfeit, also of one that the filter leaves out.
 */
export function RewardPanel({ tab, place, read, filter = null, children }: RewardPanelProps) {
  const t = useTranslations("offers.rewards");
  const tPromotions = useTranslations("offers.promotions");
  const hidden = useManagedRewards((state) => state.hidden);
  const isOffering = tab === "rewards" && read.status === "open";
  const listed = isOffering ? read.query.data : undefined;
  // A list that is without it: what comes by its campaign later is something new.
  useEffect(() => {
    for (const each of hidden) if (listed?.every(({ campaignId }) => campaignId !== each)) forgetHidden(each);
  }, [listed, hidden]);
  useEffect(() => {
    const player = playerIn(useSession.getState());
    if (player && isOffering) void resumeClaim(player);
  }, [isOffering]);
  const loading = (
    <>
      <Skeleton size="h-44 rounded-lg" label={t("loading")} />
      <Skeleton size="h-44 rounded-lg" />
    </>
  );
  const promotions = (
    <LinkButton kind="secondary" href={paths.promotions(pageLocale())}>
      {tPromotions("back")}
    </LinkButton>
  );
  const empty = (
    <StateBlock
      state="empty"
      title={t(filter ? "empty.filter" : `empty.${tab}`)}
      action={isOffering ? promotions : undefined}
    >
      {t("empty.body")}
    </StateBlock>
  );
  if (read.status === "unreadable") return <QueryFailure onRetry={read.retry} />;
  if (read.status === "none") return empty;
  if (read.status === "refused") return <BonusesRefused />;
  if (read.status !== "open") return <QueryLoading>{loading}</QueryLoading>;
  const list = (
    <div className="grid gap-3">
      <ClaimedNotice />
      <QueryState query={read.query} loading={loading}>
        {(rewards) => {
          const shown = rewards.filter(
            ({ campaignId, vertical }) => !hidden.includes(campaignId) && (filter === null || vertical === filter),
          );
          return shown.length > 0 ? <RewardList rewards={shown} place={place} /> : empty;
        }}
      </QueryState>
      {children}
    </div>
  );
  return tab === "rewards" ? <CalmOffers>{list}</CalmOffers> : list;
}
