import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLazy } from "./use-lazy";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = (load: () => Promise<string>, isWanted = true) =>
  renderHook((props: { isWanted: boolean }) => useLazy(load, props.isWanted), { initialProps: { isWanted } });

test("a part is requested once it is wanted, and once", async () => {
  const load = vi.fn(async () => "part");
  const { result, rerender } = show(load, false);
  await pass(10_000);
  expect(load).not.toHaveBeenCalled();
  rerender({ isWanted: true });
  await pass(0);
  expect(result.current).toEqual({ part: "part", isFailed: false });
  rerender({ isWanted: false });
  rerender({ isWanted: true });
  await pass(10_000);
  expect(load).toHaveBeenCalledOnce();
});

test("a part that did not arrive is said to have failed, and requested every 5 s until it has arrived", async () => {
  const load = vi.fn<() => Promise<string>>(async () => "part");
  load.mockRejectedValueOnce(new Error("no network")).mockRejectedValueOnce(new Error("no network"));
  const { result } = show(load);
  await pass(0);
  expect(result.current).toEqual({ part: null, isFailed: true });
  await pass(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(load).toHaveBeenCalledTimes(2);
  expect(result.current.isFailed).toBe(true);
  await pass(5_000);
  expect(result.current).toEqual({ part: "part", isFailed: false });
  await pass(10_000);
  expect(load).toHaveBeenCalledTimes(3);
});

test("a part that is no longer wanted is not requested again", async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("no network"));
  const { rerender, unmount } = show(load);
  await pass(0);
  rerender({ isWanted: false });
  await pass(10_000);
  expect(load).toHaveBeenCalledTimes(1);
  rerender({ isWanted: true });
  unmount();
  await pass(10_000);
  expect(load).toHaveBeenCalledTimes(1);
});
