"use client";

import { useState } from "react";
import { useCalm } from "@/components/site/use-calm";
import { Card } from "@/components/ui/card";
import { Checkbox } from "@/components/ui/checkbox";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { setCalm } from "@/lib/site/calm-mode";

/** The switch of calm mode, which takes effect at once on every page of this browser. */
export function CalmModeCard() {
  const t = useTranslations("safety.calmMode");
  const isOn = useCalm();
  const [isKept, setKept] = useState(true);
  return (
    <Card title={t("title")}>
      <p className="max-w-prose text-muted text-sm">{t("text")}</p>
      <Checkbox
        look="switch"
        checked={isOn}
        hint={t("device")}
        onChange={({ target }) => setKept(setCalm(target.checked))}
      >
        {t("switch")}
      </Checkbox>
      <p role="status" className="text-sm empty:absolute">
        {isKept ? null : t("notKept")}
      </p>
    </Card>
  );
}
