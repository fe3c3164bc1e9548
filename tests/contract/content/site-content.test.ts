import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { menuLink } from "@/lib/content/menus/link";
import { type Locale, locales, parseLocale } from "@/lib/market/locale";
import { pathCode } from "@/lib/market/path-code";
import { parseEdition } from "@/lib/routing/edition";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
let pages: typeof import("@/lib/content/pages/server");
let markets: typeof import("@/lib/content/market/server");
let menus: typeof import("@/lib/content/menus/server");
let footer: typeof import("@/lib/content/footer/server");
let lobby: typeof import("@/lib/play/lobby/server");
let image: typeof import("@/lib/content/image");
let addresses: typeof import("@/lib/routing/content-pages");

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
  pages = await import("@/lib/content/pages/server");
  markets = await import("@/lib/content/market/server");
  menus = await import("@/lib/content/menus/server");
  footer = await import("@/lib/content/footer/server");
  lobby = await import("@/lib/play/lobby/server");
  image = await import("@/lib/content/image");
  addresses = await import("@/lib/routing/content-pages");
});

const locale = (segment: string): Locale => {
  const parsed = parseLocale(segment);
  if (!parsed) throw new Error(`No such locale: ${segment}`);
  return parsed;
};
const english = locale("en-UN");
const finnish = locale("fi-FI");

describe("a static page [ROUTE-031, CONTENT-503]", () => {
  test("is read by its id, with title, description and a body that is worth reading", async () => {
    for (const id of Object.values(addresses.staticPages)) {
      const page = await pages.getPage(english, id);
      expect(page, id).toMatchObject({
        id,
        language: "en",
        title: expect.any(String),
        description: expect.any(String),
      });
      expect(page?.body.length, id).toBeGreaterThan(5);
    }
  });

  test("names its language, and falls back to English", async () => {
    const page = await pages.getPage(finnish, "casino_rules");
    expect(["fi", "en"]).toContain(page?.language);
    expect(page?.title).toMatch(/\S/);
  });

  test("that the service does not have is null, whatever its id looks like [CONTENT-506, CONTENT-529]", async () => {
    for (const id of ["nothing", `" || true || "`, "*[0]", ""]) expect(await pages.getPage(english, id)).toBeNull();
  });

  test("has the day that its editors give and the pages that they name, in the words of the menus", async () => {
    const page = (await pages.getPage(finnish, "bonus_terms")) ?? expect.fail("no such page");
    expect(page.updatedOn).toBe("2026-01-05");
    const related = await pages.getRelatedPages(finnish, page);
    expect(related.map(({ href }) => href)).toEqual([
      "/fi-FI/terms",
      "/fi-FI/casino-rules",
      "/fi-FI/contact-us/complaints",
    ]);
    expect(related[1]?.title).toBe("Kasinosäännöt");
    expect(await pages.getRelatedPages(finnish, { related: ["401", "nothing"] })).toEqual([]);
  });

  test("whose list changes by itself has no day, nor has an error page", async () => {
    const dates = await pages.getPageDates();
    expect(dates.get("terms_and_conditions")).toBe("2026-01-05");
    expect(dates.get("privacy")).toBe("2026-01-05");
    for (const id of ["payment_methods", "401", "500"]) expect(dates.has(id)).toBe(false);
  });

  test("of an error has words for the error page", async () => {
    expect(await pages.findErrorTexts(english, "401")).toEqual({
      title: "Please log in",
      body: expect.stringContaining("Log in"),
    });
    expect(await pages.findErrorTexts(locale("fr-FR"), "401")).toMatchObject({ title: "Veuillez vous connecter" });
  });
});

test("banners, pages, footer, licences, ways to pay and terms all come from the content service [CONTENT-001]", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const edition = parseEdition("en-UN~web~a") ?? expect.fail("en-UN is an edition");
  const market = await markets.getMarketContent(english);
  const read = {
    banners: (await lobby.getLobby(edition)).banners,
    pages: (await pages.getPage(english, "casino_rules"))?.body,
    footer: await footer.findFooter(english),
    licences: market?.licenses,
    payments: market?.paymentMethods,
  };
  for (const [what, found] of Object.entries(read))
    expect(JSON.stringify(found)?.length ?? 0, what).toBeGreaterThan(20);
  const hosts = fetched.mock.calls.map(([input]) => new Request(input).url).map((url) => new URL(url).origin);
  expect([...new Set(hosts)]).toEqual([origins.content]);
});

