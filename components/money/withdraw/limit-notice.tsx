"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { type Currency, money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { WithdrawFlow } from "@/lib/money/withdraw/flow";

interface LimitNoticeProps {
  flow: WithdrawFlow;
  currency: Currency;
  /** Opens what is asked for of documents. */
  onVerify: () => void;
}

/** What a player should know who can withdraw: a limit that holds back a part, or documents that can wait. Nothing without either. */
export function LimitNotice({ flow, currency, onVerify }: LimitNoticeProps) {
  const t = useTranslations("money.withdraw");
  const [isPutOff, setPutOff] = useState(false);
  const write = (amountMinor: number) => formatPlayerMoney(money(amountMinor, currency), pageTag());
  const { status, limit, duration, originalLimit } = flow;
  if (status === "selfLimitNotify" && limit !== null)
    return (
      <StateBlock state="partial">
        {t(`limited.${duration}`, { amount: write(limit) })}{" "}
        {originalLimit === null ? null : t("limited.whole", { amount: write(originalLimit) })}
      </StateBlock>
    );
  if (status !== "loyal" || isPutOff) return null;
  return (
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
  );
}
