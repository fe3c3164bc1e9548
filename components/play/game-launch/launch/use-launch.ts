"use client";

import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { frameDeadlineMs } from "@/lib/core/frame/frame-messages";
import { load } from "@/lib/core/lazy-import";
import { isWaiting } from "@/lib/play/game-launch/launch/launch";
import type { LaunchResult } from "@/lib/play/game-launch/launch/open-game";
import type { Mode } from "@/lib/play/game-launch/providers/launch-call";
import type { GameMessage } from "@/lib/play/game-launch/providers/protocols";
import { createLaunchStore } from "@/lib/play/game-launch/store";
import { useSession } from "@/lib/session/store";
import { claimRealGame, isPlayedAnywhere, type RealGameClaim, watchRealGame } from "./claim-real-game";
import type { LaunchFacts } from "./launch-game";
import { isHiddenOnDevice } from "./this-device";
import { useClosure } from "./use-closure";

/** The session in the page's terms. */
export type SessionKind = "pending" | "guest" | "player" | "unavailable";

/** The launch of the page's game: real for a player at once, a demo on request; ends with the sign-out. */
export function useLaunch(facts: LaunchFacts) {
  const [store] = useState(createLaunchStore);
  const { launch: state, dispatch } = useStore(store);
  const { session } = useSession();
  const kind: SessionKind = session?.kind ?? "pending";
  const playerId = session?.kind === "player" ? session.player.playerId : null;
  const { attempt, status } = state;
  const mode = status === "idle" ? null : state.mode;
  const waits = isWaiting(state);
  const isReal = mode === "real" && (status === "loading" || status === "game");
  const needsMoney = status === "error" && mode === "real" && state.problem === "money-needed";
  const isElsewhere = status === "error" && state.problem === "elsewhere";
  const hasEndedElsewhere = status === "error" && state.problem === "elsewhere-ended";
  const takesOver = status === "loading" && state.takesOver;
  const claim = useRef<RealGameClaim>(null);
  const [pressedAttempt, setPressedAttempt] = useState<number | null>(null);

  useClosure(state, dispatch);

  // A game belongs to the player it was opened for, who may be followed by another as well as by nobody.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the end of this very player's session that counts.
  useEffect(() => () => dispatch({ type: "signed-out" }), [playerId, dispatch]);

  // Once for each sign-in: a demo that is refused later never turns into real money by itself.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sign-in alone triggers the effect
  useEffect(() => {
    if (playerId !== null && !isHiddenOnDevice(facts)) dispatch({ type: "signed-in" });
  }, [playerId, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: how an attempt began is read once.
  useEffect(() => {
    if (!isReal) return;
    claim.current = claimRealGame(takesOver, () => dispatch({ type: "taken-over", attempt }));
    return claim.current.release;
  }, [attempt, isReal, dispatch]);

  useEffect(() => {
    if (!isElsewhere) return;
    const stop = new AbortController();
    watchRealGame(() => dispatch({ type: "given-back", attempt }), stop.signal);
    return () => stop.abort();
  }, [attempt, isElsewhere, dispatch]);

  useEffect(() => {
    if (!hasEndedElsewhere) return;
    // Another tab may have begun since; no lock reports that by itself.
    const look = async () => {
      if (await isPlayedAnywhere().catch(() => false)) dispatch({ type: "taken-over", attempt });
    };
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [attempt, hasEndedElsewhere, dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is made once, with the facts of its moment.
  useEffect(() => {
    if (status !== "loading" || mode === null) return;
    const stop = new AbortController();
    open(mode, facts, claim.current, stop.signal).then(
      (opened) => dispatch({ attempt, ...eventOf(opened) }),
      () => {
        if (!stop.signal.aborted) dispatch({ type: "failed", attempt, problem: "unreachable", detail: null });
      },
    );
    return () => stop.abort();
  }, [attempt, status, mode]);

  useEffect(() => {
    if (!waits) return;
    // The wait for the platform and that for the frame together.
    const timer = setTimeout(() => dispatch({ type: "became-late", attempt }), frameDeadlineMs);
    return () => clearTimeout(timer);
  }, [attempt, waits, dispatch]);

  useEffect(() => {
    if (!needsMoney) return;
    const stop = new AbortController();
    load(() => import("./launch-game"))
      .then(({ waitForMoney }) => waitForMoney(stop.signal))
      .then(
        () => {
          if (!stop.signal.aborted) dispatch({ type: "started", mode: "real" });
        },
        // Given up, or the code did not arrive: the button is there.
        () => {},
      );
    return () => stop.abort();
  }, [needsMoney, dispatch]);

  return {
    launch: state,
    session: kind,
    /** By a press of a button, which the launch takes away. */
    start(wanted: Mode, { takesOver = false } = {}) {
      dispatch({ type: "started", mode: wanted, takesOver });
      setPressedAttempt(store.getState().launch.attempt);
    },
    isPressed: pressedAttempt === attempt,
    receive(message: GameMessage) {
      if (typeof message === "object") return dispatch({ type: "stake-changed", attempt, ...message });
      if (message === "ready") dispatch({ type: "became-ready", attempt });
      if (message === "round-started" || message === "round-ended")
        dispatch({ type: "round-changed", attempt, isInRound: message === "round-started" });
    },
  };
}

function eventOf(result: LaunchResult) {
  return result.ok
    ? ({ type: "opened", address: result.address } as const)
    : ({ type: "failed", problem: result.problem, detail: result.detail } as const);
}

/** The code that calls the platform is loaded with the first launch: a visitor who reads the facts needs none of it. */
async function open(
  mode: Mode,
  facts: LaunchFacts,
  claim: RealGameClaim | null,
  signal: AbortSignal,
): Promise<LaunchResult> {
  if (mode === "real" && !(await claim?.granted)) return { ok: false, problem: "elsewhere", detail: null };
  const { launchGame } = await load(() => import("./launch-game"));
  signal.throwIfAborted();
  return launchGame(mode, facts, signal);
}
