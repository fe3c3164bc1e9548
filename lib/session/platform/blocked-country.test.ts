import { afterEach, describe, expect, test, vi } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { HttpError, Unreachable } from "@/lib/core/http/http-errors";
import { isCountryBlocked, leaveIfRestricted, readAccess } from "./blocked-country";

const httpReturning = (respond: () => unknown) =>
  ({
    get: async (path: string, schema: { safeParse(value: unknown): { success: boolean; data?: unknown } }) => {
      expect(path).toBe("player/access/context");
      const parsed = schema.safeParse(respond());
      if (!parsed.success) throw new Error("another shape");
      return parsed.data;
    },
  }) as unknown as Http;
const failing = (error: unknown) =>
  httpReturning(() => {
    throw error;
  });
const blocked = new HttpError(403, { code: "error.country.blocked" });

describe("what makes a visitor restricted, or open: the platform's word, never an outage [ROUTE-037, LOC-035]", () => {
  test.each([
    [
      "a blocked answer of access/context",
      httpReturning(() => ({ countryCode: "US", isRestricted: true })),
      "restricted",
    ],
    ["an open one", httpReturning(() => ({ countryCode: "FI", isRestricted: false })), "open"],
    ["error.country.blocked", failing(blocked), "restricted"],
    ["a network that is down", failing(new Unreachable("network", "x")), "unknown"],
    ["a silent platform", failing(new Unreachable("deadline", "x")), "unknown"],
    ["a failing platform", failing(new HttpError(503)), "unknown"],
    ["another refusal", failing(new HttpError(403, { code: "error.other" })), "unknown"],
    ["an answer of another shape", httpReturning(() => ({})), "unknown"],
  ])("%s: %#", async (_what, http, expected) => {
    expect(await readAccess(http)).toBe(expected);
  });

  test("error.country.blocked of any call", () => {
    expect(isCountryBlocked(blocked)).toBe(true);
    expect(isCountryBlocked(new HttpError(403, { code: "error.unauthorized" }))).toBe(false);
    expect(isCountryBlocked(new Unreachable("network", "x"))).toBe(false);
  });
});

describe("where a restricted visitor goes [ROUTE-037]", () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each([
    [
      "a restricted one, in the language of the page",
      () => ({ isRestricted: true }),
      "restricted",
      ["/fi-FI/restricted"],
    ],
    ["an open one stays", () => ({ isRestricted: false }), "open", []],
    ["one of whom nothing is known stays", () => ({}), "unknown", []],
  ])("%s", async (_what, respond, access, expected) => {
    const replace = vi.fn();
    vi.stubGlobal("location", { pathname: "/fi-FI/online-casino", replace });
    expect(await leaveIfRestricted(httpReturning(respond))).toBe(access);
    expect(replace.mock.calls.flat()).toEqual(expected);
  });
});
