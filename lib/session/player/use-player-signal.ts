"use client";

import { useEffect, useRef } from "react";
import { playerIn } from "../state";
import { useSession } from "../store";

/** Gives the signal of long work for the player: it is aborted when the component goes away, or another player follows. */
export function usePlayerSignal(): () => AbortSignal {
  const playerId = useSession((session) => playerIn(session)?.playerId ?? null);
  const stop = useRef<AbortController>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of player alone triggers the effect
  useEffect(
    () => () => {
      stop.current?.abort();
      stop.current = null;
    },
    [playerId],
  );
  return () => {
    stop.current ??= new AbortController();
    return stop.current.signal;
  };
}
