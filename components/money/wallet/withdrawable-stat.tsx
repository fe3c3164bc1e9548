import { Stat, Stats } from "@/components/ui/stat";
import { type Currency, type Money, money } from "@/lib/core/money";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { type ReadWithdrawable, useWithdrawable } from "./use-withdrawable";

/** Is there a way to be paid? Unread: nobody knows. */
export type MethodsState = "some" | "none" | "reading" | "unread";

interface WithdrawableStatProps {
  /** Null for a player without a wallet. */
  cash: Money | null;
  currency: Currency;
  /** When the wallet was read. */
  asOf: number;
  /** Of a page that reads them; where none does, nobody knows. */
  methods?: MethodsState;
  /** What stands below says why: the figure does not say it too. */
  isToldBelow?: boolean;
}

/**
 * What is free for a withdrawal, and what holds back the rest. Unknown is a dash, never an amount. That it can be withdrawn now is said
 * only where a way to be paid is known.
 */
export function WithdrawableStat({
  cash,
  currency,
  asOf,
  methods = "unread",
  isToldBelow = false,
}: WithdrawableStatProps) {
  const t = useTranslations("money.overview");
  const read = useWithdrawable(cash?.amountMinor ?? 0);
  const known = cash ? read : noWallet;
  const amountMinor = methods === "reading" ? undefined : known.amountMinor;
  const { reason } = known;
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
        label={t(methods === "some" ? "withdrawable" : "free")}
        value={value}
        hint={
          reason && amountMinor !== undefined
            ? [isToldBelow ? null : t(`reasons.${reason}`), t("asOf", { time })].filter(Boolean).join(" ")
            : t("checkingReason")
        }
        isMuted={amountMinor === null}
      />
    </Stats>
  );
}

const noWallet: ReadWithdrawable = { amountMinor: 0, reason: "noWallet" };
