"use client";

import { useEffect } from "react";
import type { Launch } from "@/lib/play/game-launch/launch/launch";
import { reportRound } from "@/lib/site/running-round";

/** Does a round for real money run? Every part of this tab that shows the balance learns it too; a game that is left runs none. */
export function useRealRound(launch: Launch): boolean {
  const isRunning = launch.status === "game" && launch.mode === "real" && launch.isInRound;
  useEffect(() => {
    reportRound(isRunning);
    return () => reportRound(false);
  }, [isRunning]);
  return isRunning;
}
