import { linkStyle } from "@/components/ui/control-styles";
import { money } from "@/lib/core/money";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { pendingWithdrawalsQuery } from "@/lib/money/withdraw/queries";
import { paths } from "@/lib/routing/paths";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useWalletCurrency } from "./use-wallet-currency";

/** What withdrawals that are not paid out yet have taken from the amounts. Nothing without one. */
export function MoneyOnItsWay() {
  const t = useTranslations("money.overview");
  const currency = useWalletCurrency();
  const { data: withdrawals = [] } = usePlayerQuery(pendingWithdrawalsQuery);
  const sum = withdrawals.reduce((total, { amount }) => total + amount, 0);
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
