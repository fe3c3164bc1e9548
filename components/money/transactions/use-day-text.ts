"use client";

import { useCallback } from "react";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { dayOf, startOfDay } from "@/lib/core/time/day";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { serverNow } from "./use-server-clock";

/** "Today, Wednesday 25 November": an ISO date by the player's clock. The same function all day. */
export function useDayText(): (day: string) => string {
  const t = useTranslations("money.history");
  const today = dayOf(serverNow());
  return useCallback(
    (day) => {
      const text = new Intl.DateTimeFormat(calendarTag(pageTag()), {
        ...{ weekday: "long", day: "numeric", month: "long", timeZone: "UTC" },
        ...(day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" }),
      }).format(new Date(`${day}T00:00:00Z`));
      const yesterday = dayOf(startOfDay(today) - 1);
      if (day === today) return t("today", { day: text });
      return day === yesterday ? t("yesterday", { day: text }) : text;
    },
    [t, today],
  );
}
