import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { money } from "@/lib/core/money";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { isChecked } from "@/lib/money/transactions/meaning";
import { lastPaymentsQuery } from "@/lib/money/transactions/queries";
import type { Transaction } from "@/lib/money/transactions/schema";
import { stageOfPayment } from "@/lib/money/transactions/stage";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { PendingDeposit } from "./pending-deposit";
import { useCurrencyQuery } from "./use-currency-query";
import { useWalletCurrency } from "./use-wallet-currency";

/** The deposits of which it is not known yet whether they were paid: neither paid nor failed. Nothing without one; a failed read is not none. */
export function PaymentsInCheck() {
  const t = useTranslations("money.overview");
  const query = combineQueries({ payments: usePlayerQuery(lastPaymentsQuery), currency: useCurrencyQuery() });
  return (
    <div role="status" className="empty:absolute">
      <QueryState
        query={query}
        loading={null}
        isEmpty={({ payments }) => !payments.some(isChecked)}
        failure={{ look: "line", text: t("inCheck.unread") }}
      >
        {({ payments }) => (
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
  const isWaiting = stageOfPayment(status) === "waiting";
  return (
    <PendingDeposit
      amount={money(amount, useWalletCurrency())}
      isWaiting={isWaiting}
      since={new Date(transactionDate)}
      hint={t(isWaiting ? "inCheck.waitingHint" : "inCheck.hint")}
    />
  );
}
