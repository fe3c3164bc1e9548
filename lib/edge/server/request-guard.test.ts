import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { hostileAddresses } from "@/tests/support/hostile-inputs";
import { checkRequest as check, isWellFormed } from "./request-guard";

const checkRequest = (request: IncomingMessage, isKnownHost = true) => check(request, () => isKnownHost);

const request = (more: Partial<IncomingMessage>) =>
  ({
    method: "GET",
    url: "/en-UN",
    headers: {},
    rawHeaders: ["Host", "a"],
    httpVersion: "1.1",
    ...more,
  }) as unknown as IncomingMessage;

test.each([
  ["TRACE is refused", { method: "TRACE" }, "method-not-allowed"],
  ["an unknown method is refused", { method: "PROPFIND" }, "method-not-allowed"],
  ["a broken escape is refused", { url: "/en-UN/%E0%A4%A" }, "bad-request"],
  ["a raw backslash is refused", { url: "/\\evil.example" }, "bad-request"],
  ["an absolute address is refused", { url: "http://evil.example/" }, "bad-request"],
  ["a climbing path is refused", { url: "/en-UN/../x" }, "bad-request"],
  ["an escaped climbing path is refused", { url: "/en-UN/%2e%2e/x" }, "bad-request"],
  ["a path that is not one when decoded is refused", { url: "/en-UN/a%2Fb" }, "bad-request"],
  ["a second Host is refused", { rawHeaders: ["Host", "a", "x", "y", "host", "a"] }, "bad-request"],
  ["a missing Host is refused", { rawHeaders: [] }, "bad-request"],
  ["HTTP/1.0 needs no Host", { rawHeaders: [], httpVersion: "1.0" }, null],
  ["a server action is refused", { method: "POST", headers: { "next-action": "x" } }, "bad-request"],
  ["the image optimiser is off", { url: "/_next/image?url=%2Fx&w=64&q=75" }, "not-found"],
  ["a page goes on", {}, null],
  ["a static file goes on", { url: "/_next/static/chunks/a.js" }, null],
  ["a query with escapes goes on", { url: "/en-UN?x=%20" }, null],
  ["a malformed query goes on", { url: "/en-UN?x=%zz&\\=../é" }, null],
  ["a repeated query goes on", { url: "/en-UN?page=1&page=2" }, null],
])("%s", (_what, more, wanted) => {
  expect(checkRequest(request(more))?.page ?? null).toBe(wanted);
});

test("a request for a host of somebody else is refused", () => {
  expect(checkRequest(request({}), false)).toEqual({ page: "bad-request" });
});

test("a path longer than 2048 characters is refused, a query of that length is not", () => {
  expect(isWellFormed(`/${"a".repeat(2_047)}`)).toBe(true);
  expect(isWellFormed(`/${"a".repeat(2_048)}`)).toBe(false);
  expect(isWellFormed(`/?${"a".repeat(8_190)}`)).toBe(true);
  expect(isWellFormed(`/?${"a".repeat(8_191)}`)).toBe(false);
});

test.each([
  ...["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"].map((method) => [method, "/en-UN", "GET, HEAD"] as const),
  ["GET", "/api/session", "POST, DELETE, OPTIONS"],
  ["PUT", "/api/player/banners?locale=en-UN", "GET, HEAD, OPTIONS"],
] as const)("%s %s is refused, and Allow lists %s", (method, url, allow) => {
  expect(checkRequest(request({ method, url }))).toEqual({ page: "method-not-allowed", headers: { allow } });
});

test("the guard never throws on a hostile address", () => {
  const addresses = hostileAddresses();
  expect(addresses.length).toBeGreaterThan(1_500);
  for (const url of addresses)
    expect([null, "bad-request", "not-found"]).toContain(checkRequest(request({ url }))?.page ?? null);
});
