import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { parseEnvironment } from "@/lib/config/environment";
import { watchMarkets } from "./market-watch";

const required = {
  CONTENT_URL: "http://localhost:4002",
  CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
  IDENTITY_ISSUER: "http://localhost:4001/eu-west-1_A",
  IDENTITY_POOL_ID: "eu-west-1_A",
  IDENTITY_CLIENT_ID: "web",
  SESSION_KEYS: '[{"kty":"oct","kid":"1","k":"c2Vzc2lvbi1rZXktb2YtdGVzdHMtMzItYnl0ZXMtbG9uZw"}]',
  PLATFORM_URL: "http://localhost:4003",
  PUSH_URL: "http://localhost:4004",
};

const chile = {
  id: "CL",
  name: "Chile",
  languages: ["cl"],
  isMarketEnabled: false,
  isCustomMarketId: false,
  localeMapping: {},
  originCountryCode: "CL",
  languageMaps: {},
  regionLanguageMap: {},
  removeCountryFromRegistration: null,
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what markets offer is read at once and every minute, and outlives an outage [LOC-010]", async () => {
  const responses: (() => Response)[] = [
    () => Response.json({ result: [chile] }),
    () => new Response("no", { status: 503 }),
    () => Response.json({ result: "garbage" }),
    () => Response.json({ result: [{ ...chile, isMarketEnabled: true }] }),
  ];
  vi.stubGlobal("fetch", async () => responses.shift()?.());
  const reported = vi.spyOn(console, "error").mockReturnValue();
  const offered = watchMarkets(parseEnvironment(required));
  expect(offered(), "before the first answer: our own table").toBe("");

  const known = [];
  for (let minute = 0; minute < 4; minute++) {
    await vi.advanceTimersByTimeAsync(minute === 0 ? 0 : 60_000);
    known.push(offered());
  }
  expect(known).toEqual(["CL:", "CL:", "CL:", "CL:cl"]);
  expect(reported).toHaveBeenCalledTimes(2);
});

test.each(["nonsense", "203.0.113.9-203.0.113.5", "203.0.113.5"])(
  "the blocked range %j stops the start with a sentence that names the variable [LOC-035]",
  (BLOCKED_ADDRESSES) => {
    expect(() => parseEnvironment({ ...required, BLOCKED_ADDRESSES })).toThrow(/BLOCKED_ADDRESSES/);
  },
);
