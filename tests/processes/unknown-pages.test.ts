import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { cpuOf } from "../bench/process-figures";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { patientRequest } from "../support/raw-request";

let sandbox: Sandbox;
let site: Site;

beforeAll(async () => {
  const port = await freePorts(1);
  sandbox = await startSandbox({ siteOrigin: `http://localhost:${port}` });
  site = await startSite(sandbox.origins, { port });
});
afterAll(async () => {
  await site?.stop();
  await sandbox?.stop();
});

const fetchPath = (path: string, headers: Record<string, string> = {}) =>
  patientRequest(site.origin, path, { headers });
const statusOf = async (path: string) => (await fetchPath(path)).status;
const publish = async (id: string, changes: unknown) => {
  const response = await fetch(`${sandbox.origins.control}/content/documents/${id}?publish=true`, {
    method: "PATCH",
    body: JSON.stringify(changes),
    headers: { "content-type": "application/json" },
  });
  expect(response.ok).toBe(true);
};
const idOf = async (type: string, slug: string) => {
  const response = await fetch(`${sandbox.origins.control}/content/documents?type=${type}`);
  const { documents }: { documents: { _id: string; slug?: { current: string } }[] } = await response.json();
  return documents.find((each) => each.slug?.current === slug)?._id ?? "";
};
const invented = () => randomBytes(6).toString("hex");

/** Of CPU, in milliseconds. */
const mostMs = 5;

describe(`an address that content does not know costs at most ${mostMs} ms of CPU, and gets the edge's 404`, () => {
  test.each([
    ["a game", (x: string) => `/en-UN/play/${x}`],
    ["a provider's game", (x: string) => `/en-UN/online-casino/play/pragmaticplay/${x}`],
    ["a game of an invented provider", (x: string) => `/en-UN/online-casino/play/${x}/${x}`],
    ["a provider's live game", (x: string) => `/en-UN/live-casino-online/play/evolution/${x}`],
    ["a category", (x: string) => `/en-UN/online-casino/${x}`],
    ["a live category", (x: string) => `/fi-FI/live-casino-online/${x}`],
    [
      "a page behind the last of a list",
      (x: string) => `/en-UN/online-casino/slots?page=${400 + (parseInt(x, 16) % 500)}`,
    ],
    ["a category of promotions", (x: string) => `/en-UN/promotions/${x}`],
    ["a promotion", (x: string) => `/en-UN/promotions/casino/${x}`],
    ["a tag", (x: string) => `/en-UN/promotions/casino/tag/${x}`],
    ["a landing page", (x: string) => `/en-UN/landing/${x}`],
    ["a campaign", (x: string) => `/en-UN/promo/${x}`],
    ["a page of a menu", (x: string) => `/en-UN/information/${x}`],
    ["a file of the build", (x: string) => `/_next/static/chunks/${x}.js`],
    ["an address of Next", (x: string) => `/_next/${x}`],
    ["a public file", (x: string) => `/assets/${x}.css`],
    ["a route handler", (x: string) => `/api/${x}`],
    ["a route handler, with a parameter", (x: string) => `/api/facts/en-UN~web~a/koi-garden/${x}`],
    ["the facts of a game", (x: string) => `/api/facts/en-UN~web~a/${x}`],
    ["the file of a list", (x: string) => `/api/lists/en-UN~web~a/casino/${x}`],
    ["the categories of an invented edition", (x: string) => `/api/categories/${x}`],
    ["a version of the terms", (x: string) => `/api/terms/en-UN/v${x}`],
    ["the messages of a domain", (x: string) => `/locales/en-UN/${x}.json`],
    ["a sitemap", (x: string) => `/sitemaps/${x}`],
    ["a sitemap in a folder", (x: string) => `/sitemaps/en-UN/games.xml/${x}`],
    ["a text of a locale", (x: string) => `/locales/en-UN/${x}/default.json`],
    ["a well-known address", (x: string) => `/.well-known/${x}`],
    ["the picture of a game", (x: string) => `/social/en-UN/play/${x}.jpg`],
    ["the picture of a category", (x: string) => `/social/en-UN/online-casino/${x}.jpg`],
    ["the picture of a promotion", (x: string) => `/social/en-UN/promotions/casino/${x}.jpg`],
    ["the picture of no page", (x: string) => `/social/en-UN/a/b/c/${x}.jpg`],
  ])("%s", async (_what, path) => {
    // The length of a list is known once a page of it was rendered.
    await fetchPath("/en-UN/online-casino/slots");
    await expect.poll(async () => (await fetchPath(path(invented()))).status).toBe(404);
    let cost = Number.POSITIVE_INFINITY;
    for (let attempt = 0; attempt < 6 && cost > mostMs; attempt++) {
      await sleep(50);
      const before = cpuOf(site);
      for (const headers of [{}, {}, { rsc: "1" }, {}]) {
        const response = await fetchPath(path(invented()), headers);
        expect(response.status).toBe(404);
        expect(response.body).toContain(path("").startsWith("/api/") ? "error.request.not-found" : "<h1>");
      }
      cost = Math.min(cost, (cpuOf(site) - before) / 4 / 1e6);
    }
    expect(cost).toBeLessThanOrEqual(mostMs);
  });
});

