"use client";

import { useState } from "react";
import { useStepHistory } from "@/components/site/dialogs/use-step-history";
import { Card } from "@/components/ui/card";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { BreakRequest } from "@/lib/safety/breaks/break";
import { breakTitle } from "./break-title";
import { ConfirmBreak } from "./confirm-break";
import { PeriodForm } from "./period-form";

interface ChooseBreakProps {
  kind: BreakRequest["kind"];
  /** What there is to choose from. */
  choices: readonly BreakRequest[];
}

/** How long a break lasts, then its confirmation in the same place, which Back leaves. */
export function ChooseBreak({ kind, choices }: ChooseBreakProps) {
  const t = useTranslations("safety.breaks");
  const [chosen, setChosen] = useState<BreakRequest | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const requested = isConfirming ? chosen : null;
  useStepHistory(requested ? 1 : 0, () => setConfirming(false));
  return (
    <Card title={requested ? breakTitle(requested, t) : t(`${kind}.title`)}>
      {requested ? (
        <ConfirmBreak requested={requested} takesFocus onBack={() => setConfirming(false)} />
      ) : (
        <PeriodForm
          choices={choices}
          chosen={chosen}
          onChoose={(next) => {
            setChosen(next);
            setConfirming(true);
          }}
        />
      )}
    </Card>
  );
}
