"use client";

import { useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import { afterFirstInteraction } from "@/lib/site/first-interaction";
import type { LiveTablesProps } from "./live-tables";

const load = () => loadQuietly(() => withMessages(["play.liveLobby"], () => import("./live-tables")));

interface LiveTablesIslandProps extends LiveTablesProps {
  /** The tables are no main part of the page: what reads them also waits for the first sign that the visitor stays. */
  isAside?: boolean;
}

/** Seats and limits of the tables on the page. What reads them is loaded once the page itself has arrived. */
export function LiveTablesIsland({ isAside = false, ...props }: LiveTablesIslandProps) {
  const { part } = useLazy(load, useIsTime(isAside));
  return part ? <part.LiveTables {...props} /> : null;
}

const settleMs = 500;

function useIsTime(isAside: boolean): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (isAside) return afterFirstInteraction(() => setTime(true));
    const stop = new AbortController();
    const settle = () => setTimeout(() => stop.signal.aborted || setTime(true), settleMs);
    if (document.readyState === "complete") settle();
    else addEventListener("load", settle, { signal: stop.signal });
    return () => stop.abort();
  }, [isAside]);
  return isTime;
}
