import { inUnit } from "@/lib/core/time/in-unit";

/** How fast a file leaves. */
export interface Pace {
  /** Of the last news, in milliseconds. */
  at: number;
  /** From 0 to 1. */
  sent: number;
  /** The share of the file for each millisecond; null until two pieces of news are there. */
  speed: number | null;
}

/** What lies back so far counts half: a line is as fast as it was of late. */
const halfLifeMs = 2_000;
/** Before that, the first bytes have only reached the device's own memory. */
const shortestMs = 100;

export function nextPace(pace: Pace | null, at: number, sent: number): Pace {
  // After a lost line the server may have less than had left the browser.
  if (pace === null || sent < pace.sent) return { at, sent, speed: null };
  const elapsedMs = at - pace.at;
  if (elapsedMs < shortestMs) return pace;
  const now = (sent - pace.sent) / elapsedMs;
  const weight = 2 ** (-elapsedMs / halfLifeMs);
  return { at, sent, speed: pace.speed === null ? now : pace.speed * weight + now * (1 - weight) };
}

/** Null where it is not known. */
export const leftMs = ({ sent, speed }: Pace): number | null =>
  speed === null || speed <= 0 ? null : (1 - sent) / speed;

/** In the reader's language: steps of five seconds, then whole minutes, so that the text does not flicker. */
export function timeLeft(ms: number, tag: string): string {
  const steps = Math.max(1, Math.ceil(ms / 5_000)) * 5;
  return steps < 60 ? inUnit(steps, "second", tag) : inUnit(Math.ceil(ms / 60_000), "minute", tag);
}
