"use client";

import { useState } from "react";
import { Card } from "@/components/ui/card";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { BreakWish } from "@/lib/safety/breaks/break";
import { breakTitle } from "./break-title";
import { ConfirmBreak } from "./confirm-break";
import { PeriodForm } from "./period-form";

interface ChooseBreakProps {
  kind: BreakWish["kind"];
  /** What there is to choose from. */
  wishes: readonly BreakWish[];
}

/** How long a break lasts, then its confirmation in the same place. */
export function ChooseBreak({ kind, wishes }: ChooseBreakProps) {
  const t = useTranslations("safety.breaks");
  const [chosen, setChosen] = useState<BreakWish | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const wish = isConfirming ? chosen : null;
  return (
    <Card title={wish ? breakTitle(wish, t) : t(`${kind}.title`)}>
      {wish ? (
        <ConfirmBreak wish={wish} takesFocus onBack={() => setConfirming(false)} />
      ) : (
        <PeriodForm
          wishes={wishes}
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
