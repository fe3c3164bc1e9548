import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isIndexedRoute } from "@/lib/routing/indexed-routes";
import { publicRoutes, routes } from "@/lib/routing/routes";
import { sitemapKinds } from "@/lib/site/seo/sitemap";
import { crawl } from "../crawl/crawl";
import { all, linkedFaults, readHead } from "../crawl/page";
import { pictureFaults } from "../crawl/picture";
import { type Channel, channels, crawledLocales, host, origin, productionVariables } from "../crawl/production";
import { pagesOfHtml } from "../support/pages";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { patientRequest, type RawResponse } from "../support/raw-request";
import { htmlFaults } from "../support/valid-html";

/** What search engines find, read as they read it: from robots.txt over the sitemaps to the pages and on by their links. */
/** Pages of a kind that are opened; the files name them all. `npm run crawl:links` opens all, and follows every link. */
const pages = 3;
/** Links of a locale that are followed on each channel, on top of the pages that are opened. */
const links = 8;

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startEnvironment({ site: productionVariables });
});
afterAll(() => environment?.stop());

const request = (path: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
  patientRequest(environment.site.origin, path, { headers: { host, ...headers } });
const open = (path: string, channel: Channel = "web") => request(path, { "sec-ch-ua-mobile": channels[channel] });

const locations = async (path: string) => all((await request(path)).body, /<loc>([^<]+)<\/loc>/g);
const pathOf = (address: string) => address.slice(origin.length);

async function expectPicture(address: string, body: string): Promise<void> {
  expect(await pictureFaults(environment.site.origin, address, body)).toEqual([]);
}

test("robots.txt leads a host of production to the sitemaps and closes nothing; no other host does, and each of its responses says noindex [SEO-001, SEO-002, SEO-501, SEO-502]", async () => {
  const robots = await request("/robots.txt");
  expect(robots).toMatchObject({ status: 200, body: `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n` });
  expect(robots.headers["x-robots-tag"]).toBeUndefined();
  const elsewhere = { host: "staging.greenroom.example" };
  expect((await request("/robots.txt", elsewhere)).body).not.toContain("Sitemap");
  for (const path of ["/robots.txt", "/sitemap.xml", "/en-UN", "/en-UN", "/en-UN/nowhere"])
    expect([path, (await request(path, elsewhere)).headers["x-robots-tag"]]).toEqual([path, "noindex"]);
  expect((await request("/en-UN")).headers["x-robots-tag"]).toBeUndefined();
});

test("the index of the sitemaps names a file of each kind for each locale that owns its language's tag, and each file is there", async () => {
  const files = (await locations("/sitemap.xml")).map(pathOf);
  expect(new Set(files).size).toBe(files.length);
  for (const locale of crawledLocales)
    expect(files.filter((path) => path.startsWith(`/sitemaps/${locale}/`))).toEqual(
      // Ontario's site has no page of an offer.
      sitemapKinds
        .filter((kind) => kind !== "promotions" || !locale.endsWith("-CA"))
        .map((kind) => `/sitemaps/${locale}/${kind}.xml`),
    );
  // Stand-ins for another market, and one without readers of its own.
  for (const locale of ["en-GG", "en-UK", "de-JJ", "en-CX"]) expect(files.join("\n")).not.toContain(`/${locale}/`);
  for (const path of ["/sitemaps/en-GG/games.xml", "/sitemaps/en-UN/others.xml", "/sitemaps/en-UN/games"])
    expect([path, (await request(path)).status]).toEqual([path, 404]);
});

test("a file names the day of a page's last change where its editors give one, and no other", async () => {
  const { body } = await request("/sitemaps/en-UN/pages.xml");
  const dated = all(body, /<loc>([^<]+)<\/loc><lastmod>2026-01-05<\/lastmod>/g).map(pathOf);
  expect(dated).toEqual(expect.arrayContaining(["/en-UN/terms", "/en-UN/bonus-terms", "/en-UN/information/about"]));
  expect(dated).not.toContain("/en-UN/payment-methods");
  for (const kind of ["lists", "games", "promotions"])
    expect((await request(`/sitemaps/en-UN/${kind}.xml`)).body).not.toContain("lastmod");
});

test("a program that has a sitemap learns so in a few bytes, compressed or not, until something that it lists is published", async () => {
  for (const path of ["/sitemap.xml", "/sitemaps/en-UN/games.xml"])
    for (const encoding of ["identity", "br"]) {
      const { status, headers } = await request(path, { "accept-encoding": encoding });
      const etag = String(headers.etag);
      expect([path, status, etag]).toEqual([path, 200, expect.stringMatching(/^(W\/)?"[\w-]{22}"$/)]);
      const again = await request(path, { "accept-encoding": encoding, "if-none-match": etag });
      expect([path, encoding, again.status, again.body]).toEqual([path, encoding, 304, ""]);
      const other = await request(path, { "accept-encoding": encoding, "if-none-match": '"other"' });
      expect([path, other.status, other.headers.etag]).toEqual([path, 200, headers.etag]);
    }
});

test("a page to which links lead is found where no sitemap names it, and where it has no title or description", async () => {
  const page = await open("/en-UN/online-casino");
  const address = `${origin}/en-UN/online-casino`;
  expect(linkedFaults(address, page, true)).toEqual([]);
  expect(linkedFaults(address, page, false)).toEqual(["no sitemap names it"]);
  const without = page.body.replace(/<title>[^<]*<\/title>/, "").replace(/<meta name="description"[^>]*>/, "");
  expect(linkedFaults(address, { ...page, body: without }, true)).toEqual(["0 titles: ", "0 descriptions"]);
  // A later page of a list, another address of a page, and one that is not to be listed.
  expect(linkedFaults(`${address}?page=2`, page, false)).toEqual([]);
  expect(linkedFaults(`${address}/my-games`, page, false)).toEqual([]);
  expect(linkedFaults(`${origin}/en-UN/signup`, await open("/en-UN/signup"), false)).toEqual([]);
});

describe.each(crawledLocales)("%s", (locale) => {
  test("pages of its sitemaps answer on both channels, once, as themselves, and are to be found; their links answer [SEO-004]", async () => {
    const crawled = await crawl({ site: environment.site.origin, locale, pages, links });
    expect(crawled.faults).toEqual([]);
    expect(crawled.opened.length).toBeGreaterThan(3 * pages);
    expect(crawled.followed).toEqual({ web: links, mobile: links });
  });

  test("a page that not every market has names the languages that have it, and they name each other", async () => {
    for (const path of ["/promotions/casino/first-deposit", "/online-casino/novomatic"]) {
      const here = await open(`/${locale}${path}`);
      const { alternates } = readHead(here.body);
      for (const other of here.status === 200 ? crawledLocales : []) {
        const { status, body } = await open(`/${other}${path}`);
        const isNamed = alternates.includes(`${origin}/${other}${path}`);
        expect([path, other, status]).toEqual([path, other, isNamed ? 200 : 404]);
        if (isNamed) expect([path, other, readHead(body).alternates]).toEqual([path, other, alternates]);
      }
    }
  });

  test("its pages and their other languages name each other [SEO-004]", async () => {
    for (const path of ["", "/online-casino", "/terms"]) {
      const { alternates } = readHead((await open(`/${locale}${path}`)).body);
      expect(alternates.length).toBeGreaterThan(40);
      for (const other of crawledLocales)
        expect([other, readHead((await open(`/${other}${path}`)).body).alternates]).toEqual([other, alternates]);
    }
  });
});

test("the HTML of every kind of page is valid on both channels, and a page that is not is found", async () => {
  for (const { below, status = 200 } of pagesOfHtml)
    for (const channel of ["web", "mobile"] as const) {
      const { status: answered, body } = await open(`/en-UN${below}`, channel);
      expect([below, channel, answered, await htmlFaults(body)]).toEqual([below, channel, status, []]);
    }
  // Long words, and a language without spaces: not every market has every page.
  for (const locale of ["de-AT", "ja-JP"])
    for (const { below } of pagesOfHtml) {
      const { body } = await open(`/${locale}${below}`);
      expect([locale, below, await htmlFaults(body)]).toEqual([locale, below, []]);
    }
  const [inLink, ...others] = await htmlFaults('<p><a href="/"><button type="button">x</button></a><img alt=""></p>');
  expect(inLink).toContain("element-permitted-content");
  expect(others).toEqual(['<img alt="">']);
});

test("a page without a description of its own has that of home in its language [SEO-004]", async () => {
  for (const locale of ["en-UN", "fi-FI"]) {
    const [home] = readHead((await open(`/${locale}`)).body).description;
    const [list] = readHead((await open(`/${locale}/online-casino/popular`)).body).description;
    const [lobby] = readHead((await open(`/${locale}/online-casino`)).body).description;
    expect(list).toBe(home);
    expect(lobby).not.toBe(home);
  }
});

test("a link to a page of an advertisement has a picture too, one to a flow or an error has none", async () => {
  const { body } = await open("/en-UN/promo/first-orbit");
  await expectPicture(`${origin}/en-UN/promo/first-orbit`, body);
  for (const path of ["/en-UN/signup", "/en-UN/500", "/en-UN/reset-password"])
    expect([path, readHead((await open(path)).body).image]).toEqual([path, []]);
});

test("a picture of a page that is not there is not drawn", async () => {
  for (const path of [
    "/en-UN/nowhere",
    "/en-UN/play/no-such-game",
    "/fi-FI/promotions/casino/none",
    "/en-UN/terms/x",
    "/xx-XX",
    // No page of an offer in Ontario.
    "/ca-CA/promotions/casino/first-deposit",
    "/ca-CA/promo/first-orbit",
    "/ca-CA/landing/first-orbit",
  ])
    expect([path, (await request(`/social${path}.jpg`)).status]).toEqual([path, 404]);
});

test("what is not to be found says so in production too, in its HTML and in a header", async () => {
  for (const path of ["/signup", "/reset-password", "/401", "/500", "/restricted", "/online-casino/my-games"]) {
    const { headers, body } = await open(`/en-UN${path}`);
    expect([path, headers["x-robots-tag"], readHead(body).robots.length]).toEqual([path, "noindex", 1]);
    expect(readHead(body).robots[0]).toMatch(/^noindex/);
  }
});

test("every page that is not to be found says so in a header, or leads a visitor to one that does", async () => {
  const given: Readonly<Record<string, string>> = { product: "greenroom", provider: "evolution", slug: "first-orbit" };
  const hidden = publicRoutes.filter((route) => !isIndexedRoute(route));
  expect(hidden).toContain(routes.signUpCallback);
  for (const { pattern, access } of hidden) {
    const path = `/en-UN${pattern.replace(/:(\w+)\??/g, (_, name: string) => given[name] ?? "x")}`;
    const { status, headers } = await open(path);
    const isMoved = status >= 300 && status < 400;
    expect([path, isMoved]).toEqual([path, access === "player"]);
    if (isMoved) expect([path, headers.location]).toEqual([path, expect.stringMatching(/^\/en-UN\/401/)]);
    else expect([path, status, headers["x-robots-tag"]]).toEqual([path, status, "noindex"]);
  }
});

test("what is not there answers 404, and the page of a server error 500 [SEO-504]", async () => {
  for (const path of ["/en-UN/nowhere", "/en-UN/play/no-such-game", "/fi-FI/promotions/casino/none", "/en-UN/terms/x"])
    expect([path, (await open(path)).status]).toEqual([path, 404]);
  // The second response comes from memory.
  for (const path of ["/en-UN/500", "/fi-FI/500", "/fi-FI/500"])
    expect([path, (await open(path)).status]).toEqual([path, 500]);
  expect((await open("/en-UN/500")).body).toContain("<h1");
});

test("a weakness and a lost password have the places where programs look for them", async () => {
  const { status, body } = await request("/.well-known/security.txt");
  expect(status).toBe(200);
  expect(body).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ""] = /^Expires: (\S+)$/m.exec(body) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days > 30 && days < 365).toBe(true);
  expect(body).toContain(`Canonical: ${origin}/.well-known/security.txt`);
});

test("who wants another password is led to the page of their market and language, in one hop that no cache keeps", async () => {
  // Without a trusted hop everybody is in the default country, which is Finland.
  for (const [languages, locale] of [
    ["", "fi-FI"],
    ["en-US,en;q=0.9", "en-FI"],
    ["sv", "fi-FI"],
  ] as const) {
    const headers = { "accept-language": languages };
    const { status, headers: answered } = await request("/.well-known/change-password", headers);
    expect([languages, status, answered.location]).toEqual([languages, 302, `/${locale}/reset-password`]);
    expect(answered["cache-control"]).toBe("private, no-store");
    expect((await request(String(answered.location), headers)).status).toBe(200);
  }
});
