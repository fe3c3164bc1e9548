import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { type RawBytes, rawBytes } from "../support/raw-request";

let sandbox: Sandbox;
let site: Site;
/** The same site in another process, which sees only plain requests. */
let twin: Site;
/** Pages that nobody has opened. */
let games: string[];

beforeAll(async () => {
  sandbox = await startSandbox();
  const env = { TRUSTED_PROXY_HOPS: "1", SITE_ORIGIN: "http://site.example" };
  site = await startSite(sandbox.origins, { env });
  twin = await startSite(sandbox.origins, { env });
  const query = `*[_type == "casinoGames"][0...80].slug.current`;
  const response = await fetch(
    `${sandbox.origins.content}/v2026-01-01/data/query/production?query=${encodeURIComponent(query)}`,
  );
  const slugs: string[] = (await response.json()).result;
  games = [];
  for (const slug of slugs)
    if (games.length < hostile.length && (await get(`/en-CA/play/${slug}`, {}, "HEAD", twin.origin)).status === 200)
      games.push(slug);
});
afterAll(async () => {
  await twin?.stop();
  await site?.stop();
  await sandbox?.stop();
});

const get = (target: string, headers: Record<string, string> = {}, method = "GET", origin = site.origin) =>
  rawBytes(origin, target, { headers, method });
const read = ({ headers, body }: RawBytes) => {
  const encoding = headers["content-encoding"];
  return (encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body).toString();
};
/** The headers of a page, without those of one response. */
const lasting = ({ headers }: RawBytes) => ({ ...headers, "x-request-id": "", date: "" });

/** The texts of a page. Two renders of one page may order and cut its data differently, and so differ in the hashes of scripts. */
const contentOf = (page: string) =>
  String([...new Set(page.replace(/<script\b.*?<\/script>/gs, "").match(/>[^<]+</g))].sort());
const headersOf = (response: RawBytes) => {
  const policies = String(response.headers["content-security-policy"]).replace(/'sha256-[^']+' ?/g, "");
  return { ...lasting(response), "content-length": "", "content-security-policy": policies };
};

const router = { rsc: "1" };
const hostile: [string, Record<string, string>, string?, string?][] = [
  ["Host", { host: "canary.example" }],
  [
    "X-Forwarded-Host",
    { "x-forwarded-host": "canary.example", "x-forwarded-proto": "https", "x-forwarded-port": "99" },
  ],
  [
    "X-Forwarded-For and Forwarded",
    { "x-forwarded-for": "203.0.113.9, 198.51.100.7", forwarded: "host=canary.example" },
  ],
  ["X-Forwarded-Prefix", { "x-forwarded-prefix": "/canary", "x-original-url": "/canary", "x-rewrite-url": "/canary" }],
  ["rsc", router],
  ["rsc of another value", { rsc: "canary" }],
  ["rsc twice", { rsc: "1, 1" }],
  ["a prefetch", { ...router, "next-router-prefetch": "1" }],
  ["a prefetch without rsc", { "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" }],
  ["a prefetch of a kind unknown", { ...router, "next-router-prefetch": "canary" }],
  ["a segment", { ...router, "next-router-prefetch": "1", "next-router-segment-prefetch": "/_tree" }],
  ["an odd segment", { ...router, "next-router-prefetch": "1", "next-router-segment-prefetch": "/../canary" }],
  ["a router's state", { ...router, "next-router-state-tree": "%5B%22canary%22%5D", "next-url": "/canary" }],
  ["a long router's state", { ...router, "next-router-state-tree": "canary".repeat(500) }],
  ["_rsc", {}, "?_rsc=canary"],
  ["_rsc with rsc", router, "?_rsc=canary"],
  ["a query", {}, "?canary=canary&page=2&nxtPgameSlug=canary&__nextLocale=canary"],
  ["a query of Next's own", {}, "?nxtPedition=canary&nextInternalLocale=canary&amp=1&__nextDataReq=1"],
  ["a hash", {}, "#canary?x=canary"],
  ["Accept-Encoding identity", { "accept-encoding": "identity" }],
  ["Accept-Encoding that forbids all", { "accept-encoding": "gzip;q=0, *;q=0" }],
  ["Accept-Encoding of nonsense", { "accept-encoding": "canary, br;q=canary" }],
  ["a preview", { cookie: "__prerender_bypass=canary; __next_preview_data=canary" }],
  ["a session", { cookie: "id-token=canary; country-code=XX" }],
  ["revalidation", { "x-prerender-revalidate": "canary", "x-prerender-revalidate-if-generated": "1" }],
  ["our own headers", { "x-greenroom-country": "XX", "x-greenroom-search": "?page=2", "x-greenroom-tags": "canary" }],
  ["the middleware's headers", { "x-middleware-rewrite": "/canary", "x-middleware-subrequest": "middleware" }],
  [
    "Next's headers",
    { "x-nextjs-data": "1", "x-invoke-path": "/canary", "x-matched-path": "/canary", purpose: "prefetch" },
  ],
  ["a crawler", { "user-agent": "Googlebot/2.1 (canary)" }],
  ["a crawler that reads the head only", { "user-agent": "facebookexternalhit/1.1 Twitterbot/1.0 (canary)" }],
  ["languages", { "accept-language": "canary, fr;q=0.1", accept: "application/json" }],
  ["conditions", { "if-none-match": "*", "if-modified-since": new Date().toUTCString(), range: "bytes=0-9" }],
  ["HEAD", {}, "", "HEAD"],
  ["POST", {}, "?canary", "POST"],
  ["DELETE", {}, "", "DELETE"],
];

