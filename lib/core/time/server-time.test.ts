// @vitest-environment jsdom
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ["Date", "performance"], now: 1_000_000 });
});
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const load = async () => (await import("./server-time")).serverTime;
/** Answers with these times, one after the other; counts the requests. */
function answer(...times: unknown[]) {
  const made = { count: 0 };
  server.use(
    http.get("*/api/time", () => {
      const now = times[Math.min(made.count, times.length - 1)];
      made.count += 1;
      return now === null ? HttpResponse.error() : HttpResponse.json({ now });
    }),
  );
  return made;
}

test("the server is asked once, and its time counted on", async () => {
  const serverTime = await load();
  const made = answer(5_000);
  expect(await Promise.all([serverTime(), serverTime()])).toEqual([5_000, 5_000]);
  vi.advanceTimersByTime(60_000);
  expect(await serverTime()).toBe(65_000);
  expect(made.count).toBe(1);
});

test.each([3_600_000, -3_600_000])(
  "a clock that was set by %i ms moves nothing: the server is asked again",
  async (ms) => {
    const serverTime = await load();
    const made = answer(5_000, 6_000);
    await serverTime();
    vi.setSystemTime(Date.now() + ms);
    expect(await serverTime()).toBe(6_000);
    expect(made.count).toBe(2);
  },
);

test.each([
  ["no answer", null],
  ["no time", "soon"],
  ["a time that is none", Number.NaN],
])("with %s the time is unknown, and the server is asked again", async (_what, first) => {
  const serverTime = await load();
  answer(first, 9_000);
  expect(await serverTime()).toBeNull();
  expect(await serverTime()).toBe(9_000);
});

test("a server that answers no more is not missed while the clocks of the device agree; once one was set, the time is unknown", async () => {
  const serverTime = await load();
  const made = answer(5_000, null, 7_000);
  await serverTime();
  vi.advanceTimersByTime(60_000);
  expect(await serverTime()).toBe(65_000);
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(await serverTime()).toBeNull();
  expect(await serverTime()).toBe(7_000);
  expect(made.count).toBe(3);
});
