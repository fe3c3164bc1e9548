"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";

const secondMs = 1_000;
/** The time is shown each second and kept less often. */
const keepMs = 10 * secondMs;

interface PlayedTimeProps {
  tag: string;
  /** What the time is called. */
  words?: "playedFor" | "bettingFor" | undefined;
  /** What was played before, in ms. */
  startMs?: number;
  /** Every few seconds, and when the game or the page is left. Keeps its identity. */
  onCount?: (playedMs: number) => void;
}

/** Hours, minutes and seconds since this game was ready to play: the count restarts with each game. */
export function PlayedTime({ tag, words = "playedFor", startMs = 0, onCount }: PlayedTimeProps) {
  const t = useTranslations("play.gameLaunch");
  const [playedMs, setPlayedMs] = useState(startMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it starts is read once
  useEffect(() => {
    const start = Date.now() - startMs;
    const count = () => onCount?.(Date.now() - start);
    const clock = setInterval(() => setPlayedMs(Date.now() - start), secondMs);
    const keep = setInterval(count, keepMs);
    addEventListener("pagehide", count);
    return () => {
      clearInterval(clock);
      clearInterval(keep);
      removeEventListener("pagehide", count);
      count();
    };
  }, [onCount]);
  return (
    <p className="figures whitespace-nowrap text-muted text-sm">
      <span className="sr-only">{t(words)} </span>
      {clockText(playedMs, tag)}
    </p>
  );
}

/** "1:05:09" */
function clockText(ms: number, tag: string): string {
  const seconds = Math.max(0, Math.floor(ms / secondMs));
  const write = (value: number, digits: number) =>
    new Intl.NumberFormat(tag, { minimumIntegerDigits: digits, useGrouping: false }).format(value);
  return [write(Math.floor(seconds / 3_600), 1), write(Math.floor(seconds / 60) % 60, 2), write(seconds % 60, 2)].join(
    ":",
  );
}
