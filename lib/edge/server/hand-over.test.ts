import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { type Environment, parseEnvironment } from "@/lib/config/environment";
import { defaultLocale } from "@/lib/market/locale";
import { routes } from "@/lib/routing/routes";
import { siteVariables } from "@/tests/support/site-variables";
import { handOver, hasFewParameters } from "./hand-over";
import { createRouter } from "./page-request";

const env = { SESSION_COOKIE: "id-token" } as Environment;
const page = { to: "page", pathname: "/en-UN~web~a/terms", locale: defaultLocale, route: routes.staticPage } as const;

function handedOver(url: string, headers: Record<string, string>, more: Partial<Parameters<typeof handOver>[2]> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url, headers });
  const findings = {
    requestId: "id",
    visitor: { country: "FI", address: "192.0.2.1" },
    offeredMarkets: "",
    decision: { to: "pass" } as const,
    isPreview: false,
    ...more,
  };
  handOver(request, new ServerResponse(request), findings, env);
  return request;
}

const ours = ["sec-ch-ua-mobile", "x-greenroom-address", "x-greenroom-country", "x-greenroom-request"];

test("of a request's headers Next gets those that something reads, and our own findings", () => {
  const read = { host: "a", authorization: "Bearer x", "content-type": "a/b", "sanity-webhook-signature": "t=1,v1=x" };
  const { headers } = handedOver("/api/report", {
    ...read,
    cookie: "a=b; __prerender_bypass=x",
    referer: "http://a/",
    "x-middleware-subrequest": "middleware",
    "x-forwarded-for": "10.0.0.1",
    "x-greenroom-country": "SE",
    "x-nextjs-data": "1",
    "x-invoke-path": "/",
    forwarded: "for=10.0.0.1",
    "content-security-policy": "script-src 'nonce-x'",
    "x-prerender-revalidate": "x",
    "x-noise": "x",
  });
  expect(Object.keys(headers).sort()).toEqual([...Object.keys(read), ...ours, "x-greenroom-search"].sort());
  expect(headers).toMatchObject({ ...read, "x-greenroom-country": "FI", "x-greenroom-address": "192.0.2.1" });
});

test("the middleware learns the session of a page for players alone, and every device as a hint", () => {
  const cookie = "a=b; id-token=one; id-token=two";
  const account = handedOver("/en-UN/my-account/account", { cookie }).headers;
  expect([account["x-greenroom-session"], account.cookie]).toEqual(["id-token=one; id-token=two", undefined]);
  expect(handedOver("/en-UN/terms", { cookie }).headers).not.toHaveProperty("x-greenroom-session");
  const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)";
  expect(handedOver("/en-UN", { "user-agent": phone }).headers["sec-ch-ua-mobile"]).toBe("?1");
});

test("the cookie of a preview is the custom server's own, and passes in previews alone", () => {
  const cookie = "__prerender_bypass=x";
  expect(handedOver("/en-UN/terms", { cookie }, { isPreview: true }).headers.cookie).toBe(cookie);
  expect(handedOver("/en-UN/terms", { cookie }).headers.cookie).toBeUndefined();
});

test("a page gets its path alone, a route handler its query too", () => {
  expect(handedOver("/en-UN/terms?a=1&_rsc=x", {}, { decision: page })).toMatchObject({
    url: "/en-UN/terms",
    headers: { "x-greenroom-search": "?a=1" },
  });
  expect(handedOver("/api/player/games?slug=x", {}).url).toBe("/api/player/games?slug=x");
  const decision = { to: "pass", pathname: "/api/search/en-UN~web~b" } as const;
  expect(handedOver("/api/search/en-UN~web~a?x=1", {}, { decision }).url).toBe("/api/search/en-UN~web~b?x=1");
});

test("a shared cache keeps no response of the visitor's zone under the address of another one", () => {
  const route = createRouter(parseEnvironment({ ...siteVariables, BLOCKED_PROVIDERS: "novomatic=FR" }));
  const cacheControl = (url: string, country: string, sent?: string) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url });
    const response = new ServerResponse(request);
    const visitor = { country, address: "192.0.2.1" };
    const decision = route(request, visitor, "");
    if (decision instanceof Promise) expect.fail("a decision without a session waits for nothing");
    handOver(request, response, { requestId: "id", visitor, offeredMarkets: "", decision, isPreview: false }, env);
    response.writeHead(200, sent === undefined ? {} : { "cache-control": sent });
    return response.getHeader("cache-control") ?? sent;
  };
  for (const handler of ["live", "categories", "lists", "search", "facts"]) {
    const [ofA, ofB] = ["a", "b"].map((zone) => `/api/${handler}/en-UN~web~${zone}`);
    if (!ofA || !ofB) expect.fail("two zones");
    for (const [url, country] of [
      [ofA, "FR"],
      [ofB, "FI"],
    ] as const)
      expect(cacheControl(url, country, "public, max-age=60")).toBe("private, max-age=60");
    expect(cacheControl(ofA, "FI", "public, max-age=60")).toBe("public, max-age=60");
    expect(cacheControl(ofB, "FR", "public, max-age=60")).toBe("public, max-age=60");
    expect(cacheControl(ofA, "FR")).toBe("private");
    expect(cacheControl(ofA, "FR", "max-age=15, s-maxage=60")).toBe("private, max-age=15");
    expect(cacheControl(ofA, "FR", "no-store")).toBe("private, no-store");
  }
});

test("64 parameters are few, one more is too many", () => {
  const query = (count: number) => Array.from({ length: count }, () => "a=1").join("&");
  expect([1, 64, 65, 4_000].map((count) => hasFewParameters(`/api/x?${query(count)}`))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
