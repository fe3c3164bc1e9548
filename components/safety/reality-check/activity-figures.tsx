import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import { activitySummaryQuery } from "@/lib/safety/reality-check/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { PlayFigures } from "../play-figures";

/** What was staked and won since the last reset. Where that cannot be read, it says so: no figure stands for an unknown one. */
export function ActivityFigures() {
  const t = useTranslations("safety.realityCheck");
  const query = usePlayerQuery(activitySummaryQuery);
  return (
    <QueryState
      query={query}
      loading={<Skeleton size="h-24 rounded-md" label={t("loading")} />}
      failure={{ title: t("unreadable"), text: t("unreadableHint") }}
    >
      {({ turnover, winnings, delta, startedAt }) => (
        <div className="grid gap-3">
          {startedAt === null ? null : (
            <p className="text-muted text-md">{t("since", { time: formatTime(new Date(startedAt), pageTag()) })}</p>
          )}
          <PlayFigures staked={write(turnover)} won={write(winnings)} net={write(delta)} />
        </div>
      )}
    </QueryState>
  );
}

const write = (amount: Money) => formatPlayerMoney(amount, pageTag());
