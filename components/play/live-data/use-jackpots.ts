"use client";

import { useEffect, useRef, useState } from "react";
import { moveAmounts } from "@/lib/play/live-data/jackpots/amount-between-reads";
import { liveDataQuery, liveIntervalMs } from "@/lib/play/live-data/queries";
import { outdatedSince } from "@/lib/play/live-data/read";
import type { LiveJackpots } from "@/lib/play/live-data/schema";
import { usePublicQuery } from "@/lib/session/player/player-queries";

const stepMs = 1_000;
type Amounts = Readonly<Record<string, number>>;

interface Jackpots {
  /** Null while none is known. */
  jackpots: LiveJackpots | null;
  /** When they were read, in ms since the epoch. */
  readAt: number | undefined;
  /** The same where the newest read has failed: a panel shows the time then. */
  since: number | null;
  /** Has a read come to its end? */
  isKnown: boolean;
}

/** The jackpots of an edition, each figure on its way from the last read to the newest. */
export function useJackpots(edition: string): Jackpots {
  const { data, isError } = usePublicQuery(liveDataQuery(edition));
  const jackpots = data?.jackpots ?? null;
  const newest = jackpots?.amounts ?? none;
  // One that has no last read is shown at once.
  const amounts = { ...newest, ...useMovingAmounts(newest) };
  const since = outdatedSince(data, "jackpots", isError);
  const readAt = data?.partsReadAt.jackpots;
  return { jackpots: jackpots && { ...jackpots, amounts }, readAt, since, isKnown: isError || data !== undefined };
}

const none: Amounts = {};

function useMovingAmounts(newest: Amounts): Record<string, number> {
  const [amounts, setAmounts] = useState<Record<string, number>>(newest);
  const shown = useRef<Amounts>(newest);

  useEffect(() => {
    const from = shown.current;
    const startedAt = Date.now();
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const step = () => {
      const progress = isStill ? 1 : (Date.now() - startedAt) / liveIntervalMs;
      const next = moveAmounts(from, newest, progress);
      shown.current = next;
      setAmounts(next);
      if (progress >= 1) clearInterval(timer);
    };
    const timer = setInterval(step, stepMs);
    step();
    return () => clearInterval(timer);
  }, [newest]);

  return amounts;
}
