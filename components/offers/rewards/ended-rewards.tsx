"use client";

import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { DescriptionList } from "@/components/ui/description-list";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Vertical } from "@/lib/offers/campaigns/vertical";
import { type EndedReward, endOf } from "@/lib/offers/rewards/ended-rewards";
import { endedRewardsQuery } from "@/lib/offers/rewards/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { EndsLine } from "./ends-line";
import { RewardCard } from "./reward-card";
import { written } from "./reward-facts";

/** What does not run any more, and how it ended. */
export function EndedRewards({ filter }: { filter: Vertical | null }) {
  const t = useTranslations("offers.rewards");
  const query = usePlayerQuery(endedRewardsQuery);
  return (
    <section aria-labelledby="rewards-ended" className="grid gap-3">
      <h2 id="rewards-ended" className="text-lg/base">
        {t("ended.title")}
      </h2>
      <QueryState
        query={query}
        loading={<Skeleton size="h-24 rounded-lg" label={t("loading")} />}
        failure={{ text: t("ended.unreadable"), look: "line" }}
      >
        {(rewards) => <EndedList rewards={rewards.filter(({ vertical }) => filter === null || vertical === filter)} />}
      </QueryState>
    </section>
  );
}

function EndedList({ rewards }: { rewards: readonly EndedReward[] }) {
  const t = useTranslations("offers.rewards");
  if (rewards.length === 0) return <p className="text-muted">{t("ended.empty")}</p>;
  return (
    <ul className="grid items-start gap-3 lg:grid-cols-2 lg:gap-5">
      {rewards.map((reward) => (
        <li key={reward.id} className="min-w-0">
          <EndedCard reward={reward} />
        </li>
      ))}
    </ul>
  );
}

function EndedCard({ reward }: { reward: EndedReward }) {
  const t = useTranslations("offers.rewards");
  const titleId = useId();
  const { amount, wagering, status } = reward;
  const facts = [
    amount && { name: t("amount"), value: written(amount) },
    wagering?.done && wagering.required.amountMinor > 0
      ? {
          name: t("wagered"),
          value: t("wageredOf", { done: written(wagering.done), required: written(wagering.required) }),
        }
      : null,
  ].filter((fact) => fact !== null);
  return (
    <RewardCard reward={reward} titleId={titleId} badge={<Badge>{t(`ended.states.${status}`)}</Badge>}>
      {facts.length > 0 ? <DescriptionList look="columns" facts={facts} /> : null}
      <EndsLine at={endOf(reward)} isPast />
    </RewardCard>
  );
}
