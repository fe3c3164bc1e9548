"use client";

import { useEffect } from "react";
import { load } from "@/lib/core/lazy-import";
import type { Launch, LaunchEvent } from "@/lib/play/game-launch/launch/launch";

/** Ends a game for real money once that is closed to the player. What watches it came with the launch. */
export function useClosure({ attempt, ...state }: Launch, dispatch: (event: LaunchEvent) => void): void {
  const isReal = state.status === "game" && state.mode === "real";
  useEffect(() => {
    if (!isReal) return;
    let isLeft = false;
    let end = () => {};
    load(() => import("./launch-game")).then(
      ({ watchClosure }) => {
        if (!isLeft) end = watchClosure((problem) => dispatch({ type: "closed", attempt, problem }));
      },
      () => {},
    );
    return () => {
      isLeft = true;
      end();
    };
  }, [attempt, isReal, dispatch]);
}
