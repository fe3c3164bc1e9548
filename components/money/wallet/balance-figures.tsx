"use client";

import clsx from "clsx";
import { useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { publicConfig } from "@/lib/config/public";
import { type Currency, formatMoney, money } from "@/lib/core/money";
import { playerCurrency } from "@/lib/money/wallet/currency";
import { useWallet } from "@/lib/money/wallet/store";
import { isStale, type Wallet } from "@/lib/money/wallet/wallet";
import type { Player } from "@/lib/session/state";
import { startLiveWallet } from "./live-wallet";
import { useSettled } from "./use-settled";
import type { BalanceWords } from "./words";

export interface BalanceFiguresProps {
  player: Player;
  words: BalanceWords;
  /** A BCP 47 tag, for digits and times. */
  tag: string;
}

const tickMs = 10_000;

/** Total and withdrawable balance, kept up to date while it is shown; what may be old says so, with its time. */
export function BalanceFigures({ player, words, tag }: BalanceFiguresProps) {
  const wallet = useWallet();
  const currency = playerCurrency(player);
  useEffect(() => startLiveWallet(currency), [currency]);
  return <BalanceView wallet={wallet} currency={currency} now={useNow()} words={words} tag={tag} />;
}

interface BalanceViewProps extends Omit<BalanceFiguresProps, "player"> {
  wallet: Wallet;
  currency: Currency;
  now: number;
}

/** What is known of a wallet, as it is shown. */
export function BalanceView({ wallet, currency, now, words, tag }: BalanceViewProps) {
  if (!wallet.balances && !wallet.noWallet)
    return wallet.failed ? (
      <span className="text-muted text-sm">{words.unavailable}</span>
    ) : (
      <Skeleton size="ml-auto inline-block h-5 w-24" label={words.loading} />
    );

  const stale = isStale(wallet, now);
  const total = formatMoney(wallet.balances?.totalBalance ?? money(0, currency), tag, publicConfig().currencies);
  return (
    <>
      <b className={clsx("figures", stale && "text-muted")}>{total}</b>
      <Note text={noteOf(wallet, stale, words, tag)} />
      <Announcement text={words.changed.replace("{amount}", total)} />
    </>
  );
}

function Note({ text }: { text: string | null }) {
  return text === null ? null : <small className="figures text-muted">{text}</small>;
}

/** The one thing worth saying below the figure: that it is old, that there is no wallet, or what of it may be withdrawn. */
function noteOf({ balances, noWallet, asOf }: Wallet, stale: boolean, words: BalanceWords, tag: string) {
  if (stale && asOf !== null) {
    const time = new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit" }).format(asOf);
    return words.asOf.replace("{time}", time);
  }
  if (noWallet || !balances) return words.none;
  if (balances.mainBalance.amountMinor === balances.totalBalance.amountMinor) return null;
  return words.withdrawable.replace("{amount}", formatMoney(balances.mainBalance, tag, publicConfig().currencies));
}

/** Says a changed balance once it has come to rest: a run of quick rounds is announced once, the first balance not at all. */
function Announcement({ text }: { text: string }) {
  const settled = useSettled(text);
  const [said, setSaid] = useState({ text: settled, isNews: false });
  if (settled !== said.text) setSaid({ text: settled, isNews: true });
  return (
    <span className="sr-only" role="status">
      {said.isNews ? said.text : ""}
    </span>
  );
}

/** The time, often enough to notice that a balance has become old. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
