import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { activitySummaryQuery } from "@/lib/safety/reality-check/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { PlayFigures } from "../play-figures";
import { ElapsedTime } from "./elapsed-time";

/** How long it has been, and what was staked and won since the last reset. What cannot be read is said to be so: no figure stands for an unknown one. */
export function ActivityFigures() {
  const t = useTranslations("safety.realityCheck");
  const query = usePlayerQuery(activitySummaryQuery);
  return (
    <QueryState
      query={query}
      loading={<Skeleton size="h-24 rounded-md" label={t("loading")} />}
      failure={{ title: t("unreadable"), text: t("unreadableHint"), action: <ElapsedTime startedAt={null} /> }}
    >
      {({ turnover, winnings, delta, startedAt }) => (
        <div className="grid gap-3">
          <ElapsedTime startedAt={startedAt} />
          <PlayFigures staked={write(turnover)} won={write(winnings)} net={write(delta)} />
        </div>
      )}
    </QueryState>
  );
}

const write = (amount: Money) => formatPlayerMoney(amount, pageTag());
