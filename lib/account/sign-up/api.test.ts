import { beforeEach, expect, test, vi } from "vitest";
import { createHttp } from "@/lib/core/http/http";
import { getRequirement } from "./api";

const calls: string[] = [];
let site: object;
let risk: object;

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    const { method, url } = new Request(input, init);
    calls.push(`${method} ${url}`);
    return Response.json(new URL(url).pathname === "/v1/site/config" ? site : risk);
  });
});

const http = createHttp({ baseUrl: "http://platform.test/v1", deadlineMs: 5_000, bodyCapBytes: 1_000 });

test.each([
  [{ smsVerification: true }, {}, "sms"],
  [{ emailVerification: true }, {}, "email"],
  [{ smsVerification: true, emailVerification: true }, {}, "both"],
  [{ smsVerification: false, emailVerification: false }, {}, "none"],
  [{ emailVerification: true }, { marketRiskSetting: "SMS" }, "both"],
] as const)(
  "the site config, got by site and country, decides the codes: %j with %j is %s [API-013, API-509]",
  async (config, setting, wanted) => {
    site = config;
    risk = setting;
    expect(await getRequirement(http, { siteId: 7, countryCode: "CA" })).toBe(wanted);
    expect(calls.sort()).toEqual([
      "GET http://platform.test/v1/player/markets/risk-setting?countryCode=CA",
      "GET http://platform.test/v1/site/config?siteId=7&countryCode=CA",
    ]);
  },
);
