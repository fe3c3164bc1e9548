import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { parseLocale, resolveLocale } from "@/lib/market/locale";
import { sitemapKinds } from "@/lib/site/seo/sitemap";
import { sitePages } from "../support/pages";
import { startEnvironment, type TestEnvironment } from "../support/processes";
import { patientRequest, type RawResponse } from "../support/raw-request";
import { htmlFaults } from "../support/valid-html";

/** What search engines find, read as they read it: from robots.txt over the sitemaps to the pages and on by their links. */
const origin = "https://greenroom.example";
const channels = { web: "?0", mobile: "?1" } as const;
const locales = ["en-UN", "fi-FI", "br-BR", "caf-CA", "ja-JP"] as const;
/** Pages of a kind that are opened; the files name them all. */
const opened = 3;
/** Links of a locale that are followed, on top of the pages that are opened. */
const followed = 15;

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await startEnvironment({ site: { SITE_ORIGIN: origin, PRODUCTION_HOSTS: "greenroom.example" } });
});
afterAll(() => environment?.stop());

const request = (path: string, headers: Record<string, string> = {}): Promise<RawResponse> =>
  patientRequest(environment.site.origin, path, { headers: { host: "greenroom.example", ...headers } });
const open = (path: string, channel: keyof typeof channels = "web") =>
  request(path, { "sec-ch-ua-mobile": channels[channel] });

const decode = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => decode(found));
const locations = async (path: string) => all((await request(path)).body, /<loc>([^<]+)<\/loc>/g);
const pathOf = (address: string) => address.slice(origin.length);

const head = (body: string) => ({
  title: all(body, /<title>([^<]*)<\/title>/g),
  description: all(body, /<meta name="description" content="([^"]*)"/g),
  canonical: all(body, /<link rel="canonical" href="([^"]*)"/g),
  alternates: all(body, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/g).sort(),
  robots: all(body, /<meta name="robots" content="([^"]*)"/g),
  image: all(body, /<meta property="og:image" content="([^"]*)"/g),
  card: all(body, /<meta name="twitter:image" content="([^"]*)"/g),
  lang: all(body, /<html[^>]* lang="([^"]*)"/g),
});

/** Without what this test cannot open: files, programs, addresses of other sites, places in a page, and pages behind the login. */
const linksIn = (body: string, locale: string) =>
  [...new Set(all(body, /<a\b[^>]* href="(\/[^"#]*)/g))].filter(
    (path) => path.startsWith(`/${locale}`) && !/\/(my-account|deposit)\b/.test(path),
  );

/** Its picture for links, as a network that shows the link fetches it. */
async function expectPicture(address: string, body: string): Promise<void> {
  const { image, card } = head(body);
  const path = `/social${pathOf(address)}.jpg`;
  expect([address, image, card]).toEqual([address, [origin + path], [origin + path]]);
  const response = await fetch(environment.site.origin + path);
  const seen = [response.status, response.headers.get("content-type"), response.headers.get("cache-control")];
  expect([path, ...seen]).toEqual([path, 200, "image/jpeg", "public, max-age=3600"]);
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const { width, height } = await sharp(new Uint8Array(await response.arrayBuffer())).metadata();
  expect([path, width, height]).toEqual([path, 1_200, 630]);
}

const Address = z.url().startsWith(`${origin}/`);
const Item = z.strictObject({
  "@type": z.literal("ListItem"),
  position: z.int(),
  name: z.string().min(1),
  item: Address,
});
const Entry = z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), url: Address });
const isInOrder = (items: readonly { position: number }[]) => items.every(({ position }, at) => position === at + 1);
/** The types that a page may have, each with exactly these fields (schema.org). */
const Data = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(
    z.discriminatedUnion("@type", [
      z.strictObject({
        "@type": z.literal("Organization"),
        name: z.literal("Greenroom"),
        url: Address,
        logo: Address,
        contactPoint: z.strictObject({
          "@type": z.literal("ContactPoint"),
          contactType: z.literal("customer support"),
          email: z.email(),
        }),
      }),
      z.strictObject({
        "@type": z.literal("WebSite"),
        name: z.literal("Greenroom"),
        url: Address,
        inLanguage: z.string().min(2),
      }),
      z.strictObject({ "@type": z.literal("BreadcrumbList"), itemListElement: z.array(Item).min(2).refine(isInOrder) }),
      z.strictObject({
        "@type": z.literal("ItemList"),
        name: z.string().min(1),
        numberOfItems: z.int().positive(),
        itemListElement: z.array(Entry).min(1).refine(isInOrder),
      }),
      z.strictObject({
        "@type": z.literal("VideoGame"),
        name: z.string().min(1),
        url: Address,
        publisher: z.strictObject({ "@type": z.literal("Organization"), name: z.string().min(1) }),
        applicationCategory: z.literal("Game"),
        image: z.url().optional(),
      }),
    ]),
  ),
});

/** Which types a page has, by its path below the locale. */
function wantedTypes(path: string): string[] {
  if (path === "") return ["Organization", "WebSite"];
  if (/^\/(online-casino|live-casino-online)\/[^/]+$/.test(path)) return ["BreadcrumbList", "ItemList"];
  if (path.startsWith("/play/")) return ["BreadcrumbList", "VideoGame"];
  return /^\/(promotions\/[^/]+\/[^/]+|terms)$/.test(path) ? ["BreadcrumbList"] : [];
}

