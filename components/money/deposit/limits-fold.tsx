"use client";

import type { ReactNode } from "react";
import { useMedia } from "@/components/ui/use-media";
import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { leastLeft } from "@/lib/money/deposit/least-left";
import type { DepositFlow } from "@/lib/money/deposit/status";
import type { Limit } from "@/lib/safety/limits/schema";
import { useWalletCurrency } from "../wallet/use-wallet-currency";
import { DepositLimits } from "./deposit-limits";

interface LimitsFoldProps {
  limits: readonly Limit[];
  flow: DepositFlow;
  /** What was deposited of late; null where it could not be read. */
  sums: ReactNode;
}

/** What was deposited and each limit: a panel beside the form, and on a phone one line with the least that a limit leaves, which opens it. */
export function LimitsFold({ limits, flow, sums }: LimitsFoldProps) {
  const t = useTranslations("money.deposit");
  const currency = useWalletCurrency();
  if (useMedia("(width >= 768px)"))
    return (
      <div className="grid min-w-0 gap-5 rounded-md border border-line bg-raised p-4">
        <h2 className="text-lg">{t("confirm.title")}</h2>
        {sums}
        <DepositLimits limits={limits} flow={flow} />
      </div>
    );
  const left = [leastLeft(limits), flow.limitLeft].filter((each) => each !== null);
  const least = left.length === 0 ? null : formatPlayerMoney(money(Math.min(...left), currency), pageTag());
  return (
    <details className="min-w-0 rounded-md border border-line bg-raised px-3.5 open:pb-3.5">
      <summary className="cursor-pointer py-2.5">
        <h2 className="inline text-base">{t("confirm.title")}</h2>
        <p className="mt-0.5 text-muted text-sm figures">
          {least === null ? t("limits.none") : `${t("limits.title")}: ${t("limits.left", { amount: least })}`}
        </p>
      </summary>
      <div className="grid gap-4">
        {sums}
        <DepositLimits limits={limits} flow={flow} isNoneTold={least === null} />
      </div>
    </details>
  );
}
