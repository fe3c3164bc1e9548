"use client";

import { useEffect, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import type { Player } from "@/lib/session/state";
import { loadLimitWatch } from "./load-limit-watch";

/** What a page is opened for comes first. */
const waitMs = 3_000;

/** Looks at the player's limits for as long as they are signed in. */
export function LimitTimer({ player }: { player: Player }) {
  const [isWanted, setWanted] = useState(false);
  const { part } = useLazy(loadLimitWatch, isWanted);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(true), waitMs);
    return () => clearTimeout(timer);
  }, []);
  return part ? <part.LimitWatch player={player} /> : null;
}
