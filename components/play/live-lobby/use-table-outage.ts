"use client";

import { useEffect } from "react";
import { calendarTag } from "@/lib/core/time/calendar-tag";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useToasts } from "@/lib/site/toasts/store";

interface TableOutage {
  /** Can the tables not be read at the moment? */
  isOut: boolean;
  /** When the figures on the cards were read; null while there are none. */
  atMs: number | null;
  tag: string;
}

/** Shows a message while the tables cannot be read, and takes it back once they can. */
export function useTableOutage({ isOut, atMs, tag }: TableOutage): void {
  const t = useTranslations("play.liveLobby");
  useEffect(() => {
    if (!isOut) return;
    const { show, dismiss } = useToasts.getState();
    const time = new Intl.DateTimeFormat(calendarTag(tag), { hour: "numeric", minute: "2-digit" });
    const text = atMs === null ? t("missing") : t("stale", { time: time.format(atMs) });
    const id = show("warning", text, { timerMs: null });
    return () => dismiss(id);
  }, [isOut, atMs, tag, t]);
}
