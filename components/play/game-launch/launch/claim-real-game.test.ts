import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { claimRealGame } from "./claim-real-game";

/** A lock of the browser that another tab holds until it is released. */
let held: { name: string; mode: LockMode }[];
let giveOn: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  held = [];
  const request = (_name: string, { signal }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      giveOn = () => void hold().then(resolve);
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  vi.stubGlobal("navigator", { locks: { request, query: async () => ({ held }) } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function claim() {
  const results: boolean[] = [];
  void claimRealGame(false, () => {}).granted.then((isGranted) => results.push(isGranted));
  return results;
}

test("a tab learns after half a second that another one plays", async () => {
  held = [{ name: "real-money-game", mode: "exclusive" }];
  const result = claim();
  await vi.advanceTimersByTimeAsync(499);
  expect(result).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(result).toEqual([false]);
});

test("a busy tab that only waits for the end of a game is no game: the next one begins as soon as it knows", async () => {
  held = [{ name: "real-money-game", mode: "shared" }];
  const result = claim();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(result).toEqual([]);
  giveOn();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(result).toEqual([true]);
});
