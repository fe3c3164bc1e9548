"use client";

import { Button, smallButtonHeight } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { combineQueries } from "@/components/ui/combine-queries";
import { LoadMore } from "@/components/ui/load-more";
import { QueryState } from "@/components/ui/query-state";
import { TableSkeleton } from "@/components/ui/table";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { HistoryFilter, HistoryWindow } from "@/lib/money/transactions/filter";
import { useCurrencyQuery } from "../wallet/use-currency-query";
import { HistoryEmpty } from "./history-empty";
import { HistoryTable } from "./history-table";
import { useHistory } from "./use-history";

interface HistoryListProps {
  edition: string;
  filter: HistoryFilter;
  window: HistoryWindow;
  /** Opens a window that ends now. */
  renew: () => void;
  /** Is told up to when rows are shown, as an ISO instant, once newer ones were added. */
  extend: (until: string) => void;
  onChange: (filter: HistoryFilter) => void;
  /** Puts the focus on the list before the button that has it goes. */
  takeFocus: () => void;
}

/** The transactions of a window, ten more at a time, and a button for those that happened since. The list never moves by itself. */
export function HistoryList({ edition, filter, window, renew, extend, onChange, takeFocus }: HistoryListProps) {
  const t = useTranslations("money.history");
  const { pages, groups, count, fresh, hasGap, accept, isAutomatic } = useHistory(filter, window);
  const query = combineQueries({ pages, currency: useCurrencyQuery() });

  function showNews(): void {
    takeFocus();
    if (hasGap) renew();
    else extend(accept());
  }

  function choose(chosen: HistoryFilter): void {
    takeFocus();
    onChange(chosen);
  }

  return (
    <Card
      title={t("list.title")}
      isFlush
      action={
        // With room for the button, which moves nothing when it comes.
        <div role="status" className={smallButtonHeight}>
          {fresh > 0 ? (
            <Button kind="secondary-small" onClick={showNews}>
              {t(hasGap ? "list.manyNew" : "list.new", { count: fresh })}
            </Button>
          ) : null}
        </div>
      }
    >
      <div className="min-w-0">
        <QueryState
          query={query}
          loading={<TableSkeleton rows={10} label={t("list.loading")} />}
          isEmpty={() => count === 0 && pages.more === "none"}
          empty={<HistoryEmpty filter={filter} onChange={choose} />}
        >
          {() => (
            <>
              <p className="px-4 pb-2 text-muted text-sm md:px-5" role="status">
                {t(pages.more === "none" ? "list.all" : "list.soFar", { count })}
              </p>
              {count > 0 ? <HistoryTable edition={edition} groups={groups} /> : null}
              <LoadMore
                more={pages.more}
                onLoad={pages.loadMore}
                isAutomatic={isAutomatic}
                label={t("list.more")}
                failure={t("list.moreFailed")}
              />
            </>
          )}
        </QueryState>
      </div>
    </Card>
  );
}
