"use client";

import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { bonusPreferenceQuery } from "@/lib/offers/bonus-preference/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useBonusPreference } from "./use-bonus-preference";

/** Switches all bonuses off, and on again. Absent while the setting is not known, which the list beside it says, and on a platform without it. */
export function BonusSwitch() {
  const t = useTranslations("offers.bonusPreference");
  const { data: preference } = usePlayerQuery(bonusPreferenceQuery);
  const { change, isBusy, isFailed } = useBonusPreference();
  if (!preference) return null;
  return (
    <Card title={t("title")}>
      <Checkbox
        look="switch"
        checked={preference.refusesBonuses}
        aria-busy={isBusy}
        onChange={({ target }) => change(target.checked)}
        hint={t("hint")}
      >
        {t("refuse")}
      </Checkbox>
      {isFailed ? (
        <p role="alert" className="text-danger text-sm">
          {t("failed")}
        </p>
      ) : null}
    </Card>
  );
}