describe("what a first visitor sends never reaches another visitor", () => {
  test.each(hostile)("%s", async (name, headers, search = "", method = "GET") => {
    const path = `/en-CA/play/${games[hostile.findIndex(([each]) => each === name)]}`;
    for (let time = 0; time < 2; time++) await get(path + search, headers, method);
    for (const plain of [{}, { ...router }]) {
      const [page, clean] = await Promise.all([get(path, plain), get(path, plain, "GET", twin.origin)]);
      expect([page.status, clean.status]).toEqual([200, 200]);
      expect(read(page).includes("canary"), "the page has something of the first visitor").toBe(false);
      if (!("rsc" in plain)) expect(contentOf(read(page))).toBe(contentOf(read(clean)));
      expect(headersOf(page)).toEqual(headersOf(clean));
    }
  });
});

describe("a stored page", () => {
  const page = "/fi-FI/online-casino";
  test.each([
    [{ "accept-encoding": "gzip, deflate, br, zstd" }, "br"],
    [{ "accept-encoding": "gzip" }, "gzip"],
    [{ "accept-encoding": "*" }, "br"],
    [{ "accept-encoding": "identity" }, undefined],
    [{ "accept-encoding": "gzip;q=0, br;q=0" }, undefined],
    [{}, undefined],
  ])("for %j has the encoding %s", async (headers, encoding) => {
    const plain = await get(page);
    for (const method of ["GET", "HEAD"]) {
      const response = await get(page, headers, method);
      expect([response.status, response.headers["content-encoding"]]).toEqual([200, encoding]);
      expect(String(response.headers.vary).toLowerCase().split(/, */)).toEqual(
        expect.arrayContaining(["rsc", "accept-encoding"]),
      );
      if (method === "GET") expect(Number(response.headers["content-length"])).toBe(response.body.length);
      else expect(response.body.length).toBe(0);
      if (method === "GET") expect(read(response) === read(plain)).toBe(true);
    }
  });

  test("has the policies of the first response, and an id of its own", async () => {
    const [first, second] = [await get("/en-NZ/online-casino"), await get("/en-NZ/online-casino")];
    expect(first.headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
    expect(first.headers["content-security-policy"]).toMatch(/connect-src 'self' http/);
    expect(lasting(second)).toEqual(lasting(first));
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    expect(second.headers["cache-control"]).toBe("private, no-cache");
  });

  test("brings each visitor the cookies of their own request, and none of another's", async () => {
    const country = { "x-visitor-country": "SE" };
    for (let time = 0; time < 2; time++)
      expect(String((await get(page, country)).headers["set-cookie"])).toContain("country-code=SE");
    const known = { cookie: "ip-address=203.0.113.4; country-code=FI", "x-forwarded-for": "203.0.113.4" };
    const response = await get(page, { ...known, "x-visitor-country": "FI" });
    expect(response.headers["set-cookie"]).toBeUndefined();
  });

  test("is another one on a phone and for the router", async () => {
    const phone = { "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" };
    const web = read(await get(page));
    expect(read(await get(page, phone)) === web).toBe(false);
    expect((await get(page, router)).headers["content-type"]).toBe("text/x-component");
    expect(read(await get(page)) === web).toBe(true);
  });
});
