"use client";

import { add } from "@/lib/core/money";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { walletQuery } from "@/lib/money/wallet/queries";
import { paths } from "@/lib/routing/paths";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

/** What closing means for money, bonuses and the way back. An amount that is not known is left out, never 0.00. */
export function CloseFacts() {
  const t = useTranslations("safety.closeAccount");
  const locale = pageLocale();
  const balances = usePlayerQuery(walletQuery).data?.balances;
  const write = (amount: Parameters<typeof formatPlayerMoney>[0]) => formatPlayerMoney(amount, pageTag());
  const bonus = balances && add(add(balances.casinoBonus, balances.liveCasinoBonus), balances.sportsBonus);
  return (
    <ul className="grid max-w-prose list-disc gap-2 ps-5 text-sm marker:text-muted">
      <li>{t("facts.out")}</li>
      <li>
        {balances ? t("facts.balance", { amount: write(balances.mainBalance) }) : t("facts.money")}{" "}
        <a className="underline" href={paths.playerPage(locale, "bankingWithdraw")}>
          {t("withdraw")}
        </a>
      </li>
      <li>{t("facts.withdrawals")}</li>
      <li>{bonus && bonus.amountMinor > 0 ? t("facts.bonus", { amount: write(bonus) }) : t("facts.bonuses")}</li>
      <li>{t("facts.back")}</li>
      <li>
        {t("facts.exclusion")}{" "}
        <a className="underline" href={paths.playerPage(locale, "selfExclusion")}>
          {t("exclusion")}
        </a>
      </li>
    </ul>
  );
}
