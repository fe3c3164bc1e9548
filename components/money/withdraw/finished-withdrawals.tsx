import { Card } from "@/components/ui/card";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import { lastPaymentsQuery } from "@/lib/money/transactions/queries";
import { isOver, stageOfPayment } from "@/lib/money/transactions/stage";
import { lastWithdrawalsQuery } from "@/lib/money/withdraw/queries";
import { returnedWithdrawals } from "@/lib/money/withdraw/returned-withdrawals";
import type { Withdrawal } from "@/lib/money/withdraw/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useCurrencyQuery } from "../wallet/use-currency-query";
import { useWalletCurrency } from "../wallet/use-wallet-currency";

const most = 3;

/** The last withdrawals that are over: paid out, or not, and whether their money is back. Nothing without one. */
export function FinishedWithdrawals() {
  const t = useTranslations("money.withdraw");
  const tQuery = useTranslations("site.query");
  const query = combineQueries({ withdrawals: usePlayerQuery(lastWithdrawalsQuery), currency: useCurrencyQuery() });
  const { data: payments = [] } = usePlayerQuery(lastPaymentsQuery);
  const { data, errorUpdateCount } = query;
  const over = data?.withdrawals.filter(({ status }) => isOver(status)) ?? [];
  if (data ? over.length === 0 : errorUpdateCount === 0) return null;
  const returned = returnedWithdrawals(over, payments);
  return (
    <Card title={t("finished.title")}>
      <QueryState query={query} loading={null} failure={{ look: "line", text: tQuery("unreadable") }}>
        {() => (
          <ul className="grid gap-3">
            {over.slice(0, most).map((withdrawal) => (
              <Finished
                key={withdrawal.withdrawalId}
                withdrawal={withdrawal}
                isBack={returned.has(withdrawal.withdrawalId)}
              />
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

interface FinishedProps {
  withdrawal: Withdrawal;
  /** Is its money back in the account? */
  isBack: boolean;
}

function Finished({ withdrawal: { amount, status, since }, isBack }: FinishedProps) {
  const t = useTranslations("money.withdraw");
  const isPaid = stageOfPayment(status) === "paid";
  const how = isPaid ? "paid" : status === "CANCELLED" ? "cancelled" : "failed";
  const written = formatPlayerMoney(money(amount, useWalletCurrency()), pageTag());
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-line not-first:border-t not-first:pt-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-650">{t(`finished.${how}`)}</p>
        <p className="text-muted text-sm">
          {formatTime(new Date(since), pageTag())} {isBack ? t("finished.back") : null}
        </p>
      </div>
      <p className={isPaid ? "figures font-semibold" : "figures text-muted"}>{written}</p>
    </li>
  );
}
