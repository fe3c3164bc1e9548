import { expect, test } from "vitest";
import { countUpMs, isShownAsWin, landingShare, nextStartMs, planLanding, runningDistance, stopTimes } from "./motion";

test("a reel runs on from its start without a leap, and ever further", () => {
  let before = 0;
  for (let elapsedMs = 0; elapsedMs < 2_000; elapsedMs += 10) {
    const distance = runningDistance(elapsedMs);
    expect(distance).toBeGreaterThanOrEqual(before);
    expect(distance - before).toBeLessThan(0.5);
    before = distance;
  }
});

test("a landing begins as fast as the reel ran, goes a little too far, and ends on a whole symbol", () => {
  const { target, durationMs } = planLanding(17.3);
  expect(target).toBe(22);
  const at = (elapsedMs: number) => 17.3 + (target - 17.3) * landingShare(elapsedMs / durationMs);
  const running = (runningDistance(1_010) - runningDistance(1_000)) / 10;
  expect((at(1) - at(0)) / running).toBeCloseTo(1, 1);
  expect(Math.max(...Array.from({ length: 100 }, (_, step) => at((step / 100) * durationMs)))).toBeGreaterThan(target);
  expect(at(durationMs)).toBe(target);
  expect(at(durationMs * 3)).toBe(target);
});

test("a reel makes the player wait only while another scatter would pay", () => {
  const plain = stopTimes([0, 1, 0, 0, 0], 0);
  expect(plain.map(({ suspense }) => suspense)).toEqual([false, false, false, false, false]);
  const tense = stopTimes([1, 1, 0, 0, 0], 0);
  expect(tense.map(({ suspense }) => suspense)).toEqual([false, false, true, true, true]);
  expect((tense[4]?.atMs ?? 0) - (tense[1]?.atMs ?? 0)).toBeGreaterThan((plain[4]?.atMs ?? 0) - (plain[1]?.atMs ?? 0));
});

test("reels stop from the left to the right, the first not before it was seen running", () => {
  for (const runMs of [0, 300, 5_000]) {
    const times = stopTimes([0, 0, 0, 0, 0], runMs).map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect((times[0] ?? 0) + runMs).toBeGreaterThanOrEqual(500);
  }
});

test("a return up to the stake is shown as what it is where the site asks for it", () => {
  const shown = (winMinor: number, celebratesReturnsBelowStake: boolean) =>
    isShownAsWin({ winMinor, stakeMinor: 50 }, { minimumRoundMs: 0, celebratesReturnsBelowStake });
  expect([0, 20, 50, 51].map((win) => shown(win, false))).toEqual([false, false, false, true]);
  expect([0, 20, 50, 51].map((win) => shown(win, true))).toEqual([false, true, true, true]);
});

test("a round takes as long as the site asks for from its decision, and never less than the game's own time", () => {
  const next = (minimumRoundMs: number) => nextStartMs({ startedMs: 1_000, decidedMs: 1_200 }, { minimumRoundMs });
  expect([0, 2_000, 2_500, 5_000].map(next)).toEqual([3_500, 3_500, 3_700, 6_200]);
});

test("a return that is no gain is not celebrated", () => {
  expect([countUpMs(0, 50), countUpMs(40, 50), countUpMs(50, 50)]).toEqual([0, 0, 0]);
  expect(countUpMs(60, 50)).toBeGreaterThan(0);
  expect(countUpMs(5_000, 50)).toBeGreaterThan(countUpMs(60, 50));
});
