"use client";

import clsx from "clsx";
import { Icon } from "@/components/ui/icon";
import { useNow } from "@/components/ui/use-now";
import { useSlow } from "@/components/ui/use-slow";
import { type Currency, money } from "@/lib/core/money";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { walletQuery } from "@/lib/money/wallet/queries";
import { isStale, type Wallet } from "@/lib/money/wallet/wallet";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useValueHeldDuringRound } from "@/lib/site/running-round";
import { BalanceAnnouncement } from "./balance-announcement";
import { BalanceOutline } from "./balance-outline";
import { HeaderAmount } from "./header-amount";
import { useEmptyWallet } from "./use-empty-wallet";
import { useAccountCurrency } from "./use-wallet-currency";

export interface BalanceFiguresProps {
  /** A BCP 47 tag, for digits and times. */
  tag: string;
}

const hasBalances = (wallet: Wallet | undefined) => Boolean(wallet?.balances);

/** Often enough to notice that a balance has become old. */
const tickMs = 10_000;

/** Total balance and the cash in it, kept up to date while it is shown; a balance that may be out of date shows its time. */
export function BalanceFigures({ tag }: BalanceFiguresProps) {
  const { data: known, isError, errorUpdateCount } = usePlayerQuery(walletQuery);
  const data = useValueHeldDuringRound(known, hasBalances);
  useEmptyWallet(known);
  // Of a player without a wallet.
  const currency = useAccountCurrency();
  // Before the first response a new attempt clears the error, which would let the skeleton and the text take turns.
  const hasFailed = isError || (data === undefined && errorUpdateCount > 0);
  const isSlow = useSlow(data === undefined && !hasFailed);
  return (
    <BalanceView
      wallet={data}
      hasFailed={hasFailed}
      isSlow={isSlow}
      currency={currency}
      now={useNow(tickMs)}
      tag={tag}
    />
  );
}

interface BalanceViewProps extends BalanceFiguresProps {
  wallet: Wallet | undefined;
  /** Did the last read of the balance fail? */
  hasFailed: boolean;
  /** Does the first read take long? */
  isSlow?: boolean;
  currency: Currency;
  now: number;
}

/** The wallet as it is shown. */
export function BalanceView({ wallet, hasFailed, isSlow = false, currency, now, tag }: BalanceViewProps) {
  const t = useTranslations("money.wallet");
  if (!wallet)
    return hasFailed ? (
      <span className="text-muted text-sm">{t("unavailable")}</span>
    ) : (
      <BalanceOutline isSlow={isSlow} />
    );

  const stale = isStale(wallet, hasFailed, now);
  const total = wallet.balances?.totalBalance ?? money(0, currency);
  return (
    <>
      <span className="flex items-center justify-center gap-1">
        <b className={clsx("figures", stale && "text-muted")}>
          <HeaderAmount amount={total} tag={tag} />
        </b>
        {/* It opens the wallet. Where the header is narrowest there is no room for it beside the longest amounts. */}
        <Icon name="down" size="size-3.5 max-[359px]:hidden md:max-[799px]:hidden" />
      </span>
      <small className="figures text-muted">{noteOf(wallet, stale, t, tag)}</small>
      <BalanceAnnouncement total={formatPlayerMoney(total, tag)} />
    </>
  );
}

/** The note below the figure: its age, a missing wallet, the cash in it; else the name of the figure. */
function noteOf({ balances, asOf }: Wallet, stale: boolean, t: Translator<"money.wallet">, tag: string) {
  if (stale) {
    const time = new Intl.DateTimeFormat(calendarTag(tag), { hour: "numeric", minute: "2-digit" }).format(asOf);
    return t("asOf", { time });
  }
  if (!balances) return t("none");
  if (balances.mainBalance.amountMinor === balances.totalBalance.amountMinor) return t("label");
  return <HeaderAmount amount={balances.mainBalance} tag={tag} write={(amount) => t("cash", { amount })} />;
}
