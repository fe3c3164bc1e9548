import type { FrameAddress } from "@/lib/core/frame/frame-address";
import type { Mode } from "@/lib/play/game-launch/providers/launch-call";

/** Why a game did not open, or stopped. */
export type Problem =
  /** The profile or permissions could not be read: nothing starts without them (ruling 36). */
  | "profile-unreadable"
  | "not-allowed"
  /** The player asked this device for hours without play. */
  | "lock-hours"
  /** The account may not use the whole product: the page's guard leads the player away and tells them why. */
  | "product-closed"
  /** By the player, whose bonus limits it. */
  | "bonus-limited"
  /** Where the visitor or player is. */
  | "blocked-country"
  | "blocked-account-country"
  /** Open only to players with money in their account, which a visitor has not. */
  | "money-needed"
  /** Demo play is not offered: by the market, the provider, or the kind of game. */
  | "no-demo"
  | "not-found"
  | "unreachable"
  /** The provider of live tables refused to authenticate the player (400). */
  | "refused-player"
  /** The platform gave an address that is not on the list of frames. */
  | "bad-address"
  /** Real money is played in another tab. */
  | "elsewhere"
  /** It was, and is no longer: that tab was closed, or has left its game. */
  | "elsewhere-ended";

/** Problems of a demo that end with signing in. */
export const solvedByLogin: readonly Problem[] = ["no-demo", "money-needed"];

interface OpenGame {
  status: "game";
  mode: Mode;
  address: FrameAddress;
  isReady: boolean;
  isLate: boolean;
  isInRound: boolean;
  /** What is staked in the next round, in hundredths; null of a frame that has not told it. */
  stakeMinor: number | null;
}

/** The launch of a game (specification "Game launch"). Every attempt has a number; news of an older one changes nothing. */
export type Launch = { attempt: number } & (
  | { status: "idle" }
  /** `isLate`: longer than people wait without being told, for the platform and for the frame's first message. */
  | { status: "loading"; mode: Mode; isLate: boolean; takesOver: boolean }
  | OpenGame
  | { status: "error"; mode: Mode; problem: Problem; detail: string | null }
);

export type LaunchEvent =
  /** `takesOver`: the player wants to play here what is played in another tab. */
  | { type: "started"; mode: Mode; takesOver?: boolean }
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
  | { type: "stake-changed"; stakeMinor: number }
  | { type: "became-late" }
  /** Another tab plays for real money now. */
  | { type: "taken-over" }
  /** Play for real money has closed since it began. */
  | { type: "closed"; problem: "not-allowed" | "lock-hours" }
  /** The other tab plays no more. */
  | { type: "given-back" }
);

export const noLaunch: Launch = { attempt: 0, status: "idle" };

/** An event that does not belong to the current attempt and status changes nothing. */
export function launch(state: Launch, event: LaunchEvent): Launch {
  if (event.type === "started") return begin(state, event.mode, event.takesOver);
  if (event.type === "signed-in") return isForPlayers(state) ? begin(state, "real") : state;
  if (event.type === "signed-out")
    return state.status === "idle" || state.mode === "demo" ? state : { attempt: state.attempt + 1, status: "idle" };
  return event.attempt === state.attempt ? follow(state, event) : state;
}

const begin = ({ attempt }: Launch, mode: Mode, takesOver = false): Launch => ({
  attempt: attempt + 1,
  status: "loading",
  mode,
  isLate: false,
  takesOver,
});

function isForPlayers(state: Launch): boolean {
  if (state.status === "error") return state.mode === "demo" && solvedByLogin.includes(state.problem);
  return state.status === "idle";
}

function follow(state: Launch, event: AttemptEvent): Launch {
  const { attempt } = state;
  switch (event.type) {
    case "opened": {
      if (state.status !== "loading") return state;
      return {
        attempt,
        status: "game",
        mode: state.mode,
        address: event.address,
        isReady: false,
        isLate: state.isLate,
        isInRound: false,
        stakeMinor: null,
      };
    }
    case "failed":
      if (state.status !== "loading") return state;
      return { attempt, status: "error", mode: state.mode, problem: event.problem, detail: event.detail };
    case "became-ready":
      return state.status === "game" ? { ...state, isReady: true, isLate: false } : state;
    case "round-changed":
      return state.status === "game" ? { ...state, isInRound: event.isInRound } : state;
    case "stake-changed":
      return state.status === "game" ? { ...state, stakeMinor: event.stakeMinor } : state;
    case "taken-over":
      if (state.status === "idle" || (state.status === "error" && state.problem !== "elsewhere-ended")) return state;
      return { attempt, status: "error", mode: state.mode, problem: "elsewhere", detail: null };
    case "closed":
      if (state.status !== "game" || state.mode === "demo") return state;
      return { attempt, status: "error", mode: state.mode, problem: event.problem, detail: null };
    case "given-back":
      return state.status === "error" && state.problem === "elsewhere"
        ? { ...state, problem: "elsewhere-ended" }
        : state;
    case "became-late":
      return isWaiting(state) ? { ...state, isLate: true } : state;
  }
}

/** Is something covered by the loader: the platform's response, or the frame's first message? */
export const isWaiting = (state: Launch): state is Extract<Launch, { status: "loading" | "game" }> =>
  state.status === "loading" || (state.status === "game" && !state.isReady);
