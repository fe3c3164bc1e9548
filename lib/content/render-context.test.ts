import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  isCurrent,
  isPreview,
  recordTags,
  renderDeadline,
  renderDeadlineMs,
  startDeadline,
  withCurrentContent,
  withCurrentTags,
  withRenderDeadline,
} from "./render-context";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("content reads end with the deadline of their render, and not before", () => {
  const signal = startDeadline();
  vi.advanceTimersByTime(renderDeadlineMs - 1);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.aborted).toBe(true);
  expect(renderDeadlineMs).toBeLessThan(3_000);
});

test("a request has one deadline, which starts with its first read", async () => {
  const read = async () => renderDeadline();
  const [first, second] = await withRenderDeadline(async () => {
    vi.advanceTimersByTime(10 * renderDeadlineMs);
    const early = await read();
    vi.advanceTimersByTime(renderDeadlineMs - 1);
    return [early, await read()];
  });
  expect(second).toBe(first);
  expect(first?.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(first?.aborted).toBe(true);
  expect(await withRenderDeadline(read)).not.toBe(first);
});

test("a file that is kept knows the tags of all that it has read, each once, and of nothing that others read", async () => {
  recordTags(["outside"]);
  const { result, tags } = await withCurrentTags(async () => {
    recordTags(["games", "content"]);
    await Promise.resolve();
    recordTags(["content", "lobby"]);
    withCurrentContent(() => recordTags(["other"]));
    return isCurrent();
  });
  expect([result, tags]).toEqual([true, ["games", "content", "lobby"]]);
  expect(await withRenderDeadline(() => withCurrentTags(async () => isPreview()), true)).toEqual({
    result: true,
    tags: [],
  });
});
