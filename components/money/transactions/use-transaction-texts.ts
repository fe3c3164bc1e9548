"use client";

import { useMemo } from "react";
import { type Currency, money } from "@/lib/core/money";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { pageTag } from "@/lib/market/messages/fetch";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { directionOf } from "@/lib/money/transactions/meaning";
import {
  type Transaction,
  transactionCategories,
  transactionStatuses,
  transactionTypes,
} from "@/lib/money/transactions/schema";
import { useWalletCurrency } from "../wallet/use-wallet-currency";

/** How a transaction reads; the same between renders, for a long history is drawn by them. */
export function useTransactionTexts() {
  const t = useTranslations("money.transactions");
  const currency = useWalletCurrency();
  const tag = pageTag();
  return useMemo(() => transactionTexts(t, currency, tag), [t, currency, tag]);
}

/** A value that is not known is shown as the platform writes it. */
function transactionTexts(t: Translator<"money.transactions">, currency: Currency, tag: string) {
  const moments = new Intl.DateTimeFormat(calendarTag(tag), {
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
  const times = new Intl.DateTimeFormat(calendarTag(tag), { hour: "numeric", minute: "2-digit" });
  return {
    type({ type }: Transaction) {
      const known = transactionTypes.find((each) => each === type);
      return known ? t(`types.${known}`) : type;
    },
    category({ category }: Transaction) {
      const known = transactionCategories.find((each) => each === category);
      return known ? t(`categories.${known}`) : category;
    },
    status({ status }: Transaction) {
      const known = transactionStatuses.find((each) => each === status);
      return known ? t(`statuses.${known}`) : status;
    },
    longestStatusWord: () =>
      transactionStatuses
        .flatMap((status) => t(`statuses.${status}`).split(" "))
        .reduce((longest, word) => (word.length > longest.length ? word : longest)),
    time: ({ transactionDate }: Pick<Transaction, "transactionDate">) => times.format(new Date(transactionDate)),
    balanceAfter: ({ balanceAfterTransaction: after }: Transaction) =>
      after === undefined || after === null ? "–" : formatPlayerMoney(money(after, currency), tag),
    sum: (amountMinor: number) => formatPlayerMoney(money(amountMinor, currency), tag),
    /** A sum of what moved, with its sign. */
    total(amountMinor: number) {
      const text = formatPlayerMoney(money(amountMinor, currency), tag);
      return amountMinor > 0 ? `+${text}` : text;
    },
    moment: ({ transactionDate }: Transaction) => moments.format(new Date(transactionDate)),
    /** With a sign where it moved; what has not moved is in no sum. */
    amount(row: Transaction) {
      const direction = directionOf(row);
      const amount = formatPlayerMoney(money(direction === "out" ? -row.amount : row.amount, currency), tag);
      return direction === "in" ? `+${amount}` : amount;
    },
  };
}
