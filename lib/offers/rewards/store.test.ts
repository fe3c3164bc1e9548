// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { unknownSession } from "@/lib/session/state";
import { dispatchSession, useSession } from "@/lib/session/store";
import { signedInPlayer } from "@/tests/contract/session/browser";
import {
  errorsOf,
  forgetHidden,
  hideReward,
  noteClaimed,
  noteError,
  noteRecorded,
  noteUnclaimed,
  useManagedRewards,
  whileBusy,
} from "./store";

const state = () => useManagedRewards.getState();
const none = { claim: null, forfeit: null, progress: null };

beforeEach(() => useManagedRewards.setState(useManagedRewards.getInitialState(), true));
afterEach(() => {
  vi.useRealTimers();
});

test("an action of a campaign runs once at a time, until what it changed was read again; another campaign does not wait [REWARD-513]", async () => {
  let finish = () => {};
  const act = vi.fn(async () => "taken");
  const refetch = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  const first = whileBusy("C1", act, refetch);
  expect(useManagedRewards.getState().busy).toEqual(["C1"]);
  expect(await whileBusy("C1", act, refetch)).toBeNull();
  expect(await first).toBe("taken");
  expect(await whileBusy("C1", act, refetch)).toBeNull();
  expect(act).toHaveBeenCalledTimes(1);
  expect(await whileBusy("C2", act, async () => {})).toBe("taken");
  finish();
  await vi.waitFor(() => expect(useManagedRewards.getState().busy).toEqual([]));
  expect(await whileBusy("C1", act, async () => {})).toBe("taken");
});

test("an action that fails is in flight until all was read again all the same, and its failure is its caller's", async () => {
  const refetch = vi.fn(async () => {});
  await expect(whileBusy("C1", async () => Promise.reject(new Error("broken")), refetch)).rejects.toThrow("broken");
  await vi.waitFor(() => expect(state().busy).toEqual([]));
  expect(refetch).toHaveBeenCalledOnce();
});

test("one that is read again does not end the action of another", async () => {
  const pending = whileBusy(
    "C2",
    () => new Promise(() => {}),
    async () => {},
  );
  await whileBusy(
    "C1",
    async () => "taken",
    async () => {},
  );
  await vi.waitFor(() => expect(state().busy).toEqual(["C2"]));
  expect(pending).toBeInstanceOf(Promise);
});

test("what failed is said at its campaign and its step, until that campaign is tried again", async () => {
  noteError("C1", "claim", "error.oops");
  noteError("C1", "forfeit", "error.late");
  noteError("C2", "progress", "error.read");
  expect(errorsOf(state(), "C1")).toEqual({ claim: "error.oops", forfeit: "error.late", progress: null });
  expect(errorsOf(state(), "C3")).toEqual(none);
  noteUnclaimed("C1");
  noteUnclaimed("C2");
  expect(state().unclaimed).toEqual(["C1", "C2"]);
  await whileBusy(
    "C1",
    async () => {},
    async () => {},
  );
  expect([errorsOf(state(), "C1"), state().unclaimed]).toEqual([none, ["C2"]]);
  expect(errorsOf(state(), "C2")).toEqual({ ...none, progress: "error.read" });
});

test("a reward that was activated stays away, and the queued one whose claim failed is remembered, each one", () => {
  hideReward("C1");
  hideReward("C2");
  noteRecorded("C3");
  expect([state().hidden, state().recorded]).toEqual([["C1", "C2"], "C3"]);
  noteRecorded(null);
  expect(state().recorded).toBeNull();
  forgetHidden("C1");
  expect(state().hidden).toEqual(["C2"]);
});

test("that cashback was claimed is said for five seconds, from the last claim on", () => {
  vi.useFakeTimers();
  noteClaimed("C1");
  expect(state().claimed).toBe("C1");
  vi.advanceTimersByTime(3_000);
  noteClaimed("C2");
  vi.advanceTimersByTime(4_999);
  expect(state().claimed).toBe("C2");
  vi.advanceTimersByTime(1);
  expect(state().claimed).toBeNull();
});

test("nothing of it is the next player's", () => {
  dispatchSession({ type: "signed-in", player: signedInPlayer("P1") });
  noteError("C1", "claim", "error.oops");
  hideReward("C1");
  useSession.setState(unknownSession, true);
  expect(state()).toEqual({ busy: [], errors: {}, unclaimed: [], hidden: [], recorded: null, claimed: null });
});
