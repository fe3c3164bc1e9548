"use client";

import { clsx } from "clsx";
import { Chips } from "@/components/ui/chips";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { paths } from "@/lib/routing/paths";
import { type RewardTab, rewardTabs } from "@/lib/routing/reward-tab";
import { BonusSwitch } from "../bonus-preference/bonus-switch";
import { EndedRewards } from "./ended-rewards";
import { RewardPanel } from "./reward-panel";
import { SportsbookRewards } from "./sportsbook-rewards";
import { useFollowWallet } from "./use-follow-wallet";
import { rewardFilters, useRewardFilter, writeRewardFilter } from "./use-reward-filter";
import { useRewards } from "./use-rewards";

const pages = { rewards: "rewards", active: "activeRewards" } as const;

/** A player's rewards, those on offer or those that run, of all games or of some. */
export function RewardsView({ tab }: { tab: RewardTab }) {
  const t = useTranslations("offers.rewards");
  const tPromotions = useTranslations("offers.promotions");
  const { filter, setFilter } = useRewardFilter();
  const vertical = filter === "all" ? null : filter;
  const read = useRewards(tab, "page");
  useFollowWallet();
  return (
    <div className="grid gap-5">
      <nav aria-label={t("title")} className="flex flex-wrap gap-2">
        {rewardTabs.map((each) => (
          <a
            key={each}
            href={paths.playerPage(pageLocale(), pages[each]) + writeRewardFilter(filter)}
            aria-current={each === tab ? "page" : undefined}
            className={clsx(
              "inline-flex min-h-11 items-center rounded-md px-4 font-semibold text-sm",
              each === tab ? "shadow-accent-edge bg-accent-soft" : "shadow-edge bg-surface hover:bg-raised",
            )}
          >
            {t(`lists.${each}`)}
          </a>
        ))}
      </nav>
      <Chips
        legend={t("filter")}
        name="vertical"
        options={rewardFilters.map((value) => ({
          value,
          text: value === "all" ? tPromotions("all") : tPromotions(`category.${value}`),
        }))}
        value={filter}
        onChange={setFilter}
      />
      <section aria-labelledby="rewards-list">
        <h2 id="rewards-list" className="sr-only">
          {t(`lists.${tab}`)}
        </h2>
        <RewardPanel tab={tab} place="page" read={read} filter={vertical}>
          {tab === "rewards" && (vertical === null || vertical === "sports") ? <SportsbookRewards /> : null}
        </RewardPanel>
      </section>
      {tab === "rewards" && (read.status === "open" || read.status === "refused") ? <BonusSwitch /> : null}
      {read.status === "open" && tab === "active" ? <EndedRewards filter={vertical} /> : null}
    </div>
  );
}
