"use client";

import { useTranslations } from "@/lib/market/messages/use-translations";
import { boundsOf } from "@/lib/safety/limits/bounds";
import type { Limit, LimitPeriod } from "@/lib/safety/limits/schema";
import { written } from "./limit-words";

/** What the limits of the other periods allow, in words. */
export function useBoundsText(limits: readonly Limit[], period: LimitPeriod): string {
  const t = useTranslations("safety.limits");
  const { least, most } = boundsOf(limits, period);
  if (least && most) return t("bounds.both", { least: written(least), most: written(most) });
  if (least) return t("bounds.least", { least: written(least) });
  return most ? t("bounds.most", { most: written(most) }) : t("bounds.none");
}
