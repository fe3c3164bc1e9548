import { describe, expect, test } from "vitest";
import { type Locale, localesOf, parseLocale, resolveLocale } from "@/lib/market/locale";
import { staticTable, tableOf } from "@/lib/market/offered-languages";
import { pageAddress, searchLinks, tagOwners } from "./alternates";

const origin = "https://site.example";
const locale = (segment: string): Locale => parseLocale(segment) ?? expect.fail(`${segment} is no locale`);
const linksOf = (segment: string, path = "/online-casino", page = 1, table = staticTable) =>
  searchLinks({ locale: locale(segment), path, page }, origin, table);

/** Every tag and the locale that owns it (ruling 29). */
const owners = {
  en: "en-UN",
  fi: "fi-UN",
  nb: "no-UN",
  de: "de-UN",
  fr: "fr-UN",
  es: "es-UN",
  pt: "pt-UN",
  ja: "ja-UN",
  tr: "tr-UN",
  pl: "pl-UN",
  "de-AT": "de-AT",
  "en-AT": "en-AT",
  "pt-BR": "br-BR",
  "en-BR": "en-BR",
  "en-CA": "ca-CA",
  "fr-CA": "caf-CA",
  "de-CH": "de-CH",
  "fr-CH": "fr-CH",
  "en-CH": "en-CH",
  "es-CL": "cl-CL",
  "en-CL": "en-CL",
  "de-DE": "de-DE",
  "en-DE": "en-DE",
  "fi-FI": "fi-FI",
  "en-FI": "en-FI",
  "fr-FR": "fr-FR",
  "en-FR": "en-FR",
  "en-GB": "en-GB",
  "en-IN": "inen-IN",
  "ja-JP": "ja-JP",
  "en-JP": "en-JP",
  "en-MT": "en-MT",
  "en-NL": "en-NL",
  "nb-NO": "no-NO",
  "en-NO": "en-NO",
  "en-NZ": "nz-NZ",
  "es-PE": "pe-PE",
  "en-PE": "en-PE",
  "fil-PH": "tl-PH",
  "en-PH": "en-PH",
  "pl-PL": "pl-PL",
  "en-PL": "en-PL",
  "pt-PT": "pt-PT",
  "en-PT": "en-PT",
  "en-SE": "en-SE",
  "tr-TR": "tr-TR",
  "en-TR": "en-TR",
};

test("every tag has one owner, and these are they", () => {
  expect(Object.fromEntries([...tagOwners(staticTable)].map(([tag, { segment }]) => [tag, segment]))).toEqual(owners);
});

describe.each(localesOf(staticTable).map((each) => [each.segment, each] as const))("%s", (segment, each) => {
  const { tag } = resolveLocale(each);
  const owner = owners[tag as keyof typeof owners] ?? segment;
  const { canonical, alternates } = linksOf(segment);

  test("names the owner of its tag as canonical", () => {
    expect(canonical).toBe(`${origin}/${owner}/online-casino`);
  });

  test("has the whole set when it owns its tag, and none when another page replaces it", () => {
    if (owner !== segment || segment === "en-CX") return expect(alternates).toEqual([]);
    expect(alternates).toHaveLength(Object.keys(owners).length + 1);
    expect(alternates).toContainEqual({ tag, href: canonical });
    expect(alternates[0]).toEqual({ tag: "x-default", href: `${origin}/en-UN/online-casino` });
  });
});

test("every page of a set has the same set: each link is returned", () => {
  const sets = Object.values(owners).map((segment) => JSON.stringify(linksOf(segment).alternates));
  expect(new Set(sets).size).toBe(1);
  const hrefs = linksOf("en-UN").alternates.map(({ href }) => href);
  expect(new Set(hrefs).size).toBe(Object.keys(owners).length);
});

