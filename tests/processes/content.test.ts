import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { parseEnvironment } from "@/lib/config/environment";
import { renderDeadlineMs } from "@/lib/content/render-context";
import { signatureToleranceMs } from "@/lib/edge/webhook/verify";
import { sitemapKinds } from "@/lib/site/seo/sitemap";
import { signWebhook } from "@/sandbox/content/webhook";
import { freePorts } from "../../.ci/lib/ports.mjs";
import { newSessionKeys, pool, siteVariables } from "../../.ci/lib/programs.mjs";
import { type Sandbox, type Site, startSandbox, startSite } from "../support/processes";
import { rawRequest } from "../support/raw-request";

interface Listed {
  _id: string;
  slug?: { current: string };
  /** Of the entry of a market. */
  id?: string;
}

const previewKey = "a-key-that-nobody-guesses";
let sandbox: Sandbox;
let site: Site;

beforeAll(async () => {
  const port = await freePorts(1);
  sandbox = await startSandbox({ env: { SITE_ORIGIN: `http://localhost:${port}` } });
  site = await startSite(sandbox.origins, {
    port,
    env: { CONTENT_READ_TOKEN: "reads-drafts", PREVIEW_KEY: previewKey },
  });
});
afterAll(async () => {
  await site.stop();
  await sandbox.stop();
});

