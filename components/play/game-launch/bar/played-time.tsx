"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";

const minuteMs = 60_000;

interface PlayedTimeProps {
  tag: string;
  /** What the minutes are called. */
  words?: "playedFor" | "bettingFor" | undefined;
  /** What was played before, in ms. */
  startMs?: number;
  /** Every few seconds, and when the game or the page is left. Keeps its identity. */
  onCount?: (playedMs: number) => void;
}

/** The minutes since this game was ready to play: the count restarts with each game. */
export function PlayedTime({ tag, words = "playedFor", startMs = 0, onCount }: PlayedTimeProps) {
  const t = useTranslations("play.gameLaunch");
  const [playedMs, setPlayedMs] = useState(startMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it starts is read once
  useEffect(() => {
    const start = Date.now() - startMs;
    const count = () => onCount?.(Date.now() - start);
    const timer = setInterval(() => {
      setPlayedMs(Date.now() - start);
      count();
    }, minuteMs / 6);
    addEventListener("pagehide", count);
    return () => {
      clearInterval(timer);
      removeEventListener("pagehide", count);
      count();
    };
  }, [onCount]);
  return (
    <p className="figures whitespace-nowrap text-muted text-sm">
      <span className="sr-only">{t(words)} </span>
      {new Intl.NumberFormat(tag, { style: "unit", unit: "minute" }).format(Math.floor(playedMs / minuteMs))}
    </p>
  );
}
