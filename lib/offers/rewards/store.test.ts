import { expect, test, vi } from "vitest";
import { useManagedRewards, whileBusy } from "./store";

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
