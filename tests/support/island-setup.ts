import { setTimeout as sleep } from "node:timers/promises";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { currentStep } from "@/lib/site/dialogs/history-steps";
import "./jsdom";
import { server } from "./msw";

configure({ asyncUtilTimeout: 10_000 });
beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

const noises = ["error", "warn"] as const;

beforeEach(() => {
  for (const noise of noises) vi.spyOn(console, noise);
});

/** A test that means to make noise asserts it, then forgets it: `vi.mocked(console.error).mockClear()`. */
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  const calls = noises.flatMap((noise) => vi.mocked(console[noise]).mock.calls.map((args) => [noise, ...args]));
  vi.restoreAllMocks();
  expect(calls, "the console stays silent").toEqual([]);
});

/**
 * The entry of a closed overlay is left in tasks of its own, the first of which may be to come: none of them may run once the document
 * of the file is gone.
 */
afterAll(async () => {
  vi.useRealTimers();
  do await sleep(20);
  while (currentStep() !== undefined);
});
