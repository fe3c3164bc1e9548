import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { rawRequest } from "../support/raw-request";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startEnvironment();
});
afterAll(() => environment?.stop());

const request = (target: string, headers: Record<string, string> = {}) =>
  rawRequest(environment.site.origin, target, { headers });
/** The request headers of Next's router for the data of a whole page. */
const router = { rsc: "1" };

describe("the query of the first visitor is not stored in the cached page", () => {
  test.each([
    ["a lobby", "/fi-FI/online-casino", 200],
    ["a game page", "/en-CA/play/koi-garden", 200],
    ["a paged category", "/en-CA/online-casino/slots?page=2", 200],
    ["a static page", "/en-CA/terms", 200],
    ["the page of an error", "/en-CA/restricted", 200],
    ["a page that does not exist", "/en-CA/online-casino/no-such-category", 404],
  ])("%s", async (_name, page, status) => {
    const first = `${page}${page.includes("?") ? "&" : "?"}x=canary&token=s3cret&nxtPy=canary`;
    for (const [target, headers] of [
      [first, {}],
      [page, {}],
      [`${first}&_rsc`, router],
      [`${page}${page.includes("?") ? "&" : "?"}_rsc`, router],
    ] as const) {
      const response = await request(target, headers);
      expect(response.status, target).toBe(status);
      expect(response.body.length).toBeGreaterThan(500);
      expect(/canary|s3cret/.test(response.body), `${target}: its query in the page`).toBe(false);
      expect(JSON.stringify(response.headers)).not.toMatch(/canary|s3cret/);
    }
  });

  test("when the first request is one of the router", async () => {
    const first = await request("/en-NZ/online-casino?x=canary&_rsc", router);
    expect([first.status, first.headers["content-type"]]).toEqual([200, "text/x-component"]);
    expect(first.body.includes("canary")).toBe(false);
    for (const [target, headers] of [
      ["/en-NZ/online-casino?_rsc", router],
      ["/en-NZ/online-casino", {}],
    ] as const)
      expect((await request(target, headers)).body.includes("canary")).toBe(false);
  });
});

test("a visitor cannot hand over a query of their own by header", async () => {
  const page = await request("/en-CA/online-casino/slots", { "x-greenroom-search": "?page=2" });
  expect(page.status).toBe(200);
  expect(page.body === (await request("/en-CA/online-casino/slots")).body).toBe(true);
});

test("redirects keep the query, and a page number that is redundant or malformed is handled at the edge", async () => {
  for (const [target, location, status] of [
    ["/online-casino?utm=x&page=2", "/en-UN/online-casino?utm=x&page=2", 307],
    ["/en-un/terms/?x=1", "/en-UN/terms?x=1", 308],
    ["/en-UN/online-casino/slots?page=1&utm=x", "/en-UN/online-casino/slots?utm=x", 308],
    ["/en-UN/online-casino/slots?page=1", "/en-UN/online-casino/slots", 308],
  ] as const) {
    const response = await request(target);
    expect([response.status, response.headers.location]).toEqual([status, location]);
  }
  expect((await request("/en-UN/online-casino/slots?page=1001")).status).toBe(404);
  expect((await request("/en-UN/online-casino/slots?page=0")).status).toBe(200);
});
