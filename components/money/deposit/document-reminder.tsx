"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { DepositFlow } from "@/lib/money/deposit/status";

interface DocumentReminderProps {
  flow: DepositFlow;
  /** Opens what is asked for. */
  onVerify: () => void;
}

/** Documents are wanted, and can wait: a reminder that can be put off, above a deposit that is possible. Nothing where none are. */
export function DocumentReminder({ flow, onVerify }: DocumentReminderProps) {
  const t = useTranslations("money.deposit");
  const [isPutOff, setPutOff] = useState(false);
  const daysLeft = flow.daysLeftToVerifyDocuments;
  if (flow.status !== "loyal" || isPutOff) return null;
  return (
    <StateBlock
      state="partial"
      action={
        <span className="flex flex-wrap gap-2">
          <Button kind="secondary-small" onClick={onVerify}>
            {t("notices.documentsLink")}
          </Button>
          <Button kind="quiet-small" onClick={() => setPutOff(true)}>
            {t("reminder.later")}
          </Button>
        </span>
      }
    >
      {t("reminder.text")} {daysLeft === null ? null : t("reminder.days", { days: daysLeft })}
    </StateBlock>
  );
}
