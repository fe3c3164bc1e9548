"use client";

import { useRef } from "react";
import { QueryLoading } from "@/components/ui/query-state";
import { StateBlock } from "@/components/ui/state-block";
import { TableSkeleton } from "@/components/ui/table";
import { useMedia } from "@/components/ui/use-media";
import { longDate } from "@/lib/core/form/date-input";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { HistoryActions } from "./history-actions";
import { HistoryFilters } from "./history-filters";
import { HistoryList } from "./history-list";
import { HistorySummary } from "./history-summary";
import { useHistoryFilter } from "./use-history-filter";
import { useHistoryWindow } from "./use-history-window";
import { useReach } from "./use-reach";
import { useServerClock } from "./use-server-clock";

export interface HistoryViewProps {
  /** The internal segment of the edition. */
  edition: string;
  /** How many days the history reaches. */
  historyDays: ByPlace<number>;
}

/** What moved in the player's wallet in a time that they choose; the address holds the choice. Nothing before it is known what time it is. */
export function HistoryView(props: HistoryViewProps) {
  const t = useTranslations("money.history");
  const isAsked = useServerClock();
  if (!isAsked)
    return (
      <QueryLoading>
        <TableSkeleton rows={10} label={t("list.loading")} />
      </QueryLoading>
    );
  return <TimedHistory {...props} />;
}

function TimedHistory({ edition, historyDays }: HistoryViewProps) {
  const t = useTranslations("money.history");
  const reach = useReach(historyDays);
  const { filter, problem, change } = useHistoryFilter(reach);
  const { window, shown, renew, extend } = useHistoryWindow(filter);
  const list = useRef<HTMLDivElement>(null);
  const isPhone = !useMedia("(width >= 768px)");
  const actions = <HistoryActions filter={filter} window={shown} reach={reach} />;
  const takeFocus = () => list.current?.focus({ preventScroll: true });
  return (
    <>
      {problem ? (
        <StateBlock state="error" look="line">
          {problem === "tooEarly"
            ? t("problems.tooEarly", { earliest: longDate(reach.earliest, pageTag()) })
            : t(`problems.${problem}`)}{" "}
          {t("problems.instead")}
        </StateBlock>
      ) : null}
      {isPhone ? null : actions}
      <HistorySummary filter={filter} window={shown} />
      <HistoryFilters filter={filter} reach={reach} onChange={change} />
      {/* Another window begins anew: what was accepted of the last one is in its pages. The focus of a button in it stays out here. */}
      <div ref={list} tabIndex={-1} className="min-w-0 outline-none">
        <HistoryList
          key={`${filter.category} ${window.from} ${window.to}`}
          {...{ edition, filter, window, renew, extend, takeFocus }}
          onChange={change}
        />
      </div>
      {/* On a phone the answer comes first. */}
      {isPhone ? actions : null}
    </>
  );
}
