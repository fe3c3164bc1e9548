"use client";

import { Stat } from "@/components/ui/stat";
import { useNow } from "@/components/ui/use-now";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { signedInAt } from "@/lib/session/tokens/signed-in-at";

const minuteMs = 60_000;

/** How long the player has been signed in here: by the clock of this browser, since nothing of the platform says it. */
export function SignedInTime() {
  const t = useTranslations("safety.activity");
  const now = useNow(minuteMs / 6);
  const since = signedInAt();
  const isKnown = since !== null && since <= now;
  return <Stat label={t("time")} value={isKnown ? duration(now - since) : t("unknown")} hint={t("timeHint")} />;
}

/** "2 hr 5 min" in the reader's language. */
function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / minuteMs);
  const write = (value: number, unit: "hour" | "minute") =>
    new Intl.NumberFormat(pageTag(), { style: "unit", unit, unitDisplay: "short" }).format(value);
  const hours = Math.floor(minutes / 60);
  return [...(hours > 0 ? [write(hours, "hour")] : []), write(minutes % 60, "minute")].join(" ");
}
