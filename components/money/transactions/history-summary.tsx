import { combineQueries } from "@/components/ui/combine-queries";
import { linkStyle } from "@/components/ui/control-styles";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { Stat, Stats } from "@/components/ui/stat";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatTime } from "@/lib/market/times/format";
import type { HistoryFilter, HistoryWindow } from "@/lib/money/transactions/filter";
import { netDepositsQuery, netPositionQuery } from "@/lib/money/transactions/queries";
import type { NetPosition } from "@/lib/money/transactions/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useCurrencyQuery } from "../wallet/use-currency-query";
import { useTransactionTexts } from "./use-transaction-texts";

/** What was won minus what was staked in the window, and how that is computed. */
export function HistorySummary({ filter: { category }, window }: { filter: HistoryFilter; window: HistoryWindow }) {
  const t = useTranslations("money.history");
  const { from, to } = window;
  const position = usePlayerQuery((player) => netPositionQuery(player, { ...(category && { category }), from, to }));
  const query = combineQueries({ position, currency: useCurrencyQuery() });
  const moment = (instant: string) => formatTime(new Date(instant), pageTag());
  return (
    <section
      aria-label={t("summary.net")}
      className="grid min-w-0 gap-3 rounded-lg border border-line bg-surface p-4 shadow-card md:p-5"
    >
      <QueryState query={query} loading={<Skeleton size="h-17 rounded-sm" label={t("summary.loading")} />}>
        {({ position }) => <Figures position={position} window={window} />}
      </QueryState>
      <div className="border-line border-t pt-3 text-muted text-sm">
        <p>{t("summary.window", { from: moment(from), to: moment(to) })}</p>
        <details>
          <summary className={`${linkStyle.alone} cursor-pointer text-text`}>{t("summary.how")}</summary>
          <p className="max-w-prose text-pretty">
            {t("summary.explanation")} {t("summary.leftOut")}
          </p>
        </details>
      </div>
    </section>
  );
}

function Figures({ position: { netPosition, winLoss }, window }: { position: NetPosition; window: HistoryWindow }) {
  const t = useTranslations("money.history");
  const texts = useTransactionTexts();
  return (
    // The figures of both lists in one row, or in rows of two on a phone.
    <div className="flex flex-wrap gap-4 [&>dl]:contents">
      <Stats label={t("summary.net")}>
        <Stat label={t("summary.net")} value={texts.total(netPosition)} hint={t("summary.netHint")} />
        {typeof winLoss === "number" ? <Stat label={t("summary.winLoss")} value={texts.total(winLoss)} /> : null}
        {typeof winLoss === "object" && winLoss ? (
          <>
            <Stat label={t("summary.won")} value={texts.sum(winLoss.won)} />
            <Stat label={t("summary.staked")} value={texts.sum(winLoss.staked)} />
          </>
        ) : null}
      </Stats>
      <NetDepositsFigure window={window} />
    </div>
  );
}

/** Nothing where the window has more payments than are read. */
function NetDepositsFigure({ window }: { window: HistoryWindow }) {
  const t = useTranslations("money.history");
  const tQuery = useTranslations("site.query");
  const texts = useTransactionTexts();
  const query = usePlayerQuery((player) => netDepositsQuery(player, window));
  return (
    <QueryState
      query={query}
      loading={
        <Stats>
          <Stat label={t("summary.netDeposits")} value={undefined} />
        </Stats>
      }
      failure={{ look: "line", text: tQuery("unreadable") }}
    >
      {(deposits) =>
        deposits && (
          <Stats>
            <Stat
              label={t("summary.netDeposits")}
              value={texts.total(deposits.in - deposits.out)}
              hint={t("summary.inOut", { in: texts.sum(deposits.in), out: texts.sum(deposits.out) })}
            />
          </Stats>
        )
      }
    </QueryState>
  );
}
