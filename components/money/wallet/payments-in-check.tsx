import { Icon } from "@/components/ui/icon";
import { QueryState } from "@/components/ui/query-state";
import { Spinner } from "@/components/ui/spinner";
import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import { isChecked } from "@/lib/money/transactions/meaning";
import { lastPaymentsQuery } from "@/lib/money/transactions/queries";
import type { Transaction } from "@/lib/money/transactions/schema";
import { stageOfPayment } from "@/lib/money/transactions/stage";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useWalletCurrency } from "./use-wallet-currency";

/** The deposits of which it is not known yet whether they were paid: neither paid nor failed. Nothing without one; a failed read is not none. */
export function PaymentsInCheck() {
  const t = useTranslations("money.overview");
  const query = usePlayerQuery(lastPaymentsQuery);
  return (
    <div role="status" className="empty:absolute">
      <QueryState
        query={query}
        loading={null}
        isEmpty={(payments) => !payments.some(isChecked)}
        failure={{ look: "line", text: t("inCheck.unread") }}
      >
        {(payments) => (
          <ul aria-label={t("inCheck.label")} className="grid gap-2">
            {payments.filter(isChecked).map((payment) => (
              <PaymentInCheck key={payment.referenceId} payment={payment} />
            ))}
          </ul>
        )}
      </QueryState>
    </div>
  );
}

function PaymentInCheck({ payment: { amount, status, transactionDate } }: { payment: Transaction }) {
  const t = useTranslations("money.overview");
  const values = { amount: formatPlayerMoney(money(amount, useWalletCurrency()), pageTag()) };
  const isWaiting = stageOfPayment(status) === "waiting";
  return (
    <li className="flex gap-3 rounded-md border border-line border-l-3 border-l-muted bg-raised px-3.5 py-3 text-sm">
      <span className="flex pt-px text-muted text-xl/compact">{isWaiting ? <Icon name="clock" /> : <Spinner />}</span>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-650">{t(isWaiting ? "inCheck.waiting" : "inCheck.checking", values)}</p>
        <p className="text-muted">
          {t("inCheck.since", { time: formatTime(new Date(transactionDate), pageTag()) })}{" "}
          {t(isWaiting ? "inCheck.waitingHint" : "inCheck.hint")}
        </p>
      </div>
    </li>
  );
}
