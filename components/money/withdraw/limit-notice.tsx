"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import type { Money } from "@/lib/core/money";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { WithdrawFlow } from "@/lib/money/withdraw/flow";
import { isCapped } from "@/lib/money/withdraw/status";
import { useLimitLine } from "./use-limit-line";

interface LimitNoticeProps {
  flow: WithdrawFlow;
  cash: Money;
  /** Opens what is asked for of documents. */
  onVerify: () => void;
}

/** What a player should know who can withdraw: a limit that holds back a part, and documents that can wait. Nothing without either. */
export function LimitNotice({ flow, cash, onVerify }: LimitNoticeProps) {
  const t = useTranslations("money.withdraw");
  const limitLine = useLimitLine(flow, cash.currency);
  const [isPutOff, setPutOff] = useState(false);
  return (
    <>
      {isCapped(cash.amountMinor, flow.limit) ? <StateBlock state="partial">{limitLine}</StateBlock> : null}
      {flow.status === "loyal" && !isPutOff ? (
        <StateBlock
          state="partial"
          action={
            <span className="flex flex-wrap gap-2">
              <Button kind="secondary-small" onClick={onVerify}>
                {t("documents")}
              </Button>
              <Button kind="quiet-small" onClick={() => setPutOff(true)}>
                {t("later")}
              </Button>
            </span>
          }
        >
          {t("documentsCanWait")}
        </StateBlock>
      ) : null}
    </>
  );
}
