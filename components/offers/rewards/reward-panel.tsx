import { Button } from "@/components/ui/button";
import { SlowNotice } from "@/components/ui/form/slow-notice";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { RewardTab } from "@/lib/routing/reward-tab";
import { RewardRow } from "./reward-row";
import type { ReadRewards } from "./use-rewards";

/** The rewards of a tab in their states: being read (after 5 s with a word about it), none, not readable, and read. */
export function RewardPanel({ tab, read }: { tab: RewardTab; read: ReadRewards }) {
  const t = useTranslations("offers");
  if (read.status === "failed")
    return (
      <StateBlock
        state="error"
        title={t("rewards.failed.title")}
        action={
          read.retry ? (
            <Button kind="secondary" busy={read.isRetrying} onClick={read.retry}>
              {t("rewards.failed.retry")}
            </Button>
          ) : null
        }
      >
        {t("rewards.failed.body")}
      </StateBlock>
    );
  if (read.status !== "read")
    return (
      <div className="grid gap-3">
        <div role="status" className="grid gap-3">
          <Skeleton size="h-44 rounded-lg" label={t("rewards.loading")} />
          <Skeleton size="h-44 rounded-lg" />
        </div>
        <SlowNotice isBusy text={t("rewards.slow")} />
      </div>
    );
  if (read.rewards.length === 0)
    return (
      <StateBlock state="empty" title={t(`rewards.empty.${tab}`)}>
        {t("rewards.empty.body")}
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
