"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";

const minuteMs = 60_000;

/** The minutes since this game was ready to play: the count restarts with each game. */
export function PlayedTime({ tag }: { tag: string }) {
  const t = useTranslations("play");
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setMinutes(Math.floor((Date.now() - start) / minuteMs)), minuteMs / 6);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="figures whitespace-nowrap text-muted text-sm">
      <span className="sr-only">{t("game.playedFor")} </span>
      {new Intl.NumberFormat(tag, { style: "unit", unit: "minute" }).format(minutes)}
    </p>
  );
}
