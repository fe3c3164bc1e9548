import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { limitsQuery } from "@/lib/safety/limits/queries";
import { activitySettingsQuery } from "@/lib/safety/reality-check/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { LimitCard } from "./limit-card";
import { LimitsSkeleton } from "./limits-skeleton";
import { RealityCheckCard } from "./reality-check-card";
import { StopPanels } from "./stop-panels";

/**
 * The limits of a player, to be read. Its three resources are read side by side, and none is shown before all are there: a limit that
 * could not be read must not look like no limit. What stops play does not wait for them.
 */
export function LimitsView() {
  const t = useTranslations("safety.limits");
  const query = combineQueries({
    deposit: usePlayerQuery((player) => limitsQuery(player, "deposit")),
    spend: usePlayerQuery((player) => limitsQuery(player, "spend")),
    activity: usePlayerQuery(activitySettingsQuery),
  });
  return (
    <>
      <p className="-mt-3 text-muted">{t("intro")}</p>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 gap-5">
          <QueryState query={query} loading={<LimitsSkeleton label={t("loading")} />}>
            {({ deposit, spend, activity }) => (
              <>
                <LimitCard kind="deposit" limits={deposit} />
                <LimitCard kind="spend" limits={spend} />
                <RealityCheckCard timer={activity.timer} />
              </>
            )}
          </QueryState>
        </div>
        <StopPanels />
      </div>
    </>
  );
}
