import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Http } from "@/lib/core/http/http";
import { nothing } from "@/lib/core/http/http";
import { callPlatform, endpoint, versioned } from "./endpoint";
import { platformHeaders } from "./platform-headers";

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

const Favourite = z.object({ gameId: z.string() });
const removeFavourite = endpoint({ method: "delete", path: "favourite-games", body: Favourite, response: nothing });
const tournament = endpoint({
  method: "get",
  path: "tournament/:siteId/:tournamentId/:language",
  response: Favourite,
  accessToken: true,
});
const deposit = endpoint({ method: "post", path: "deposit", body: Favourite, response: nothing, keyed: true });
const register = endpoint({ method: "post", path: "registration", response: nothing, captcha: true });

describe("a call of the platform", () => {
  test("is made by its method and path, with its values encoded and its own response", async () => {
    const { http, calls } = recorder();
    await callPlatform(http, removeFavourite, { body: { gameId: "g" } });
    await callPlatform(http, tournament, { params: { siteId: 2, tournamentId: "a/b", language: "fi" } });
    expect(calls).toEqual([
      ["delete", "favourite-games", nothing, { body: { gameId: "g" } }],
      ["get", "tournament/2/a%2Fb/fi", Favourite, { accessToken: true }],
    ]);
  });

  test("sends its key beside the other headers", async () => {
    const { http, calls } = recorder();
    const body = { gameId: "g" };
    await callPlatform(http, deposit, { body, key: "k-1", headers: { other: "o" } });
    await callPlatform(http, deposit, { body, key: "k-2" });
    expect(calls.map(([, , , options]) => options)).toEqual([
      { body, headers: { other: "o", "Idempotency-Key": "k-1" } },
      { body, headers: { "Idempotency-Key": "k-2" } },
    ]);
  });

  test("has a signal, and the token of a captcha, where its caller has one", async () => {
    const { http, calls } = recorder();
    const { signal } = new AbortController();
    await callPlatform(http, register, { captchaToken: "c", signal });
    await callPlatform(http, register, { captchaToken: undefined, signal: undefined });
    expect(calls.map(([, , , options]) => options)).toEqual([{ captchaToken: "c", signal }, {}]);
  });

  test("does not compile with another body, without the body or the key that it needs, or with one that it does not take", () => {
    const { http, calls } = recorder();
    // @ts-expect-error another body
    void callPlatform(http, removeFavourite, { body: { gameId: 7 } });
    // @ts-expect-error no body
    void callPlatform(http, removeFavourite);
    // @ts-expect-error no key
    void callPlatform(http, deposit, { body: { gameId: "g" } });
    // @ts-expect-error a body that nobody reads
    void callPlatform(http, tournament, { body: { gameId: "g" } });
    // @ts-expect-error a key that nobody honours
    void callPlatform(http, removeFavourite, { body: { gameId: "g" }, key: "k" });
    // @ts-expect-error the token of a captcha that nobody redeems
    void callPlatform(http, removeFavourite, { body: { gameId: "g" }, captchaToken: "c" });
    expect(calls).toHaveLength(6);
  });
});

test("a path is in the first version unless it names the second", () => {
  expect(["wallet/balance", "/v2/rewards", "v1/phone"].map(versioned)).toEqual([
    "v1/wallet/balance",
    "v2/rewards",
    "v1/phone",
  ]);
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
