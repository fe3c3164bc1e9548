// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { Http } from "@/lib/core/http/http";
import type { Intent } from "@/lib/core/intents/intent";
import { closeOperation, closeResolver } from "./operation";

const endSession = vi.hoisted(() => vi.fn());
vi.mock("@/lib/session/sign-out/end-session", () => ({ endSession }));

const http = {} as Http;
const intent: Intent = {
  ...{ id: "1", operation: "close-account", owner: "P1", mark: "1", parameters: { reason: 7 }, before: null },
  ...{ state: "unknown", code: null, startedAt: 0, unknownSince: 0, settledAt: null, keyUntil: null, until: null },
};

beforeEach(() => endSession.mockReset());

test("sent again and confirmed, it ends the session everywhere; still without an answer, it does not", async () => {
  const run = vi.fn(async () => ({ state: "open" as const, intent: null }));
  await closeResolver.repeat?.(run, http, intent);
  expect(endSession).not.toHaveBeenCalled();
  // A reason that nobody can read is none.
  expect(run).toHaveBeenCalledWith(closeOperation, { owner: "P1", parameters: { reason: null }, http });
  await closeResolver.repeat?.(async () => ({ state: "done", value: null }), http, intent);
  expect(endSession.mock.calls).toEqual([["closed"]]);
});
