"use client";

import { Button } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useBonusPreference } from "./use-bonus-preference";

/** In the place of offers and codes: the player has switched bonuses off, and can switch them on here. */
export function BonusesRefused() {
  const t = useTranslations("offers.bonusPreference");
  const { change, isBusy, isFailed } = useBonusPreference();
  return (
    <div className="grid gap-2.5">
      <StateBlock
        state="empty"
        title={t("refused.title")}
        action={
          <Button kind="secondary" busy={isBusy} onClick={() => change(false)}>
            {t("refused.undo")}
          </Button>
        }
      >
        {t("refused.text")}
      </StateBlock>
      {isFailed ? (
        <p role="alert" className="text-danger text-sm">
          {t("failed")}
        </p>
      ) : null}
    </div>
  );
}
