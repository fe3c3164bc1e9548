import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import type { Environment } from "@/lib/config/environment";
import { defaultLocale } from "@/lib/market/locale";
import { routes } from "@/lib/routing/routes";
import { handOver, hasFewParameters } from "./hand-over";

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

test("64 parameters are few, one more is too many", () => {
  const query = (count: number) => Array.from({ length: count }, () => "a=1").join("&");
  expect([1, 64, 65, 4_000].map((count) => hasFewParameters(`/api/x?${query(count)}`))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
