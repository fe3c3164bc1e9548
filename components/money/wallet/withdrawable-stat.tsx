import { Stat, Stats } from "@/components/ui/stat";
import { type Currency, type Money, money } from "@/lib/core/money";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { type ReadWithdrawable, useWithdrawable } from "./use-withdrawable";

interface WithdrawableStatProps {
  /** Null for a player without a wallet. */
  cash: Money | null;
  currency: Currency;
  /** When the wallet was read. */
  asOf: number;
}

/** What can be withdrawn now, and what holds back the rest. Unknown is a dash, never an amount. */
export function WithdrawableStat({ cash, currency, asOf }: WithdrawableStatProps) {
  const t = useTranslations("money.overview");
  const read = useWithdrawable(cash?.amountMinor ?? 0);
  const { amountMinor, reason } = cash ? read : noWallet;
  const time = new Intl.DateTimeFormat(calendarTag(pageTag()), { hour: "numeric", minute: "2-digit" }).format(asOf);
  const value =
    amountMinor === undefined
      ? undefined
      : amountMinor === null
        ? "–"
        : formatPlayerMoney(money(amountMinor, cash?.currency ?? currency), pageTag());
  return (
    <Stats>
      <Stat
        look="first"
        label={t("withdrawable")}
        value={value}
        hint={reason ? `${t(`reasons.${reason}`)} ${t("asOf", { time })}` : t("checkingReason")}
        isMuted={amountMinor === null}
      />
    </Stats>
  );
}

const noWallet: ReadWithdrawable = { amountMinor: 0, reason: "noWallet" };
