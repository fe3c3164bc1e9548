"use client";

import { useState } from "react";
import { Card } from "@/components/ui/card";
import { EditableCard } from "@/components/ui/editable-card";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { hourText } from "@/lib/safety/lock-hours/hour-text";
import { readLockHours, useLockState } from "@/lib/safety/lock-hours/queries";
import { LockHoursForm, lockHoursDraft } from "./lock-hours-form";

/** The lock hours of this device, and what changes them, except within them. */
export function LockHoursCard() {
  const t = useTranslations("safety.calmMode");
  const at = (hour: number) => hourText(hour, pageTag());
  const [hours, setHours] = useState(readLockHours);
  const state = useLockState(hours);
  const value = (
    <div className="grid gap-1">
      <p className="font-semibold">
        {hours ? t("lockHours.value", { from: at(hours.from), to: at(hours.to) }) : t("lockHours.none")}
      </p>
      <p className="max-w-prose text-muted text-sm">{t("lockHours.text")}</p>
      {state === "locked" && hours ? <p className="text-sm">{t("lockHours.locked", { time: at(hours.to) })}</p> : null}
      {state === "unknown" ? <p className="text-sm">{t("lockHours.unknown")}</p> : null}
    </div>
  );
  if (state !== "open") return <Card title={t("lockHours.title")}>{value}</Card>;
  return (
    <EditableCard title={t("lockHours.title")} value={value} draft={lockHoursDraft}>
      {(onDone) => (
        <LockHoursForm
          hours={hours}
          onDone={() => {
            setHours(readLockHours());
            onDone();
          }}
        />
      )}
    </EditableCard>
  );
}