function expectValidData(body: string, address: string): void {
  const blocks = [...body.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  const items = blocks.flatMap(([, text = ""]) => Data.parse(JSON.parse(text))["@graph"]);
  const types = items.map((item) => item["@type"]);
  expect([address, types]).toEqual([
    address,
    expect.arrayContaining(wantedTypes(address.replace(/^.*?\w-[A-Z]{2}/, ""))),
  ]);
  expect(blocks.length).toBeLessThanOrEqual(1);
  for (const item of items) {
    if (item["@type"] === "BreadcrumbList") expect(item.itemListElement.at(-1)?.item).toBe(address);
    if (item["@type"] === "VideoGame") expect(item.url).toBe(address);
  }
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
  for (const locale of locales)
    expect(files).toEqual(expect.arrayContaining(sitemapKinds.map((kind) => `/sitemaps/${locale}/${kind}.xml`)));
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

describe.each(locales)("%s", (locale) => {
  test("every page of its sitemaps answers on both channels, once, as itself, and is to be found; its links answer [SEO-004]", async () => {
    const known = parseLocale(locale) ?? expect.fail(`${locale} is no locale`);
    const byKind = await Promise.all(sitemapKinds.map((kind) => locations(`/sitemaps/${locale}/${kind}.xml`)));
    const listed = byKind.flat();
    expect(new Set(listed).size).toBe(listed.length);
    expect(byKind.map((each) => each.length > 0)).toEqual(sitemapKinds.map(() => true));
    const [pages = [], ...others] = byKind;
    const chosen = [...pages, ...others.flatMap((each) => each.slice(0, opened))];
    const links = new Set<string>();
    const titles = new Map<string, string>();
    for (const address of chosen)
      for (const channel of ["web", "mobile"] as const) {
        const { status, headers, body } = await open(pathOf(address), channel);
        expect([address, status, headers["x-robots-tag"]]).toEqual([address, 200, undefined]);
        const { title, description, canonical, robots, lang, alternates } = head(body);
        expect([address, canonical, robots, lang]).toEqual([address, [address], [], [resolveLocale(known).tag]]);
        expect([address, title.length, description.length]).toEqual([address, 1, 1]);
        expect(`${title}${description}`).toMatch(/\S{3}/);
        expect(alternates).toContain(address);
        const words = `${title} ${description}`;
        expect([address, titles.get(words) ?? address]).toEqual([address, address]);
        titles.set(words, address);
        expectValidData(body, address);
        if (channel === "web") await expectPicture(address, body);
        for (const link of linksIn(body, locale)) links.add(link);
      }
    const rest = [...links].filter((path) => !chosen.includes(origin + path)).slice(0, followed);
    for (const path of rest) expect([path, (await request(path)).status]).toEqual([path, 200]);
  });

  test("its pages and their other languages name each other [SEO-004]", async () => {
    for (const path of ["", "/online-casino", "/terms"]) {
      const { alternates } = head((await open(`/${locale}${path}`)).body);
      expect(alternates.length).toBeGreaterThan(40);
      for (const other of locales)
        expect([other, head((await open(`/${other}${path}`)).body).alternates]).toEqual([other, alternates]);
    }
  });
});

test("the HTML of every kind of page is valid on both channels, and a page that is not is found", async () => {
  for (const { below, status = 200 } of [...sitePages, { below: "/signup" }, { below: "/reset-password" }])
    for (const channel of ["web", "mobile"] as const) {
      const { status: answered, body } = await open(`/en-UN${below}`, channel);
      expect([below, channel, answered, await htmlFaults(body)]).toEqual([below, channel, status, []]);
    }
  const [inLink, ...others] = await htmlFaults('<p><a href="/"><button type="button">x</button></a><img alt=""></p>');
  expect(inLink).toContain("element-permitted-content");
  expect(others).toEqual(['<img alt="">']);
});

test("a page without a description of its own has that of home in its language [SEO-004]", async () => {
  for (const locale of ["en-UN", "fi-FI"]) {
    const [home] = head((await open(`/${locale}`)).body).description;
    const [list] = head((await open(`/${locale}/online-casino/popular`)).body).description;
    const [lobby] = head((await open(`/${locale}/online-casino`)).body).description;
    expect(list).toBe(home);
    expect(lobby).not.toBe(home);
  }
});

test("a link to a page of an advertisement has a picture too, one to a flow or an error has none", async () => {
  const { body } = await open("/en-UN/promo/first-orbit");
  await expectPicture(`${origin}/en-UN/promo/first-orbit`, body);
  for (const path of ["/en-UN/signup", "/en-UN/500", "/en-UN/reset-password"])
    expect([path, head((await open(path)).body).image]).toEqual([path, []]);
});

test("a picture of a page that is not there is not drawn", async () => {
  for (const path of [
    "/en-UN/nowhere",
    "/en-UN/play/no-such-game",
    "/fi-FI/promotions/casino/none",
    "/en-UN/terms/x",
    "/xx-XX",
  ])
    expect([path, (await request(`/social${path}.jpg`)).status]).toEqual([path, 404]);
});

test("what is not to be found says so in production too, in its HTML and in a header", async () => {
  for (const path of ["/signup", "/reset-password", "/401", "/500", "/restricted", "/online-casino/my-games"]) {
    const { headers, body } = await open(`/en-UN${path}`);
    expect([path, headers["x-robots-tag"], head(body).robots.length]).toEqual([path, "noindex", 1]);
    expect(head(body).robots[0]).toMatch(/^noindex/);
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
  const password = await request("/.well-known/change-password");
  expect([password.status, password.headers.location]).toEqual([302, "/en-UN/reset-password"]);
});
