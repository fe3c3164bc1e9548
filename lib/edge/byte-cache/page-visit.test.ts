import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { routes } from "@/lib/routing/routes";
import { reduceRequest, toPageVisit } from "./page-visit";

const decision = { to: "page", pathname: "/en-UN~web" } as Parameters<typeof toPageVisit>[2];

function visit(method: string, headers: Record<string, string>) {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url: "/en-UN", headers });
  return toPageVisit(request, new ServerResponse(request), decision, { requestId: "id", cookies: [] });
}

test.each([
  ["GET", {}],
  ["HEAD", {}],
  ["GET", { cookie: "id-token=x; country-code=FI" }],
  ["GET", { cookie: "__prerender_bypass=x; __next_preview_data=x" }],
])("%s with %j may be served from memory", (method, headers) => {
  expect(visit(method, headers)).not.toBeNull();
});

test.each([
  ["POST", {}],
  ["GET", { rsc: "1", "next-router-segment-prefetch": "x".repeat(201) }],
])("%s with %j passes by: what is not a page's is never stored", (method, headers) => {
  expect(visit(method, headers)).toBeNull();
});

test("the page of a server error has the status 500, every other 200 [SEO-504]", () => {
  const statusOf = (route: object) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: "/en-UN", headers: {} });
    const page = { ...decision, route } as typeof decision;
    return toPageVisit(request, new ServerResponse(request), page, { requestId: "id", cookies: [] })?.status;
  };
  expect([routes.serverError, routes.home, routes.accessError].map(statusOf)).toEqual([500, 200, 200]);
});

test("a prefetch of a kind that Next's router never sends is no entry of its own, and Next never sees it", () => {
  const page = visit("GET", { rsc: "1" });
  for (const kind of ["noise", "11", "1, 2"]) {
    const request = visit("GET", { rsc: "1", "next-router-prefetch": kind });
    expect(request?.key).toBe(page?.key);
    if (request) reduceRequest(request, decision);
    expect(request?.request.headers).not.toHaveProperty("next-router-prefetch");
  }
  const known = ["1", "2"].map((kind) => visit("GET", { rsc: "1", "next-router-prefetch": kind })?.key);
  expect(new Set([...known, page?.key]).size).toBe(3);
});
