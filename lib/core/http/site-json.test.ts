import { expect, test, vi } from "vitest";
import { HttpError, InvalidResponse, Unreachable } from "./http-errors";
import { getSiteJson } from "./site-json";

const isLines = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((line) => typeof line === "string");

const read = (options: { signal?: AbortSignal; deadlineMs?: number } = {}) =>
  getSiteJson("/api/lines", isLines, {
    signal: new AbortController().signal,
    deadlineMs: 5_000,
    capBytes: 20,
    ...options,
  });
const respond = (response: () => Response) => vi.stubGlobal("fetch", async () => response());

test("a valid response is its value", async () => {
  respond(() => Response.json(["a", "b"]));
  expect(await read()).toEqual(["a", "b"]);
});

test.each([
  ["of another shape", () => Response.json([1]), InvalidResponse],
  ["that is no JSON", () => new Response("<html>"), InvalidResponse],
  ["beyond the cap", () => Response.json(["x".repeat(30)]), InvalidResponse],
  ["with a status of failure", () => Response.json([], { status: 503 }), HttpError],
] as const)("a response %s is refused", async (_what, response, error) => {
  respond(response);
  await expect(read()).rejects.toBeInstanceOf(error);
});

/** A request that ends with its signal alone. */
const neverEnding = (_path: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

test("one that does not come ends at the deadline", async () => {
  vi.stubGlobal("fetch", neverEnding);
  await expect(read({ deadlineMs: 5 })).rejects.toMatchObject({ reason: "deadline" });
  await expect(read({ deadlineMs: 5 })).rejects.toBeInstanceOf(Unreachable);
});

test("a caller who stops gets their own reason", async () => {
  vi.stubGlobal("fetch", neverEnding);
  const stop = new AbortController();
  const reading = read({ signal: stop.signal });
  stop.abort("enough");
  await expect(reading).rejects.toBe("enough");
});
