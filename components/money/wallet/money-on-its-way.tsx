import { combineQueries } from "@/components/ui/combine-queries";
import { linkStyle } from "@/components/ui/control-styles";
import { QueryState } from "@/components/ui/query-state";
import { money } from "@/lib/core/money";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { isOver } from "@/lib/money/transactions/stage";
import { pendingWithdrawalsQuery } from "@/lib/money/withdraw/queries";
import type { PendingWithdrawal } from "@/lib/money/withdraw/schema";
import { paths } from "@/lib/routing/paths";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useCurrencyQuery } from "./use-currency-query";
import { useWalletCurrency } from "./use-wallet-currency";

/** What withdrawals that are not paid out yet have taken from the amounts. Nothing without one; a failed read is not none. */
export function MoneyOnItsWay() {
  const t = useTranslations("money.overview");
  const query = combineQueries({
    withdrawals: usePlayerQuery(pendingWithdrawalsQuery),
    currency: useCurrencyQuery(),
  });
  return (
    <QueryState query={query} loading={null} failure={{ look: "line", text: t("onItsWayUnread") }}>
      {({ withdrawals }) => <Sum withdrawals={withdrawals} />}
    </QueryState>
  );
}

function Sum({ withdrawals }: { withdrawals: readonly PendingWithdrawal[] }) {
  const t = useTranslations("money.overview");
  const currency = useWalletCurrency();
  const sum = withdrawals.filter(({ status }) => !isOver(status)).reduce((total, { amount }) => total + amount, 0);
  if (sum === 0) return null;
  return (
    <div className="grid gap-0.5 text-sm">
      <p className="text-pretty">{t("onItsWay", { amount: formatPlayerMoney(money(sum, currency), pageTag()) })}</p>
      <a className={linkStyle.alone} href={paths.playerPage(pageLocale(), "bankingWithdraw")}>
        {t("follow")}
      </a>
    </div>
  );
}