test("every address that content knows is there, on first sight", async () => {
  for (const path of [
    "/en-UN/play/koi-garden",
    "/fi-FI/online-casino/play/pragmaticplay/vs20bookofcairo",
    "/en-UN/online-casino/slots?page=2",
    "/en-UN/online-casino/all-games",
    "/en-UN/online-casino/pragmaticplay",
    "/en-UN/live-casino-online/live-roulette",
    "/en-UN/live-casino-online/live-all-tables",
    "/en-UN/promotions/sports",
    "/en-UN/promotions/casino/first-deposit",
    "/en-UN/promo/first-orbit",
    "/en-UN/contact-us/support",
    "/api/facts/en-UN~web~a/koi-garden",
    "/api/lists/en-UN~web~a/casino/slots",
    "/api/lists/en-UN~web~a/liveCasino/all-games",
    "/api/categories/en-UN~web~a",
    "/locales/en-UN/site.form.json",
    "/locales/en-UN/default.json",
    "/social/en-UN/play/koi-garden.jpg",
    "/social/en-UN.jpg",
  ])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
});

test("a page is there on the second request after it is published at its address, at the latest", async () => {
  for (const [type, from, path] of [
    ["casinoGames", "koi-garden", "/en-UN/play/new-koi"],
    ["landingPage", "first-orbit", "/en-UN/promo/new-orbit"],
    ["promotion", "first-deposit", "/en-UN/promotions/casino/new-deposit"],
  ] as const) {
    expect([path, await statusOf(path)]).toEqual([path, 404]);
    const current = path.split("/").at(-1);
    await publish(await idOf(type, from), { slug: { _type: "slug", current } });
    await statusOf(path);
    await expect.poll(() => statusOf(path), { timeout: 2_000 }).toBe(200);
    expect(await statusOf(path.replace(String(current), from))).toBe(404);
  }
});

describe("a promotion that ends", () => {
  const slug = "ending-offer";
  const page = `/en-UN/promotions/casino/${slug}`;

  test("is 410 once it has ended, and no page shows it any more, cached or not", async () => {
    const id = await idOf("promotion", "harvest-spins");
    await publish(id, { slug: { _type: "slug", current: slug }, startDate: null, endDate: null });
    await expect.poll(() => statusOf(page)).toBe(200);
    await expect.poll(async () => (await fetchPath("/en-UN/promotions/casino")).body).toContain(slug);
    await publish(id, { endDate: new Date(Date.now() + 1_000).toISOString() });
    await expect.poll(() => statusOf(page)).toBe(410);
    const gone = await fetchPath(page);
    expect([gone.status, gone.body.includes("<h1>No longer available</h1>")]).toEqual([410, true]);
    // A market without public offers never had it.
    expect(await statusOf(page.replace("en-UN", "ca-CA"))).toBe(404);
    expect(gone.body).toContain('href="/en-UN/promotions/casino">See other promotions</a>');
    expect((await fetchPath("/en-UN/promotions/casino")).body).not.toContain(slug);
    expect((await fetchPath("/en-UN/promotions")).body).not.toContain(slug);
  });
});
