"use client";

import { useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { LiveTablesProps } from "./live-tables";

const load = () => loadQuietly(() => withMessages(["play.liveLobby"], () => import("./live-tables")));

/** Seats and limits of the tables on the page. What reads them is loaded once the page itself has arrived. */
export function LiveTablesIsland(props: LiveTablesProps) {
  const { part } = useLazy(load, useIsIdle());
  return part ? <part.LiveTables {...props} /> : null;
}

function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    const settle = () => setTimeout(() => stop.signal.aborted || setIdle(true), 500);
    if (document.readyState === "complete") settle();
    else addEventListener("load", settle, { signal: stop.signal });
    return () => stop.abort();
  }, []);
  return isIdle;
}
