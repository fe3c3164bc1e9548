import { expect, test, vi } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { staticTable, tableOf } from "@/lib/market/offered-languages";
import { fixedPaths, isSitemapKind, sitemap, sitemapIndex, sitemapLocales } from "./sitemap";

const origin = "https://site.example";
const locale = parseLocale("fi-FI") ?? expect.fail("no locale");
const start = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
const fileOf = (...pages: Parameters<typeof sitemap>[2]) => sitemap(origin, locale, pages);

test("a page has its address, and a day of its last change only where one is known", () => {
  expect(fileOf({ path: "" }, { path: "/terms", changedOn: "2026-01-05" })).toBe(
    `${start}<url><loc>${origin}/fi-FI</loc></url>\n<url><loc>${origin}/fi-FI/terms</loc><lastmod>2026-01-05</lastmod></url>\n</urlset>\n`,
  );
});

test("a path that is named twice is once in it, and what means something in XML is escaped", () => {
  expect(fileOf({ path: "/a" }, { path: "/a" }).match(/<url>/g)).toHaveLength(1);
  expect(fileOf({ path: `/a?b=1&c=<">'` })).toContain("/a?b=1&amp;c=&lt;&quot;&gt;&apos;</loc>");
});

test("a file has at most as many addresses as the protocol allows", () => {
  const pages = Array.from({ length: 50_001 }, (_, at) => ({ path: `/${at}` }));
  const file = fileOf(...pages.slice(0, 50_000));
  expect(file.match(/<url>/g)).toHaveLength(50_000);
  expect(fileOf(...pages)).toBe(file);
});

test("a file has at most as many bytes as the protocol allows, and the address that would pass them is left out whole", () => {
  const pages = Array.from({ length: 60 }, (_, at) => ({ path: `/${String(at).padEnd(1_048_000, "ä")}` }));
  const file = fileOf(...pages);
  expect(Buffer.byteLength(file)).toBeLessThanOrEqual(50 * 1_024 * 1_024);
  expect(Buffer.byteLength(file)).toBeGreaterThan(47 * 1_024 * 1_024);
  expect(file.endsWith("</url>\n</urlset>\n")).toBe(true);
});

test("the last byte that the protocol allows is used, and none behind it", () => {
  const most = 50 * 1_024 * 1_024;
  // One of the two bytes of each letter is counted only by who counts bytes.
  const letters = "ä".repeat(10);
  const room = most - Buffer.byteLength(fileOf({ path: letters }));
  const full = fileOf({ path: letters + "a".repeat(room) });
  expect([Buffer.byteLength(full), full.match(/<url>/g)?.length]).toEqual([most, 1]);
  expect(fileOf({ path: letters + "a".repeat(room + 1) })).toBe(fileOf());
});

test("the index names a file of each kind for each locale that owns its tag, none of promotions where no offer is public", () => {
  const files = [...sitemapIndex(origin, staticTable).matchAll(/<sitemap><loc>([^<]*)<\/loc><\/sitemap>/g)];
  const addresses = files.map(([, address]) => address);
  const locales = sitemapLocales(staticTable).map(({ segment }) => segment);
  expect(locales).toContain("en-UN");
  expect(locales).not.toContain("en-GG");
  expect(addresses).toEqual(
    locales.flatMap((each) =>
      ["pages", "lists", "games", ...(each.endsWith("-CA") ? [] : ["promotions"])].map(
        (kind) => `${origin}/sitemaps/${each}/${kind}.xml`,
      ),
    ),
  );
  const without = sitemapIndex(origin, tableOf([{ id: "FI", languages: ["fi", "en"], isMarketEnabled: false }]));
  expect(without).not.toContain("fi-FI");
  expect(without.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns=')).toBe(true);
});

test("the pages of a market are what search engines may list of those that it offers, with the days of the texts", () => {
  const pages = fixedPaths(new Map([["bonus_terms", "2026-01-05"]]), "UN");
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["", "/online-casino", "/promotions", "/terms", "/bonus-terms"]));
  const inGermany = fixedPaths(new Map(), "DE").map(({ path }) => path);
  expect(paths.filter((path) => !inGermany.includes(path))).toEqual(["/live-casino-online", "/qrewards"]);
  for (const path of ["/signup", "/500", "/my-account/account", "/deposit"]) expect(paths).not.toContain(path);
  expect(pages.filter(({ changedOn }) => changedOn !== undefined)).toEqual([
    { path: "/bonus-terms", changedOn: "2026-01-05" },
  ]);
});

test("a page whose parameters are all optional is named at its first address, a sportsbook only where there is one", async () => {
  const sports = ["/sportsbook", "/virtuals"];
  const named = (paths: readonly string[]) => paths.filter((path) => sports.includes(path) || path.includes(":"));
  expect(named(fixedPaths(new Map(), "UN").map(({ path }) => path))).toEqual([]);
  vi.resetModules();
  vi.stubEnv("SPORTSBOOK_URL", "https://sportsbook.example");
  const configured = await import("./sitemap");
  expect(named(configured.fixedPaths(new Map(), "UN").map(({ path }) => path))).toEqual(sports);
});

test.each([
  ["games", true],
  ["pages", true],
  ["others", false],
  ["", false],
])("%j is a kind of file: %s", (text, is) => {
  expect(isSitemapKind(text)).toBe(is);
});
