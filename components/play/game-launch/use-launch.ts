import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { load } from "@/lib/core/lazy-import";
import type { Mode } from "@/lib/play/game-launch/adapter";
import type { LaunchResult } from "@/lib/play/game-launch/open-game";
import type { Signal } from "@/lib/play/game-launch/protocols";
import { createLaunchStore } from "@/lib/play/game-launch/store";
import { useSession } from "@/lib/session/store";
import type { LaunchFacts } from "./launch-game";

const silenceMs = 10_000;

/** The launch of the page's game: real for a player at once, a demo when asked for; ends with the sign-out. */
export function useLaunch(facts: LaunchFacts) {
  const [store] = useState(createLaunchStore);
  const { launch: state, dispatch } = useStore(store);
  const { session } = useSession();
  const kind = session?.kind ?? "pending";
  const playerId = session?.kind === "player" ? session.player.playerId : null;
  const { attempt, status } = state;
  const mode = status === "idle" ? null : state.mode;
  const isSilent = status === "game" && !state.isReady;

  // A game belongs to the player it was opened for, who may be followed by another as well as by nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end of this very player's session that counts.
  useEffect(() => () => dispatch({ type: "signed-out" }), [playerId, dispatch]);

  useEffect(() => {
    // Said again after an attempt: it may have been under way when the player signed in.
    if (kind === "player" && (status === "idle" || status === "error")) dispatch({ type: "signed-in" });
  }, [kind, status, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made once, with the facts of its moment.
  useEffect(() => {
    if (status !== "loading" || mode === null) return;
    const stop = new AbortController();
    open(mode, facts, stop.signal).then(
      (opened) => dispatch({ attempt, ...eventOf(opened) }),
      () => {
        if (!stop.signal.aborted) dispatch({ type: "failed", attempt, problem: "unreachable", detail: null });
      },
    );
    return () => stop.abort();
  }, [attempt, status, mode]);

  useEffect(() => {
    if (!isSilent) return;
    const timer = setTimeout(() => dispatch({ type: "stayed-silent", attempt }), silenceMs);
    return () => clearTimeout(timer);
  }, [attempt, isSilent, dispatch]);

  return {
    launch: state,
    session: kind,
    start: (wanted: Mode) => dispatch({ type: "started", mode: wanted }),
    receive(signal: Signal) {
      if (signal === "ready") dispatch({ type: "became-ready", attempt });
      if (signal === "round-started" || signal === "round-ended")
        dispatch({ type: "round-changed", attempt, isInRound: signal === "round-started" });
    },
  };
}

function eventOf(result: LaunchResult) {
  return result.ok
    ? ({ type: "opened", address: result.address } as const)
    : ({ type: "failed", problem: result.problem, detail: result.detail } as const);
}

/** The code that calls the platform is loaded with the first launch: a visitor who reads the facts needs none of it. */
async function open(mode: Mode, facts: LaunchFacts, signal: AbortSignal): Promise<LaunchResult> {
  const { launchGame } = await load(() => import("./launch-game"));
  signal.throwIfAborted();
  return launchGame(mode, facts, signal);
}
