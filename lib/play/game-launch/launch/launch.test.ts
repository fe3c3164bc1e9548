import { describe, expect, test } from "vitest";
import { type LaunchEvent, launch, noLaunch } from "./launch";

const play = (...events: LaunchEvent[]) => events.reduce(launch, noLaunch);

const address = { url: "https://games.example/a", origin: "https://games.example" };
const demo: LaunchEvent = { type: "started", mode: "demo" };
const real: LaunchEvent = { type: "started", mode: "real" };
const opened: LaunchEvent = { type: "opened", attempt: 1, address };
const failed: LaunchEvent = { type: "failed", attempt: 1, problem: "unreachable", detail: null };
const ready: LaunchEvent = { type: "became-ready", attempt: 1 };
const late: LaunchEvent = { type: "became-late", attempt: 1 };
const inRound: LaunchEvent = { type: "round-changed", attempt: 1, isInRound: true };
const taken: LaunchEvent = { type: "taken-over", attempt: 1 };
const signedIn: LaunchEvent = { type: "signed-in" };
const signedOut: LaunchEvent = { type: "signed-out" };

describe("a launch", () => {
  test("is loading, then a game with its address, or an error", () => {
    expect(play(demo)).toEqual({ attempt: 1, status: "loading", mode: "demo", isLate: false, takesOver: false });
    expect(play(demo, opened)).toMatchObject({ status: "game", mode: "demo", address, isReady: false });
    expect(play(demo, failed)).toMatchObject({ status: "error", mode: "demo", problem: "unreachable" });
  });

  test("becomes ready, and is in a round between the two words for it", () => {
    const round = (isInRound: boolean): LaunchEvent => ({ type: "round-changed", attempt: 1, isInRound });
    expect(play(demo, opened, ready)).toMatchObject({ isReady: true, isInRound: false });
    expect(play(demo, opened, ready, round(true))).toMatchObject({ isInRound: true });
    expect(play(demo, opened, ready, round(true), round(false))).toMatchObject({ isInRound: false });
  });

  test("knows the stake that was chosen in its frame, and none before nor in the next", () => {
    const stake = (stakeMinor: number): LaunchEvent => ({ type: "stake-changed", attempt: 1, stakeMinor });
    expect(play(real, opened)).toMatchObject({ stakeMinor: null });
    expect(play(real, opened, stake(50), ready, stake(200))).toMatchObject({ stakeMinor: 200, isReady: true });
    expect(play(real, opened, stake(50), real, { ...opened, attempt: 2 })).toMatchObject({ stakeMinor: null });
  });

  test("is late while the platform or the frame does not respond, until the frame is ready", () => {
    expect(play(real, late)).toMatchObject({ status: "loading", isLate: true });
    expect(play(real, opened)).toMatchObject({ status: "game", isLate: false });
    // The notice stays when the platform has responded.
    expect(play(real, late, opened)).toMatchObject({ status: "game", isLate: true });
    expect(play(real, opened, late)).toMatchObject({ status: "game", isLate: true });
    expect(play(real, opened, late, ready)).toMatchObject({ isReady: true, isLate: false });
    expect(play(real, opened, ready, late)).toMatchObject({ isReady: true, isLate: false });
  });

  test("ends where another tab takes the play for real money over, and takes it back", () => {
    for (const events of [[real], [real, opened], [real, opened, ready]])
      expect(play(...events, taken)).toMatchObject({ attempt: 1, status: "error", mode: "real", problem: "elsewhere" });
    expect(play(real, taken, { ...real, takesOver: true })).toMatchObject({ attempt: 2, takesOver: true });
    expect(play(real, failed, taken)).toMatchObject({ status: "error", problem: "unreachable" });
    const ended = [real, taken, { type: "given-back", attempt: 1 }] as const;
    expect(play(...ended)).toMatchObject({ problem: "elsewhere-ended" });
    expect(play(...ended, taken)).toMatchObject({ problem: "elsewhere" });
  });

  test("for real ends when play for real money closes while it runs; a demo goes on", () => {
    const closed: LaunchEvent = { type: "closed", attempt: 1, problem: "lock-hours" };
    for (const events of [[opened], [opened, ready, inRound]])
      expect(play(real, ...events, closed)).toMatchObject({ attempt: 1, status: "error", problem: "lock-hours" });
    expect(play(demo, opened, ready, closed)).toMatchObject({ status: "game", mode: "demo" });
    expect(play(real, failed, closed)).toMatchObject({ status: "error", problem: "unreachable" });
  });

  test("for real ends at once when the player signs out, whatever it was doing", () => {
    for (const events of [[real], [real, opened], [real, opened, ready], [real, failed]])
      expect(play(...events, signedOut)).toEqual({ attempt: 2, status: "idle" });
  });

  test("for real begins by itself when the player signs in, also when the demo requested it", () => {
    expect(play(signedIn)).toMatchObject({ attempt: 1, status: "loading", mode: "real", takesOver: false });
    for (const problem of ["no-demo", "money-needed"] as const)
      expect(play(demo, { ...failed, problem }, signedIn)).toMatchObject({
        attempt: 2,
        status: "loading",
        mode: "real",
      });
  });

  test("for real is made once: signing in again, or a problem that the sign-in does not solve, changes nothing", () => {
    for (const problem of ["no-demo", "money-needed", "unreachable"] as const)
      expect(play(signedIn, { ...failed, problem }, signedIn)).toMatchObject({ attempt: 1, status: "error", problem });
    expect(play(signedIn, signedIn)).toMatchObject({ attempt: 1, status: "loading" });
    expect(play(demo, failed, signedIn)).toMatchObject({ attempt: 1, status: "error", mode: "demo" });
  });

  test("for play money continues when somebody signs in", () => {
    expect(play(demo, signedIn)).toMatchObject({ attempt: 1, status: "loading", mode: "demo" });
    expect(play(demo, opened, ready, signedIn)).toMatchObject({ attempt: 1, status: "game", mode: "demo" });
  });

  test("for play money continues when somebody signs out", () => {
    expect(play(demo, opened, ready, signedOut)).toMatchObject({ status: "game", mode: "demo" });
  });

  test.each([
    ["the answer of an older attempt", [demo, real, opened], { status: "loading", mode: "real", attempt: 2 }],
    ["the failure of an older attempt", [demo, real, failed], { status: "loading", mode: "real", attempt: 2 }],
    ["an answer after the player signed out", [real, signedOut, opened], { status: "idle" }],
    ["a second answer", [demo, failed, opened], { status: "error" }],
    ["readiness before there is a frame", [demo, ready], { status: "loading" }],
    ["lateness of an older attempt", [demo, real, late], { status: "loading", isLate: false }],
    ["a round that begins in nothing", [{ type: "round-changed", attempt: 0, isInRound: true }], { status: "idle" }],
  ] as const)("is not moved by %s", (_what, events, expected) => {
    expect(play(...events)).toMatchObject(expected);
  });

  test.each([
    ["a sign-out before anything was started", [], [signedOut]],
    ["a failure of what is open", [demo, opened], [failed]],
    ["readiness, a round and lateness of what failed", [demo, failed], [ready, inRound, late]],
    ["readiness, a round and lateness of what nobody started", [], [ready, inRound, late]],
    ["readiness and a round of what is still loading", [demo], [ready, inRound]],
    ["a stake in what is not open", [demo], [{ type: "stake-changed", attempt: 1, stakeMinor: 50 }]],
    ["lateness of what is ready", [demo, opened, ready], [late]],
  ])("stays as it is after %s", (_what, before, news) => {
    const state = play(...before);
    for (const event of news) expect(launch(state, { ...event, attempt: state.attempt } as LaunchEvent)).toBe(state);
  });
});
