/** The ready words of the balance. `{amount}` and `{time}` stay for the browser to fill. */
export interface BalanceWords {
  label: string;
  loading: string;
  withdrawable: string;
  asOf: string;
  none: string;
  unavailable: string;
  changed: string;
}

/** `t`: the words of the area money. */
export function balanceWords(
  t: (key: `wallet.${keyof BalanceWords}`, values?: Record<string, string>) => string,
): BalanceWords {
  const amount = "{amount}";
  return {
    label: t("wallet.label"),
    loading: t("wallet.loading"),
    withdrawable: t("wallet.withdrawable", { amount }),
    asOf: t("wallet.asOf", { time: "{time}" }),
    none: t("wallet.none"),
    unavailable: t("wallet.unavailable"),
    changed: t("wallet.changed", { amount }),
  };
}