describe("a page that not every locale has", () => {
  const linksWith = (segment: string, hasPage: ((locale: Locale) => boolean) | null) =>
    searchLinks({ locale: locale(segment), path: "/play/x", page: 1 }, origin, staticTable, hasPage);
  const isEuropean = ({ market }: Locale) => ["FI", "DE", "JJ", "GG"].includes(market);

  test("names the languages in which it exists, and itself whatever is known of others", () => {
    const tags = ["de-DE", "en-DE", "fi-FI", "en-FI", "en-GB"];
    const { canonical, alternates } = linksWith("fi-FI", isEuropean);
    expect(canonical).toBe(`${origin}/fi-FI/play/x`);
    expect(alternates.map(({ tag }) => tag)).toEqual(tags);
    expect(linksWith("de-DE", isEuropean).alternates).toEqual(alternates);
    expect(
      linksWith("no-NO", isEuropean)
        .alternates.map(({ tag }) => tag)
        .sort(),
    ).toEqual([...tags, "nb-NO"].sort());
  });

  test("is there for everybody else in the global market alone", () => {
    expect(linksWith("en-UN", isEuropean).alternates[0]).toEqual({ tag: "x-default", href: `${origin}/en-UN/play/x` });
    expect(linksWith("fi-FI", isEuropean).alternates.map(({ tag }) => tag)).not.toContain("x-default");
  });

  test("belongs to the first address of its tag that has it", () => {
    const { canonical, alternates } = linksWith("en-GG", isEuropean);
    expect(canonical).toBe(`${origin}/en-GG/play/x`);
    expect(alternates).toContainEqual({ tag: "en-GB", href: canonical });
    expect(linksWith("de-JJ", isEuropean)).toEqual({ canonical: `${origin}/de-DE/play/x`, alternates: [] });
  });

  test("has no other language while that is not known, and the address that it has otherwise", () => {
    expect(linksWith("fi-FI", null)).toEqual({ canonical: `${origin}/fi-FI/play/x`, alternates: [] });
    expect(linksWith("en-GG", null)).toEqual({ canonical: `${origin}/en-GB/play/x`, alternates: [] });
  });
});

test("a further page of a list is canonical to itself and has no other language", () => {
  expect(linksOf("fi-FI", "/online-casino/new", 2)).toEqual({
    canonical: `${origin}/fi-FI/online-casino/new?page=2`,
    alternates: [],
  });
});

test("a market that is switched off is in no set, and the next of its tag takes over", () => {
  const table = tableOf([{ id: "DE", languages: ["de", "en"], isMarketEnabled: false }]);
  const { canonical, alternates } = linksOf("de-JJ", "", 1, table);
  expect(canonical).toBe(`${origin}/de-JJ`);
  expect(alternates).toContainEqual({ tag: "de-DE", href: `${origin}/de-JJ` });
  expect(JSON.stringify(alternates)).not.toContain("/de-DE");
});

test.each([
  ["home", {}, "", 1],
  ["casino", {}, "/online-casino", 1],
  ["casinoCategory", { id: "new" }, "/online-casino/new", 1],
  ["casinoCategory", { id: "new", page: ["~12"] }, "/online-casino/new", 12],
  ["liveCategory", { id: "new", page: ["%7E2"] }, "/live-casino-online/new", 2],
  ["providerGame", { provider: "orbit", id: ["7"] }, "/online-casino/play/orbit/7", 1],
  ["providerGame", { provider: "orbit", id: ["7", "8"] }, "/online-casino/play/orbit/7", 1],
  ["casinoCategory", { id: "new", page: undefined }, "/online-casino/new", 1],
  // A list is numbered, a game is not.
  ["game", { gameSlug: "a", page: ["~3"] }, "/play/a", 1],
  ["game", { gameSlug: "a%20b" }, "/play/a%20b", 1],
  // Escaped without need: the same page.
  ["game", { gameSlug: "gem%2Dharbour" }, "/play/gem-harbour", 1],
  ["menuPage", { page: "contact-us", id: "support" }, "/contact-us/support", 1],
  // What nobody can list is one page inside.
  ["sportsbook", {}, "/sportsbook", 1],
] as const)("the page %s with the params %j is %s, number %i", (name, params, path, page) => {
  expect(pageAddress(locale("fi-FI"), name, { edition: "fi-FI~web~a", ...params })).toEqual({
    locale: locale("fi-FI"),
    path,
    page,
  });
});
