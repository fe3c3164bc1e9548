import { useEffect, useRef, useState } from "react";
import { moveAmounts } from "@/lib/play/jackpots/move";
import { liveDataQuery, liveIntervalMs } from "@/lib/play/live-data/queries";
import type { LiveJackpots } from "@/lib/play/live-data/schema";
import { usePublicQuery } from "@/lib/session/player-queries";

const stepMs = 1_000;
type Amounts = Readonly<Record<string, number>>;

/**
 * The jackpots of an edition, each figure on its way from the last read to the newest. Null while none is known, and when the
 * newest read has failed: no figure is better than an invented one.
 */
export function useJackpots(edition: string): LiveJackpots | null {
  const { data, isError } = usePublicQuery(liveDataQuery(edition));
  const jackpots = isError ? null : (data?.jackpots ?? null);
  const amounts = useMovingAmounts(jackpots?.amounts ?? none);
  return jackpots && { ...jackpots, amounts };
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
