import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import type { DepositFlow } from "@/lib/money/deposit/status";
import { useWalletCurrency } from "../wallet/use-wallet-currency";

const periods = ["D", "W", "M"] as const;

/** What the check has said of the nearest limit: what is left of it, its period, and when it starts again. Empty for nothing. */
export function useLimitText({ limitLeft, limitType, resetOn }: DepositFlow): string {
  const t = useTranslations("money.deposit");
  const currency = useWalletCurrency();
  const period = periods.find((each) => each === limitType);
  return [
    limitLeft === null ? null : t("notices.left", { amount: formatPlayerMoney(money(limitLeft, currency), pageTag()) }),
    period ? t(`notices.period.${period}`) : null,
    resetOn === null ? null : t("notices.reset", { time: formatTime(new Date(resetOn), pageTag()) }),
  ]
    .filter(Boolean)
    .join(" ");
}
