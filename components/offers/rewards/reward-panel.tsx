import { QueryFailure, QueryLoading } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { RewardRow } from "./reward-row";
import type { ReadRewards } from "./use-rewards";

/** The rewards of a tab in their states: being read (after 5 s with a word about it), none, not readable, and read. */
export function RewardPanel({ tab, read }: { tab: RewardTab; read: ReadRewards }) {
  const t = useTranslations("offers.rewards");
  if (read.status === "failed") return <QueryFailure busy={read.isRetrying} onRetry={read.retry} />;
  if (read.status !== "read")
    return (
      <QueryLoading>
        <Skeleton size="h-44 rounded-lg" label={t("loading")} />
        <Skeleton size="h-44 rounded-lg" />
      </QueryLoading>
    );
  if (read.rewards.length === 0)
    return (
      <StateBlock state="empty" title={t(`empty.${tab}`)}>
        {t("empty.body")}
      </StateBlock>
    );
  return (
    <ul className="grid gap-3">
      {read.rewards.map((reward) => (
        <RewardRow key={reward.id} reward={reward} />
      ))}
    </ul>
  );
}
