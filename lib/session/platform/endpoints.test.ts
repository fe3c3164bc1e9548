import { describe, expect, test } from "vitest";
import type { Http } from "@/lib/core/http";
import { nothing } from "@/lib/core/http";
import { callPlatform, type EndpointName, endpoints } from "./endpoints";
import { platformHeaders } from "./platform-headers";

const rows = Object.entries(endpoints) as [EndpointName, { method: string; path: string; accessToken?: boolean }][];

/** Records the calls that are made through it. */
function recorder() {
  const calls: unknown[][] = [];
  const record =
    (method: string) =>
    async (...call: unknown[]): Promise<never> => {
      calls.push([method, ...call]);
      return undefined as never;
    };
  const http: Http = {
    get: record("get"),
    post: record("post"),
    put: record("put"),
    patch: record("patch"),
    delete: record("delete"),
  };
  return { http, calls };
}

describe("the table", () => {
  test("names every call once, below its version", () => {
    expect(new Set(rows.map(([, { method, path }]) => `${method} ${path}`)).size).toBe(rows.length);
    for (const [, { path }] of rows) expect(path).toMatch(/^(v2\/)?\w[\w:/.-]*$/);
  });

  test("has sign out, access details, access context, risk setting, migration and the further calls [API-019, API-036]", () => {
    const paths = rows.map(([, { path }]) => path);
    for (const call of ["sign-out", "access/details", "access/context", "markets/risk-setting", "migration"])
      expect(paths).toContain(`player/${call}`);
    for (const call of ["latest-activity-log", "transaction-summary", "idle-logout"])
      expect(paths).toContain(`player/${call}`);
  });
});

describe("a call of the table", () => {
  test("is made by its method and path, with its values encoded", async () => {
    const { http, calls } = recorder();
    await callPlatform(http, "removeFavourite", nothing, { body: { gameId: "g" } });
    const params = { siteId: 2, tournamentId: "a/b", language: "fi" };
    await callPlatform(http, "publicTournament", nothing, { params });
    expect(calls).toEqual([
      ["delete", "favourite-games", nothing, { body: { gameId: "g" } }],
      ["get", "tournament/public/2/a%2Fb/fi", nothing, {}],
    ]);
  });

  test("sends the access token exactly for password, phone, sign-out, tournament and pay-and-play [API-005, API-502]", () => {
    const calls = rows.filter(([, { accessToken }]) => accessToken).map(([, { path }]) => path);
    expect(calls.sort()).toEqual([
      "paynplay/player/login",
      "paynplay/player/update",
      "phone",
      "player/password",
      "player/sign-out",
      "tournament/:siteId/:tournamentId/:language",
    ]);
  });

  test.each(rows)("%s sends the access token where its row requires it", async (name, { accessToken }) => {
    const { http, calls } = recorder();
    await callPlatform(http, name, nothing);
    expect(calls[0]?.[3]).toEqual(accessToken ? { accessToken: true } : {});
  });
});

describe("the headers", () => {
  test("are the site context alone for a visitor [API-005]", () => {
    expect(platformHeaders({ siteId: 2 })).toEqual({ SiteContext: '{"siteId":2}' });
  });

  test("are spelled in one place: bearer, access token and captcha token [API-004, API-005, API-501]", () => {
    expect(platformHeaders({ siteId: 7, idToken: "i", accessToken: "a", captchaToken: "c" })).toEqual({
      SiteContext: '{"siteId":7}',
      Authorization: "Bearer i",
      "Access-Token": "a",
      "X-Captcha-Token": "c",
    });
  });
});
