// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { HttpError } from "@/lib/core/http/http-errors";
import type { Intent } from "@/lib/core/intents/intent";
import { outcomeOf } from "@/lib/core/intents/outcome";
import { breakOperation, breakResolver } from "./operation";

const endSession = vi.hoisted(() => vi.fn());
vi.mock("@/lib/session/sign-out/end-session", () => ({ endSession }));
const config = vi.hoisted((): { ignoresKeys?: true } => ({}));
vi.mock("@/lib/config/public", () => ({ publicConfig: () => config }));

const http = {} as Http;
const dayMs = 86_400_000;
const intent = (parameters: Intent["parameters"], ageMs: number): Intent => ({
  ...{ id: "1", operation: "break", owner: "P1", mark: "1", parameters, before: null, state: "unknown", code: null },
  ...{ startedAt: Date.now() - ageMs, unknownSince: Date.now() - ageMs, settledAt: null, keyUntil: null, until: null },
});
const read = (parameters: Intent["parameters"], ageMs: number) => breakResolver.read?.(http, intent(parameters, ageMs));

beforeEach(() => {
  endSession.mockReset();
  delete config.ignoresKeys;
});

test.each([
  ["an hour ago", { kind: "timeOut", hours: 24 }, dayMs / 24, "unknown"],
  ["a day ago, whose end would be over", { kind: "timeOut", hours: 24 }, dayMs, "moot"],
  ["a day ago, of three days", { kind: "timeOut", hours: 72 }, dayMs, "unknown"],
  ["a year ago, without an end", { kind: "exclusion", months: null }, 365 * dayMs, "unknown"],
  ["that nobody can read", { kind: "pause" }, 0, "moot"],
] as const)("a break asked for %s: sent late, it would begin anew", async (_when, parameters, ageMs, verdict) => {
  expect(await read(parameters, ageMs)).toBe(verdict);
});

test("sent again and confirmed, it ends the session; still without an answer, it does not", async () => {
  const requested = { kind: "timeOut", hours: 24 } as const;
  const run = vi.fn(async () => ({ state: "open" as const, intent: null }));
  await breakResolver.repeat?.(run, http, intent(requested, 0));
  expect(endSession).not.toHaveBeenCalled();
  await breakResolver.repeat?.(async () => ({ state: "done", value: null }), http, intent(requested, 0));
  expect(endSession.mock.calls).toEqual([["timeOut"]]);
  expect(run).toHaveBeenCalledWith(breakOperation, { owner: "P1", parameters: requested, http });
});

const outcome = (error: HttpError, kind: "timeOut" | "exclusion", isRepeat = true) => {
  const requested = kind === "timeOut" ? { kind, hours: 24 } : { kind, months: null };
  return breakOperation.outcome?.(error, isRepeat, requested) ?? outcomeOf(error, isRepeat);
};

test.each([
  [400, "error.exclusion.period", "timeOut", "refused"],
  [403, "error.player.restricted", "exclusion", "refused"],
  [403, "error.player.timeout", "timeOut", "done"],
  [403, "error.player.timeout", "exclusion", "unknown"],
  [403, "error.player.self_excluded", "timeOut", "done"],
  [403, "error.player.self_excluded", "exclusion", "done"],
  [403, null, "exclusion", "unknown"],
  [401, "error.unauthorized", "exclusion", "unknown"],
  [409, "error.idempotency.running", "exclusion", "unknown"],
  [429, "error.rate", "exclusion", "unknown"],
  [500, "error.system.error", "exclusion", "unknown"],
] as const)("refused by %i %s when it is sent again, a %s is %s", (status, code, kind, expected) => {
  expect(outcome(new HttpError(status, { code }), kind)).toBe(expected);
});

test("a first call is refused by every refusal; where keys are not honoured, a repetition by none", () => {
  expect(outcome(new HttpError(403, { code: "error.player.timeout" }), "timeOut", false)).toBe("refused");
  config.ignoresKeys = true;
  expect(outcome(new HttpError(400, { code: "error.exclusion.period" }), "exclusion")).toBe("unknown");
});

test("a longer break waits for no answer to a shorter one", () => {
  const subjects = [
    breakOperation.subject({ kind: "timeOut", hours: 24 }),
    breakOperation.subject({ kind: "timeOut", hours: 720 }),
    breakOperation.subject({ kind: "exclusion", months: 24 }),
    breakOperation.subject({ kind: "exclusion", months: null }),
  ];
  expect(new Set(subjects).size).toBe(4);
});
