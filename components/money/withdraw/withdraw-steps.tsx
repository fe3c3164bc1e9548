"use client";

import { useState } from "react";
import { QueryLoading } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Balances } from "@/lib/money/wallet/wallet";
import { withdrawableMinor } from "@/lib/money/withdraw/status";
import { useVerificationOver } from "../wallet/use-verification-over";
import { WithdrawableStat } from "../wallet/withdrawable-stat";
import { type Sent, SentNotice } from "./sent-notice";
import { useMethodsState } from "./use-methods-state";
import { useWithdrawFlow } from "./use-withdraw-flow";
import { WithdrawForm } from "./withdraw-form";
import { WithdrawNotice } from "./withdraw-notice";

interface WithdrawStepsProps {
  balances: Balances;
  /** When the wallet was read. */
  asOf: number;
  /** The references of those that were taken back: such a one is not asked for any more. */
  cancelled: readonly string[];
}

/** What can be withdrawn now; then the form for it, or why there is none. What was sent last stays in sight above them. */
export function WithdrawSteps({ balances, asOf, cancelled }: WithdrawStepsProps) {
  const t = useTranslations("money.withdraw");
  const cash = balances.mainBalance;
  const { flow, isChecking, retry, ...why } = useWithdrawFlow(cash.amountMinor);
  const verify = useVerificationOver({ start: "withdraw", onSent: retry });
  const [sent, setSent] = useState<Sent | null>(null);
  const { status, limit } = flow;
  const isLoading = status === "inactive" || status === "loading";
  const possible = isLoading ? null : withdrawableMinor(status, cash.amountMinor, limit);
  const isOpen = status === "allowed" || status === "loyal" || status === "selfLimitNotify";
  const methods = useMethodsState(isOpen && possible !== null && possible > 0);
  return (
    <>
      <SentNotice sent={sent?.reference && cancelled.includes(sent.reference) ? null : sent} />
      <WithdrawableStat
        cash={cash}
        currency={cash.currency}
        asOf={asOf}
        methods={methods}
        isToldBelow={!isOpen || !possible || methods === "none"}
      />
      {isLoading ? (
        <QueryLoading>
          <Skeleton size="h-80 rounded-md" label={t("checking")} />
        </QueryLoading>
      ) : !isOpen || possible === null ? (
        <WithdrawNotice {...why} {...{ flow, isChecking }} currency={cash.currency} onRetry={retry} onVerify={verify} />
      ) : possible === 0 ? (
        <StateBlock state="empty" look="stage" title={t("nothing.title")}>
          {t("nothing.text")}
        </StateBlock>
      ) : (
        <WithdrawForm flow={flow} balances={balances} possibleMinor={possible} onSent={setSent} onVerify={verify} />
      )}
    </>
  );
}