describe("the menus [ROUTE-033, CONTENT-505]", () => {
  test("are information and contact us, with pages and an address that leads away", async () => {
    const found = await menus.getMenus(english);
    expect(found.map(({ id }) => id)).toEqual(["information", "contact-us"]);
    const entries = found.flatMap(({ entries }) => entries);
    expect(entries.every(({ page, url }) => (page === null) !== (url === null))).toBe(true);
    expect(entries.map(({ url }) => url)).toContain("https://helpline.example/");
    const links = found.flatMap(({ id, entries }) => entries.map((entry) => menuLink(english, id, entry)));
    expect(links).toContainEqual({ href: "https://helpline.example/", isExternal: true });
    expect(links).toContainEqual({ href: "/en-UN/contact-us/complaints", isExternal: false });
    expect(links).not.toContain(null);
  });

  test("open the pages that they name, and no other", async () => {
    expect(await pages.getMenuPage(english, "contact-us", "complaints")).toMatchObject({ title: "Complaints" });
    expect(await pages.getMenuPage(english, "information", "complaints")).toBeNull();
    expect(await pages.getMenuPage(english, "information", "500")).toBeNull();
  });
});

describe("a market's content [CONTENT-517, LOC-018]", () => {
  test("is there for every market of the site", async () => {
    for (const each of locales) {
      const market = await markets.getMarketContent(each);
      expect(market, each.segment).toMatchObject({
        route: pathCode(each),
        legal: expect.stringMatching(/Greenroom Demo Ltd.*DEMO-/),
      });
      expect(market?.licenses.length).toBeGreaterThan(0);
      for (const license of market?.licenses ?? [])
        expect(license).toEqual({
          logoName: expect.stringMatching(/\S/),
          image: { asset: { _ref: expect.stringMatching(/^image-/) } },
          url: expect.stringMatching(/^https:\/\//),
        });
      expect(market?.paymentMethods.length).toBeGreaterThan(2);
      for (const method of market?.paymentMethods ?? [])
        expect(method).toEqual({
          name: expect.stringMatching(/\S/),
          image: { asset: { _ref: expect.stringMatching(/^image-/) } },
          altTag: expect.stringMatching(/\S/),
        });
    }
  });

  test.each([
    ["pt-PT", "portugal", "Atlântico"],
    ["br-BR", "pt", "Ipê"],
    ["nz-NZ", "nz", "Kauri Coast"],
    ["en-CA", "ca", "Maple Lake"],
    ["caf-CA", "caf", "lac aux Érables"],
    ["en-GG", "gb", "Albion"],
    ["en-GB", "gb", "Albion"],
  ])("of %s is the record %s, whose licence is of %s [LOC-013, CONST-506]", async (segment, route, authority) => {
    const found = await markets.getMarketContent(locale(segment));
    expect(found).toMatchObject({ route, licenses: [{ logoName: expect.stringContaining(authority) }] });
  });

  test("has the three toggles and the chat's as an editor set them", async () => {
    expect(await markets.getMarketContent(finnish)).toMatchObject({
      footer: { termsAndConditions: true, content: true, licenseLogos: true },
      disableLiveChat: false,
    });
    expect(await markets.getMarketContent(locale("inen-IN"))).toMatchObject({
      footer: { termsAndConditions: true, content: true, licenseLogos: false },
      disableLiveChat: true,
    });
  });

  test("has logos that are served as WebP and may be kept for ever", async () => {
    const market = await markets.getMarketContent(finnish);
    const logos = [...(market?.licenses ?? []), ...(market?.paymentMethods ?? [])].flatMap(({ image }) => image ?? []);
    expect(logos.length).toBeGreaterThan(3);
    for (const logo of logos) {
      const response = await fetch(image.imageUrl(logo, { width: 84, height: 28 }));
      expect(response.headers.get("content-type")).toBe("image/webp");
      expect(response.headers.get("cache-control")).toContain("immutable");
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(6_000);
    }
  });
});
