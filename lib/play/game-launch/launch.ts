import type { Mode } from "./adapter";
import type { FrameAddress } from "./frame-address";

/** Why a game did not open, or stopped. */
export type Problem =
  /** What the player may do, or has, could not be read: nothing starts without knowing it (ruling 36). */
  | "profile-unreadable"
  | "not-allowed"
  | "blocked-country"
  /** Open only to players with money in their account, which a visitor has not. */
  | "money-needed"
  /** Demo play is not offered: by the market, the provider, or the kind of game. */
  | "no-demo"
  | "not-found"
  | "unreachable"
  /** The platform gave an address that is not on the list of frames. */
  | "bad-address"
  /** The frame was opened and never said that it is ready. */
  | "silent";

/** Problems of a demo that end with signing in. */
export const solvedByLogin: readonly Problem[] = ["no-demo", "money-needed"];

/** The launch of a game (specification "Game launch"). Every attempt has a number; news of an older one changes nothing. */
export type Launch = { attempt: number } & (
  | { status: "idle" }
  | { status: "loading"; mode: Mode }
  | { status: "game"; mode: Mode; address: FrameAddress; isReady: boolean; isInRound: boolean }
  | { status: "error"; mode: Mode; problem: Problem; detail: string | null }
);

export type LaunchEvent =
  | { type: "started"; mode: Mode }
  /** Opens the real game, unless a launch is there already; a demo goes on until another is asked for. */
  | { type: "signed-in" }
  /** Ends a real game at once; a demo needs no player and goes on. */
  | { type: "signed-out" }
  | AttemptEvent;

/** News of one attempt. */
type AttemptEvent = { attempt: number } & (
  | { type: "opened"; address: FrameAddress }
  | { type: "failed"; problem: Problem; detail: string | null }
  | { type: "became-ready" }
  | { type: "round-changed"; isInRound: boolean }
  | { type: "stayed-silent" }
);

export const noLaunch: Launch = { attempt: 0, status: "idle" };

/** An event that does not belong to the current attempt and status changes nothing. */
export function launch(state: Launch, event: LaunchEvent): Launch {
  if (event.type === "started") return { attempt: state.attempt + 1, status: "loading", mode: event.mode };
  if (event.type === "signed-in")
    return isForPlayers(state) ? { attempt: state.attempt + 1, status: "loading", mode: "real" } : state;
  if (event.type === "signed-out")
    return state.status === "idle" || state.mode === "demo" ? state : { attempt: state.attempt + 1, status: "idle" };
  return event.attempt === state.attempt ? follow(state, event) : state;
}

function isForPlayers(state: Launch): boolean {
  if (state.status === "error") return state.mode === "demo" && solvedByLogin.includes(state.problem);
  return state.status === "idle";
}

function follow(state: Launch, event: AttemptEvent): Launch {
  const { attempt } = state;
  switch (event.type) {
    case "opened": {
      if (state.status !== "loading") return state;
      return { attempt, status: "game", mode: state.mode, address: event.address, isReady: false, isInRound: false };
    }
    case "failed":
      if (state.status !== "loading") return state;
      return { attempt, status: "error", mode: state.mode, problem: event.problem, detail: event.detail };
    case "became-ready":
      return state.status === "game" ? { ...state, isReady: true } : state;
    case "round-changed":
      return state.status === "game" ? { ...state, isInRound: event.isInRound } : state;
    case "stayed-silent":
      if (state.status !== "game" || state.isReady) return state;
      return { attempt, status: "error", mode: state.mode, problem: "silent", detail: null };
  }
}
