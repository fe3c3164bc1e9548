import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { walletQuery } from "@/lib/money/wallet/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { MoneyLinks } from "./money-links";
import { useWalletCurrency } from "./use-wallet-currency";
import { WithdrawableStat } from "./withdrawable-stat";

/** What can be withdrawn, and the ways in and out beside it. */
export function WalletBrief() {
  const t = useTranslations("money.overview");
  const currency = useWalletCurrency();
  return (
    <QueryState query={usePlayerQuery(walletQuery)} loading={<Skeleton size="h-19 rounded-sm" label={t("loading")} />}>
      {({ balances, asOf }) => (
        <div className="grid items-center gap-4 md:grid-cols-2">
          <WithdrawableStat cash={balances?.mainBalance ?? null} currency={currency} asOf={asOf} />
          <MoneyLinks hasWallet={balances !== null} />
        </div>
      )}
    </QueryState>
  );
}
