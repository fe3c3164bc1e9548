// @vitest-environment jsdom
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { continueUpload } from "./resumable-upload";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => {
  server.resetHandlers();
  vi.useRealTimers();
});
afterAll(() => server.close());

const address = "http://files.test/uploads/1";
const transfer = { file: new Blob(["%PDF-"]), signal: undefined, capBytes: 1_000, onProgress: undefined };
const broken = () => {
  const made: number[] = [];
  const note = () => {
    made.push(Math.round(performance.now() / 1_000));
    return HttpResponse.error();
  };
  server.use(http.patch(address, note), http.head(address, note));
  return made;
};

test("a line that stays lost is tried again with growing pauses, and is given up as stalled after the time of a standstill", async () => {
  const made = broken();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const ended = continueUpload(address, { ...transfer, stallMs: 30_000 }, 0).catch((error) => error);
  await vi.advanceTimersByTimeAsync(0);
  for (let second = 0; second < 31; second++) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  const pauses = made.slice(1).map((at, index) => at - (made[index] ?? 0));
  expect(pauses.slice(0, 4)).toEqual([1, 2, 4, 8]);
  expect(await ended).toMatchObject({ name: "Unreachable", reason: "deadline" });
});

test("a browser that is online again does not wait for the end of a pause", async () => {
  const made = broken();
  const stop = new AbortController();
  const ended = continueUpload(address, { ...transfer, stallMs: 30_000, signal: stop.signal }, 0).catch(
    (error) => error,
  );
  await vi.waitFor(() => expect(made.length).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  dispatchEvent(new Event("online"));
  await vi.waitFor(() => expect(made.length).toBe(2), { timeout: 500 });
  stop.abort("enough");
  expect(await ended).toBe("enough");
});

test("a storage that fails on and on fails with its own status", async () => {
  server.use(http.patch(address, () => new HttpResponse(null, { status: 500 })));
  server.use(http.head(address, () => new HttpResponse(null, { status: 500 })));
  await expect(continueUpload(address, { ...transfer, stallMs: 300 }, 0)).rejects.toMatchObject({ status: 500 });
});
