import { useTranslations } from "@/lib/market/messages/use-translations";
import { PaymentsInCheck } from "../wallet/payments-in-check";
import { WalletSummary } from "../wallet/wallet-summary";
import { LastTransactions } from "./last-transactions";
import { OpenRounds } from "./open-rounds";
import { PendingWithdrawals } from "./pending-withdrawals";
import { WithdrawalReadiness, type WithdrawalReadinessProps } from "./withdrawal-readiness";

export interface BankingViewProps extends WithdrawalReadinessProps {
  /** The internal segment of the edition. */
  edition: string;
}

/** The player's money: what can be withdrawn now comes first, then what is being checked or staked, what is on its way, and what moved last. */
export function BankingView({ edition, wealth }: BankingViewProps) {
  const t = useTranslations("money.overview");
  return (
    <>
      <section
        aria-label={t("title")}
        className="grid gap-3 rounded-lg border border-line bg-surface p-4 shadow-card md:p-5"
      >
        <WalletSummary isWide />
        <WithdrawalReadiness wealth={wealth} />
      </section>
      <PaymentsInCheck />
      <OpenRounds edition={edition} />
      <PendingWithdrawals />
      <LastTransactions />
    </>
  );
}
