import { clsx } from "clsx";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { type Currency, type Money, money } from "@/lib/core/money";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { walletQuery } from "@/lib/money/wallet/queries";
import type { Balances } from "@/lib/money/wallet/wallet";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useValueHeldDuringRound } from "@/lib/site/running-round";
import { AmountList } from "./amount-list";
import { MoneyLinks } from "./money-links";
import { useWalletCurrency } from "./use-wallet-currency";
import { WithdrawableStat } from "./withdrawable-stat";

/** What can be withdrawn now, the ways in and out, and each amount of the wallet. `isWide`: side by side where there is room. */
export function WalletSummary({ isWide = false }: { isWide?: boolean }) {
  const read = usePlayerQuery(walletQuery);
  const data = useValueHeldDuringRound(read.data, (held) => held !== undefined);
  const currency = useWalletCurrency();
  return (
    <QueryState query={{ ...read, data }} loading={<SummarySkeleton />}>
      {({ balances, asOf }) => (
        <div className={clsx("grid gap-x-10 gap-y-5", isWide && "lg:grid-cols-2 lg:items-center")}>
          <div className="grid content-center gap-4">
            <WithdrawableStat cash={balances?.mainBalance ?? null} currency={currency} asOf={asOf} />
            <MoneyLinks hasWallet={balances !== null} />
          </div>
          <AmountList balances={balances ?? emptyBalances(currency)} />
        </div>
      )}
    </QueryState>
  );
}

/** Of a player without a wallet. */
function emptyBalances(currency: Currency): Balances {
  const nothing: Money = money(0, currency);
  return {
    mainBalance: nothing,
    lockedBalance: nothing,
    sportsBonus: nothing,
    casinoBonus: nothing,
    liveCasinoBonus: nothing,
    totalBalance: nothing,
  };
}

function SummarySkeleton() {
  const t = useTranslations("money.overview");
  return (
    <>
      <Skeleton size="h-23 rounded-md" label={t("loading")} />
      <Skeleton size="h-11 rounded-md" />
      <Skeleton size="h-60 rounded-md" />
    </>
  );
}