const slow = { timeout: 30_000 };
const fetchPath = (path: string) => rawRequest(site.origin, path);
const control = (path: string, method: string, body?: unknown) =>
  fetch(`${sandbox.origins.control}${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
const sendWebhook = async (body: string, signature: string | undefined) => {
  const response = await fetch(`${site.origin}/api/content-webhook`, {
    method: "POST",
    body,
    headers: signature === undefined ? {} : { "sanity-webhook-signature": signature },
  });
  return response.status;
};
const breakContent = (fault: Record<string, unknown>) => control("/faults", "POST", { system: "content", ...fault });

beforeEach(async () => {
  await control("/faults", "DELETE");
});

describe("a publish", () => {
  test("is visible soon after the page is requested again", async () => {
    const path = "/en-UN/online-casino/new";
    expect((await fetchPath(path)).body).not.toContain("Fresh off the reel");
    const response = await control("/content/documents/category-new?publish=true", "PATCH", {
      name: [{ _key: "en", value: "Fresh off the reel" }],
    });
    expect(response.ok).toBe(true);
    await fetchPath(path);
    await expect.poll(async () => (await fetchPath(path)).body, { timeout: 10_000 }).toContain("Fresh off the reel");
  });

  test("is in the very next sitemap of its kind, with the page's new address alone", async () => {
    const sitemap = async (kind: string) => (await fetchPath(`/sitemaps/en-UN/${kind}.xml`)).body;
    const list = async (type: string) =>
      ((await (await control(`/content/documents?type=${type}`, "GET")).json()) as { documents: Listed[] }).documents;
    for (const [kind, type, path] of [
      ["games", "casinoGames", "/play/"],
      ["promotions", "promotion", "/promotions/casino/"],
      ["lists", "casinoCategory", "/online-casino/"],
    ] as const) {
      const before = await sitemap(kind);
      const listed = (await list(type)).find(({ slug }) => before.includes(`${path}${slug?.current}</loc>`));
      if (!listed) return expect.fail(`${kind} lists no ${type}`);
      const old = { slug: { _type: "slug", current: listed.slug?.current } };
      const slug = { _type: "slug", current: "renamed-just-now" };
      const edit = (change: object) => control(`/content/documents/${listed._id}?publish=true`, "PATCH", change);
      expect((await edit({ slug })).ok).toBe(true);
      const after = await sitemap(kind);
      expect([kind, after.includes(`${path}renamed-just-now</loc>`)]).toEqual([kind, true]);
      expect([kind, after.includes(`${path}${old.slug.current}</loc>`)]).toEqual([kind, false]);
      expect((await edit(old)).ok).toBe(true);
      expect([kind, await sitemap(kind)]).toEqual([kind, before]);
    }
  });

  test("is in the very next sitemap of pages, and a market that opens or closes in the very next index", async () => {
    const read = async (path: string) => (await fetchPath(path)).body;
    const edit = (id: string, change: object) => control(`/content/documents/${id}?publish=true`, "PATCH", change);
    const documents = async (type: string) =>
      ((await (await control(`/content/documents?type=${type}`, "GET")).json()) as { documents: Listed[] }).documents;

    const landing = (await documents("landingPage")).find(({ slug }) => slug?.current === "live-tables");
    if (!landing) return expect.fail("no landing page");
    const pages = "/sitemaps/en-UN/pages.xml";
    const before = await read(pages);
    expect(before).toContain("/landing/live-tables</loc>");
    expect((await edit(landing._id, { slug: { _type: "slug", current: "renamed-just-now" } })).ok).toBe(true);
    const after = await read(pages);
    expect(after).toContain("/landing/renamed-just-now</loc>");
    expect(after).not.toContain("/landing/live-tables</loc>");
    expect((await edit(landing._id, { slug: landing.slug })).ok).toBe(true);
    expect(await read(pages)).toBe(before);

    const market = (await documents("marketEntry")).find(({ id }) => id === "PT");
    if (!market) return expect.fail("no entry of the market");
    const index = await read("/sitemap.xml");
    expect(index).toContain("/sitemaps/pt-PT/");
    expect((await edit(market._id, { isMarketEnabled: false })).ok).toBe(true);
    expect(await read("/sitemap.xml")).not.toContain("/sitemaps/pt-PT/");
    expect((await edit(market._id, { isMarketEnabled: true })).ok).toBe(true);
    expect(await read("/sitemap.xml")).toBe(index);
  });

  test("that is not signed is refused and changes nothing, JSON or not", async () => {
    for (const body of ["{}", "nope", "", "\\u0000"])
      for (const signature of [undefined, "t=1,v1=forged"]) expect(await sendWebhook(body, signature)).toBe(401);
  });

  test("that is signed is taken once, and only near its time", async () => {
    const sign = (text: string, at = Date.now()) => signWebhook(text, at, pool.webhookSecret);
    const body = '{"_id":"x","_type":"provider"}';
    const signature = sign(body);
    expect(await sendWebhook(body, signature)).toBe(204);
    expect(await sendWebhook(body, signature)).toBe(409);
    for (const distance of [-signatureToleranceMs - 5_000, signatureToleranceMs + 5_000])
      expect(await sendWebhook(body, sign(body, Date.now() + distance))).toBe(401);
    expect(await sendWebhook("nope", sign("nope"))).toBe(400);
    expect(await sendWebhook("[]", sign("[]"))).toBe(400);
    const large = " ".repeat(64_001);
    expect(await sendWebhook(large, sign(large))).toBe(413);
  });
});

describe.each([
  ["refuses connections", { kind: "refused" }],
  ["never responds", { kind: "half-open" }],
  ["answers 500", { kind: "error" }],
  ["answers garbage", { kind: "garbage" }],
  ["breaks off", { kind: "cut" }],
])("while the content service %s", (what, fault) => {
  test("a warm page continues and a cold one shows it in its language; afterwards both work [CONTENT-003]", async () => {
    const cold = `/fi-FI/online-casino/${["popular", "jackpots", "slots", "table-games", "many-ways"][kinds.indexOf(fault.kind)]}`;
    expect((await fetchPath("/fi-FI")).status, what).toBe(200);
    await breakContent(fault);

    expect((await fetchPath("/fi-FI")).status).toBe(200);
    const down = await fetchPath(cold);
    expect(down.status).toBe(503);
    expect(down.headers["retry-after"]).toBe("30");
    expect(down.body).toMatch(/<html lang="fi-FI" .*<h1>Sivu ei ole juuri nyt saatavilla<\/h1>/);

    await control("/faults", "DELETE");
    expect((await fetchPath(cold)).status).toBe(200);
  });
});

test.each([
  ["half-open", { kind: "half-open" }],
  ["slow, ten times as slow as is allowed", { kind: "slow", delayMs: 10 * renderDeadlineMs }],
])("a cold page is given up before a content service that is %s", async (_what, fault) => {
  expect((await fetchPath("/es-PE")).status).toBe(200);
  await breakContent(fault);
  for (const path of ["/es-PE/play/gem-harbour", "/es-PE/promotions", "/es-PE/online-casino", "/no-NO/terms"]) {
    // Waited for, the slow service would have made it a 200; `deadline.test.ts` holds the time.
    expect([path, (await fetchPath(path)).status]).toEqual([path, 503]);
  }
});

test("a route handler whose content is away, and was never there, says so in JSON", async () => {
  await breakContent({ kind: "refused" });
  for (const path of [
    "/api/search/fr-CA~web~a",
    "/api/lists/fr-CA~web~a/casino/slots",
    "/api/facts/fr-CA~web~a/gem-harbour",
  ]) {
    const { status, headers, body } = await fetchPath(path);
    expect([path, status, headers["content-type"]]).toEqual([path, 503, "application/json"]);
    expect(JSON.parse(body)).toHaveProperty("message");
  }
  await control("/faults", "DELETE");
  expect((await fetchPath("/api/search/fr-CA~web~a")).status).toBe(200);
});

test("a sitemap whose content is away says when to come again, and is there afterwards; the index of them stays", async () => {
  await breakContent({ kind: "refused" });
  for (const kind of sitemapKinds) {
    const { status, headers } = await fetchPath(`/sitemaps/fi-FI/${kind}.xml`);
    expect([kind, status, headers["retry-after"], headers["cache-control"]]).toEqual([kind, 503, "30", "no-store"]);
  }
  expect((await fetchPath("/sitemap.xml")).status).toBe(200);
  await control("/faults", "DELETE");
  for (const kind of sitemapKinds)
    expect([kind, (await fetchPath(`/sitemaps/fi-FI/${kind}.xml`)).status]).toEqual([kind, 200]);
});

test("a missing page asks nothing of a content service that hangs, so that it waits for nothing", async () => {
  // What pages ask; the lists of addresses are read of another version, at times of their own.
  const variables = { ...siteVariables(sandbox.origins), SESSION_KEYS: newSessionKeys() };
  const pageQueries = `/v${parseEnvironment(variables).CONTENT_API_VERSION}/`;
  // Once the lists of addresses are read, an address that is in none is a 404 without a page.
  await breakContent({ kind: "error", path: pageQueries });
  await expect.poll(async () => (await fetchPath(`/pl-PL/play/${randomUUID()}`)).status, slow).toBe(404);
  await control("/faults", "DELETE");

  const times = 1_000;
  await breakContent({ kind: "half-open", path: pageQueries, times });
  const leftTimes = async () => ((await (await control("/faults", "GET")).json()) as { times: number }[])[0]?.times;
  // No page of this edition was rendered before: none of what it shows is in a cache.
  for (const path of ["/es-CL/nowhere", "/es-CL/play/no-such-game", "/es-CL/online-casino/no-such-category"]) {
    const { status, body } = await fetchPath(path);
    expect([path, status, await leftTimes()]).toEqual([path, 404, times]);
    expect(body).not.toContain("<li>");
  }
  // A page that is there does ask.
  await fetchPath("/es-CL/online-casino");
  expect(await leftTimes()).toBeLessThan(times);
});

describe("an address that nothing is published at", () => {
  test("costs no query, however many are tried", async () => {
    const known = ["/pl-PL/play/koi-garden", "/pl-PL/online-casino/play/pragmaticplay/vs20bookofcairo"];
    for (const path of known) await fetchPath(path);
    await breakContent({ kind: "error", path: "/data/query" });
    for (const unknown of [randomUUID(), "a", "no-such-game", "x".repeat(96)])
      for (const section of ["play", "online-casino", "online-casino/play/pragmaticplay", "online-casino/play/nobody"])
        expect((await fetchPath(`/pl-PL/${section}/${unknown}`)).status).toBe(404);
  });

  test("is the game's page once a game is published at it", async () => {
    const path = "/fr-FR/play/published-just-now";
    for (let time = 0; time < 2; time++) expect((await fetchPath(path)).status).toBe(404);
    const { documents } = (await (await control("/content/documents?type=casinoGames", "GET")).json()) as {
      documents: { _id: string; slug: { current: string } }[];
    };
    const game = documents.find(({ slug }) => slug.current === "koi-garden");
    const slug = { _type: "slug", current: "published-just-now" };
    expect((await control(`/content/documents/${game?._id}?publish=true`, "PATCH", { slug })).ok).toBe(true);
    await fetchPath(path);
    await expect.poll(async () => (await fetchPath(path)).status).toBe(200);
  });
});

const kinds = ["refused", "half-open", "error", "garbage", "cut"];

test("a warm page survives a webhook while the content service is away", async () => {
  const path = "/en-UN/online-casino/jackpots";
  expect((await fetchPath(path)).status).toBe(200);
  await breakContent({ kind: "refused", path: "/data/query" });
  await control("/content/documents/category-jackpots?publish=true", "PATCH", {});
  for (let time = 0; time < 3; time++) expect((await fetchPath(path)).status).toBe(200);
});

describe("a preview of drafts", () => {
  const path = "/de-DE/age-restrictions";
  const title = [{ _key: "de", value: "Ein Entwurf", _type: "internationalizedArrayStringValue" }];

  test("shows what is not published, to nobody's cache, without a script, and leaves the published page alone", async () => {
    expect((await fetchPath(path)).body).not.toContain("Ein Entwurf");
    const response = await control("/content/documents/staticPage-age_restrictions", "PATCH", { title });
    expect(response.ok).toBe(true);
    const preview = await fetchPath(`/preview/${previewKey}${path}`);
    expect([preview.status, preview.body.match(/<h1[^>]*>([^<]*)/)?.[1]]).toEqual([200, "Ein Entwurf"]);
    expect(preview.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(String(preview.headers["content-security-policy"])).toContain("script-src 'none'");
    expect(preview.headers["set-cookie"]).toBeUndefined();
    for (let time = 0; time < 2; time++) expect((await fetchPath(path)).body).not.toContain("Ein Entwurf");
  });

  test("shows a landing page as an editor composes it, also at an address that is not published; a publish shows it to all", async () => {
    const document = "landingPage-live-tables";
    const landing = (slug: string) => `/en-UN/landing/${slug}`;
    const inPreview = (slug: string) => fetchPath(`/preview/${previewKey}${landing(slug)}`);
    const headings = (body: string) =>
      [...body.slice(body.indexOf("<main")).matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, text]) => text);
    const text = (value: string) => [{ _key: "en", value, _type: "internationalizedArrayStringValue" }];
    const item = { _key: "i", _type: "item", title: text("When"), text: text("Every evening.") };
    const blocks = [
      { _key: "a", _type: "hero", title: text("Drafted tables"), text: text("Not yet for everybody.") },
      { _key: "b", _type: "facts", title: text("Drafted facts"), items: [item] },
      { _key: "c", _type: "carousel", title: text("A block that no site knows") },
    ];
    const before = (await fetchPath(landing("live-tables"))).body;
    const draft = { slug: { _type: "slug", current: "drafted-tables" }, blocks };
    expect((await control(`/content/documents/${document}`, "PATCH", draft)).ok).toBe(true);

    const preview = await inPreview("drafted-tables");
    expect([preview.status, headings(preview.body).slice(0, 2)]).toEqual([200, ["Drafted tables", "Drafted facts"]]);
    expect(preview.body).not.toContain("A block that no site knows");
    expect(preview.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
    expect(String(preview.headers["content-security-policy"])).toContain("script-src 'none'");
    expect((await inPreview("live-tables")).status).toBe(404);
    expect(headings((await fetchPath(landing("live-tables"))).body)).toEqual(headings(before));
    expect((await fetchPath(landing("drafted-tables"))).status).toBe(404);

    expect((await control(`/content/documents/${document}/publish`, "POST")).ok).toBe(true);
    const published = async () => headings((await fetchPath(landing("drafted-tables"))).body).slice(0, 2);
    await expect.poll(published, { timeout: 10_000 }).toEqual(["Drafted tables", "Drafted facts"]);
  });

  test("stays one where the page leads elsewhere", async () => {
    for (const [from, to] of [
      ["/EN-un/terms", "/en-UN/terms"],
      ["//en-UN//terms", "/en-UN/terms"],
      ["/terms?page=2", "/en-UN/terms?page=2"],
    ])
      expect((await fetchPath(`/preview/${previewKey}${from}`)).headers.location, from).toBe(
        `/preview/${previewKey}${to}`,
      );
  });

  test("is nothing without the key, and no token leaves the server", async () => {
    expect((await fetchPath(`/preview/another-key-of-the-length${path}`)).body).not.toContain("Ein Entwurf");
    expect((await fetchPath(`/preview/${previewKey}${path}`)).body).not.toMatch(/reads-drafts|a-key-that-nobody/);
  });
});
