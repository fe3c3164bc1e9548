import { describe, expect, test } from "vitest";
import { versioned } from "@/lib/session/platform/endpoint";
import { callTableOf } from "../../support/call-table";
import { collectEndpoints, type DeclaredEndpoint } from "../../support/endpoints";
import { openApiOf, queryOf } from "../../support/openapi";
import { control } from "./world";

const endpoints = await collectEndpoints();
const pathsOf = (list: readonly DeclaredEndpoint[]) => list.map(({ path }) => path).sort();
const nameless = (call: string) => call.replace(/:\w+/g, ":");

describe("the calls that the areas declare", () => {
  test("are exactly those of the sandbox, by method, version and path, and the same of them are keyed [API-006]", async () => {
    const declared = await control<{ call: string; isKeyed: boolean }[]>("GET", "/endpoints");
    const row = (call: string, isKeyed: boolean) => `${nameless(call)}${isKeyed ? " keyed" : ""}`;
    const mine = endpoints.map(({ method, path, keyed }) =>
      row(`${method.toUpperCase()} /${versioned(path)}`, keyed === true),
    );
    expect(mine.sort()).toEqual(declared.map(({ call, isKeyed }) => row(call, isKeyed)).sort());
    expect(endpoints.filter(({ keyed }) => keyed).length).toBeGreaterThan(2);
  });

  test("read the same names of their queries on both sides, and the site sends what the sandbox requires", async () => {
    type Side = { call: string; query: { name: string; isRequired: boolean }[] }[];
    const rows = (side: Side, isMeant: (isRequired: boolean) => boolean) =>
      side.flatMap(({ call, query }) =>
        query.filter(({ isRequired }) => isMeant(isRequired)).map(({ name }) => `${nameless(call)}?${name}`),
      );
    const theirs = await control<Side>("GET", "/endpoints");
    const mine = endpoints.map((each) => ({
      call: `${each.method.toUpperCase()} /${versioned(each.path)}`,
      query: [...queryOf(each)].map(([name, isRequired]) => ({ name, isRequired })),
    }));
    const sent = rows(mine, () => true);
    expect(sent.length).toBeGreaterThan(15);
    expect(sent.sort()).toEqual(rows(theirs, () => true).sort());
    expect(rows(mine, Boolean)).toEqual(expect.arrayContaining(rows(theirs, Boolean)));
  });

  test("are each declared once, below their version, a body only where a method has one", () => {
    expect(endpoints.length).toBeGreaterThan(60);
    const calls = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
    for (const { path } of endpoints) expect(path).toMatch(/^(v2\/)?\w[\w:/.-]*$/);
    for (const { method, body, name } of endpoints) if (body) expect(method, name).not.toBe("get");
  });

  test("send the access token exactly for password, phone, sign-out, tournament and pay-and-play [API-005, API-502]", () => {
    expect(pathsOf(endpoints.filter(({ accessToken }) => accessToken))).toEqual([
      "paynplay/player/login",
      "paynplay/player/update",
      "phone",
      "player/password",
      "player/sign-out",
      "tournament/:siteId/:tournamentId/:language",
    ]);
  });

  test("take the token of a captcha exactly at the registration and below it [API-005]", () => {
    const isTaken = ({ path }: DeclaredEndpoint) => /^registration(\/|$)/.test(path);
    expect(pathsOf(endpoints.filter(({ captcha }) => captcha))).toEqual(pathsOf(endpoints.filter(isTaken)));
  });

  test("have sign out, access details, access context, risk setting, migration and the further calls [API-019, API-036]", () => {
    const paths = pathsOf(endpoints);
    for (const call of ["sign-out", "access/details", "access/context", "markets/risk-setting", "migration"])
      expect(paths).toContain(`player/${call}`);
    for (const call of ["latest-activity-log", "transaction-summary", "idle-logout"])
      expect(paths).toContain(`player/${call}`);
  });
});

test("docs/platform-api.json describes them: delete it, and this test writes it anew", async () => {
  const text = openApiOf(endpoints);
  expect(Object.keys(JSON.parse(text).paths).length).toBeGreaterThan(50);
  await expect(text).toMatchFileSnapshot("../../../docs/platform-api.json");
});

test("docs/platform-calls.md lists them: delete it, and this test writes it anew", async () => {
  const text = callTableOf(endpoints);
  expect(text.split("\n").filter((line) => line.includes(" | `")).length).toBe(endpoints.length);
  await expect(text).toMatchFileSnapshot("../../../docs/platform-calls.md");
});
