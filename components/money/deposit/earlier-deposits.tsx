import { linkStyle } from "@/components/ui/control-styles";
import { QueryState } from "@/components/ui/query-state";
import { type Money, money } from "@/lib/core/money";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { isPaymentOf } from "@/lib/money/deposit/operation";
import { recentDepositsQuery } from "@/lib/money/deposit/queries";
import type { Transaction } from "@/lib/money/transactions/schema";
import { stageOfPayment } from "@/lib/money/transactions/stage";
import { paths } from "@/lib/routing/paths";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { PendingDeposit } from "../wallet/pending-deposit";
import { useWalletCurrency } from "../wallet/use-wallet-currency";
import { useLostDeposits } from "./use-lost-deposits";

/** So many of the platform's are listed: Banking shows the others. */
const mostShown = 3;

const none: readonly Transaction[] = [];

/**
 * The player's deposits that are not settled, before they make another one: those that the platform has, of whatever device, and those of
 * this browser that got no response. Where they cannot be read it says so, and stands in nobody's way.
 */
export function EarlierDeposits() {
  const t = useTranslations("money.deposit");
  const tOverview = useTranslations("money.overview");
  const query = usePlayerQuery(recentDepositsQuery);
  const pending = query.data?.pending ?? none;
  const unanswered = useLostDeposits();
  const lost = unanswered.filter(({ intent }) => !pending.some((payment) => isPaymentOf(payment, intent)));
  const rows = lost.length + pending.length;
  return (
    <div role="status" className="grid gap-2 text-sm empty:absolute">
      <QueryState query={query} loading={null} failure={{ look: "line", text: tOverview("inCheck.unread") }}>
        {() => null}
      </QueryState>
      {rows > 0 ? (
        <ul aria-label={tOverview("inCheck.label")} className="grid gap-2">
          {lost.map(({ intent: { id, startedAt }, amount }) => (
            <Row key={id} reference={id} amount={amount} isWaiting={false} at={startedAt} hint={t("earlier.lost")} />
          ))}
          {pending.slice(0, mostShown).map((payment) => (
            <PaymentRow key={payment.referenceId} payment={payment} />
          ))}
        </ul>
      ) : null}
      {pending.length > mostShown ? (
        <a className={linkStyle.alone} href={paths.playerPage(pageLocale(), "banking")}>
          {t("outcome.banking")}
        </a>
      ) : null}
      {rows > 0 ? (
        // No other one is sent while one of this browser has no answer.
        <p className="text-muted">{t(unanswered.length > 0 ? "earlier.wait" : "earlier.another")}</p>
      ) : null}
    </div>
  );
}

function PaymentRow({ payment: { referenceId, amount, status, transactionDate } }: { payment: Transaction }) {
  const t = useTranslations("money.overview");
  const isWaiting = stageOfPayment(status) === "waiting";
  return (
    <Row
      reference={referenceId}
      amount={money(amount, useWalletCurrency())}
      isWaiting={isWaiting}
      at={transactionDate}
      hint={t(isWaiting ? "inCheck.waitingHint" : "inCheck.hint")}
    />
  );
}

interface RowProps {
  reference: string;
  amount: Money;
  isWaiting: boolean;
  at: string | number;
  hint: string;
}

function Row({ reference, at, ...deposit }: RowProps) {
  const t = useTranslations("money.deposit");
  return (
    <PendingDeposit {...deposit} since={new Date(at)}>
      <a className={linkStyle.alone} href={paths.depositOutcome(pageLocale(), reference)}>
        {t("outcome.link")}
      </a>
    </PendingDeposit>
  );
}
