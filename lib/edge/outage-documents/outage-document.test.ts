import { beforeAll, describe, expect, test } from "vitest";
import { brands, requireBrand } from "@/lib/config/brand";
import { ownHeaders } from "@/lib/edge/security/response-headers";
import { locales, resolveLocale } from "@/lib/market/locale";
import { readMessages } from "@/lib/market/messages/get-translations";
import { rememberMissingGame } from "@/lib/routing/missing-game";
import { htmlFaults } from "@/tests/support/valid-html";
import { frameMessages, outageMessages } from "./messages";
import { type OutageKind, outageHeaders, outageStatus, renderOutageDocument } from "./outage-document";
import { returnOnlineSource } from "./return-online";

const greenroom = requireBrand("greenroom");
const kinds = Object.keys(outageStatus) as OutageKind[];

// Read with the first document.
beforeAll(() => void Object.assign(process.env, { SPORTSBOOK_URL: "https://sportsbook.example" }));

test.each(locales.map((locale) => [locale.segment, locale] as const))(
  "%s has every document in its language, overlays of its market included",
  async (_segment, locale) => {
    expect(outageMessages(locale)).toEqual(await readMessages(locale, "site.outage"));
    const [header, navigation, menu, accountMenu, footer] = await Promise.all([
      readMessages(locale, "site.header"),
      readMessages(locale, "site.navigation"),
      readMessages(locale, "site.menu"),
      readMessages(locale, "site.accountMenu"),
      readMessages(locale, "site.footer"),
    ]);
    expect(frameMessages(locale)).toEqual({ header, navigation, menu, accountMenu, footer });
    for (const kind of kinds) {
      const html = renderOutageDocument(kind, locale, greenroom, "ref-1");
      expect(html).toContain(`<html lang="${resolveLocale(locale).tag}" data-brand="greenroom">`);
      expect(html).toMatch(/<h1>[^<]{5,}<\/h1>/);
      expect(html).toContain("ref-1");
      expect(html.match(/<script/g)?.length ?? 0).toBe(kind === "offline" ? 1 : 0);
      expect(html).not.toMatch(/undefined|style=/);
    }
  },
);

test.each(["en-UN", "de-DE", "ja-JP"])(
  "%s: the HTML of every document is valid",
  async (segment) => {
    const locale = locales.find((each) => each.segment === segment) ?? expect.fail();
    for (const kind of kinds)
      expect([kind, await htmlFaults(renderOutageDocument(kind, locale, greenroom, "ref-1"))]).toEqual([kind, []]);
  },
  120_000,
);

test.each(["/en-UN/information/nothing", "/en-UN/terms", "/en-UN/nowhere", "/en-UN/play/nowhere", ""])(
  "every missing page has the one title: %s [ROUTE-034, CONTENT-506]",
  (path) => {
    const locale = { segment: "en-UN", language: "en", market: "UN" } as const;
    expect(renderOutageDocument("not-found", locale, greenroom, "", path)).toContain("<h1>Page not found!</h1>");
  },
);

test.each([
  ["en-UN", ["Sportsbook", "Virtual sports"]],
  ["es-PE", ["Deportes", "Virtuales"]],
] as const)(
  "%s: the sportsbook and virtual sports are in the header and the menu of an open site",
  (segment, names) => {
    const locale = locales.find((each) => each.segment === segment) ?? expect.fail();
    const html = renderOutageDocument("not-found", locale, greenroom, "");
    const [navigation = "", menu = ""] = html.split("popover=");
    for (const [at, path] of ["sportsbook", "virtuals"].entries()) {
      const link = `href="/${segment}/${path}">${names[at]}</a>`;
      expect(navigation).toContain(`class="wide" ${link}`);
      expect(menu).toContain(link);
    }
    expect(renderOutageDocument("restricted", locale, greenroom, "")).not.toContain(`/${segment}/sportsbook`);
  },
);

test.each([
  ["/fi-FI/promotions/casino/over", "/fi-FI/promotions/casino"],
  ["/over", "/fi-FI"],
  ["", "/fi-FI"],
])("what has ended leads to what is above it: %j", (path, above) => {
  const locale = { segment: "fi-FI", language: "fi", market: "FI" } as const;
  const html = renderOutageDocument("gone", locale, greenroom, "", path);
  expect(html).toContain(`<p class="actions"><a class="button" href="${above}">Muut tarjoukset</a>`);
});

test.each([
  ["/en-UN/online-casino/play/relax/nowhere", "/en-UN/online-casino"],
  ["/en-UN/live-casino-online/play/evolution/9", "/en-UN/live-casino-online"],
  ["/en-UN/play/nowhere", "/en-UN/online-casino"],
])("a game that is not there leads back to its lobby first: %s [ROUTE-550]", (path, lobby) => {
  const locale = { segment: "en-UN", language: "en", market: "UN" } as const;
  const html = renderOutageDocument("not-found", locale, greenroom, "", path);
  expect(html).toContain(`<p class="actions"><a class="button" href="${lobby}">Back to the lobby</a>`);
});

test.each([
  ["/en-UN/online-casino/play/relax/nowhere", "/en-UN/live-casino-online", "/en-UN/online-casino"],
  ["/en-UN/live-casino-online/play/evolution/nowhere", "/en-UN/online-casino", "/en-UN/live-casino-online"],
  ["/en-UN/play/hidden-table", "/en-UN/online-casino", "/en-UN/live-casino-online"],
  ["/en-UN/play/nowhere", "/en-UN/live-casino-online/live-new", "/en-UN/live-casino-online"],
  ["/en-UN/play/nowhere", "/en-UN", "/en-UN/online-casino"],
])(
  "%s, reached from %s, leads to %s: by its path, its kind, or the lobby before it [ROUTE-551]",
  (path, from, lobby) => {
    rememberMissingGame("hidden-table", "liveCasino");
    const locale = { segment: "en-UN", language: "en", market: "UN" } as const;
    const html = renderOutageDocument("not-found", locale, greenroom, "", path, from);
    expect(html).toContain(`<p class="actions"><a class="button" href="${lobby}">`);
  },
);

test.each(["/en-UN/online-casino/nowhere", "/en-UN/promotions/play", "/en-UN", "", "/%"])(
  "a page that is not there leads home: %j",
  (path) => {
    const locale = { segment: "en-UN", language: "en", market: "UN" } as const;
    expect(renderOutageDocument("not-found", locale, greenroom, "", path)).toContain(
      '<a class="button" href="/en-UN">',
    );
  },
);

test.each([
  ["en-UN", "Casino", "Live casino", "Promotions", "Search"],
  ["fi-FI", "Kasino", "Live-kasino", "Tarjoukset", "Haku"],
] as const)(
  "a page of a site that is open has its navigation, a closed one has none, and offline no search: %s",
  (segment, ...names) => {
    const locale = locales.find((each) => each.segment === segment) ?? expect.fail();
    const all = ["online-casino", "live-casino-online", "promotions", "online-casino/all-games#search"].map(
      (path, at) => [`/${segment}/${path}`, names[at]],
    );
    for (const kind of kinds) {
      const html = renderOutageDocument(kind, locale, greenroom, "");
      const [, links = ""] = /<nav aria-label="[^"]+">(.*?)<\/nav>/.exec(html) ?? [];
      const isClosed = kind === "restricted" || kind === "maintenance";
      const shown = [...links.matchAll(/href="([^"]+)"[^>]*><svg.*?<\/svg>([^<]+)/g)].map(([, ...link]) => link);
      expect(shown).toEqual(isClosed ? [] : kind === "offline" ? all.slice(0, 3) : all);
      expect(/popovertarget=/i.test(html)).toBe(!isClosed && kind !== "offline");
    }
  },
);

test("the header leads to the login, to the markets and their languages; a player to their account [UI-023]", () => {
  const locale = { segment: "fi-FI", language: "fi", market: "FI" } as const;
  const show = (kind: OutageKind, isPlayer: boolean) =>
    renderOutageDocument(kind, locale, greenroom, "", "", "", [], isPlayer);
  expect(show("not-found", false)).toContain('<a href="/fi-FI#login">Kirjaudu sisään</a>');
  expect(show("not-found", false)).toContain('<a class="button" href="/fi-FI/signup">Luo tili</a>');
  expect(show("not-found", true)).not.toMatch(/#login|\/signup/);
  expect(show("not-found", true)).toContain('href="/fi-FI/my-account"');
  expect(show("not-found", true)).toContain('href="/fi-FI/markets"');
  for (const kind of ["offline", "restricted", "maintenance"] as const)
    expect(show(kind, false)).not.toMatch(/#login|\/markets/);
});

test("the offline page alone runs a script, which its policy names", () => {
  for (const kind of kinds) {
    const policy = outageHeaders(kind)["content-security-policy"] ?? "";
    expect(policy.includes(`script-src ${returnOnlineSource};`)).toBe(kind === "offline");
    expect(policy.includes("script-src")).toBe(kind === "offline");
  }
  // No other policy of the response forbids it.
  const sent = ownHeaders("text/html", [outageHeaders("offline")["content-security-policy"] ?? ""]);
  const policies = sent.flatMap(([name, value]) => (name === "content-security-policy" ? value : []));
  for (const policy of policies.filter((each) => /default-src|script-src/.test(each)))
    expect(policy).toContain(`script-src ${returnOnlineSource}`);
});

test("nothing that is put in can break out", () => {
  const hostile = `"><script>alert(1)</script>'`;
  expect(
    renderOutageDocument(
      "maintenance",
      { segment: "en-UN", language: "en", market: "UN" },
      { name: hostile, slug: hostile, logo: hostile, support: hostile },
      hostile,
    ),
  ).not.toContain("<script");
});

test.each(brands.map((brand) => [brand.name, brand] as const))(
  "a document of %s carries its name, logo and colours",
  (_name, brand) => {
    const html = renderOutageDocument("maintenance", { segment: "en-UN", language: "en", market: "UN" }, brand, "");
    expect(html).toContain(`<html lang="en" data-brand="${brand.slug}">`);
    expect(html).toContain(` – ${brand.name}</title>`);
    expect(html.split(brand.logo)).toHaveLength(3);
    for (const other of brands.filter((each) => each !== brand)) expect(html).not.toContain(other.name);
  },
);

test("every document has a way home and a way to help that works where it is shown [UI-023]", () => {
  const locale = { segment: "fi-FI", language: "fi", market: "FI" } as const;
  for (const kind of kinds) {
    const html = renderOutageDocument(kind, locale, greenroom, "");
    expect(html).toContain('href="/fi-FI"');
    const isClosed = kind === "restricted" || kind === "maintenance";
    expect(html).toContain(isClosed ? "mailto:support@greenroom.example" : 'href="/fi-FI/contact-us/support"');
  }
});

describe("popular games", () => {
  const locale = { segment: "fi-FI", language: "fi", market: "FI" } as const;
  const picture = "https://images.example/a.webp?w=1&h=2";
  const games = [
    { href: "/fi-FI/play/a", name: "Alpha", studio: "Relax", picture },
    { href: "/fi-FI/play/b", name: `<b>"Beta"`, studio: "Tin & Robot", picture },
  ];
  const show = (kind: OutageKind) => renderOutageDocument(kind, locale, greenroom, "", "", "", games);

  test("are the way on from every page of a site that is open, with pictures that its policy allows", () => {
    for (const kind of ["bad-request", "not-found", "method-not-allowed", "unavailable"] as const) {
      expect(show(kind)).toContain(
        `<h2>Suositut pelit</h2><ul><li><a href="/fi-FI/play/a"><span><img src="https://images.example/a.webp?w=1&amp;h=2" alt="" loading="lazy"/></span><b>Alpha</b><small>Relax</small></a></li>`,
      );
      expect(show(kind)).not.toContain("<b><b>");
      expect(renderOutageDocument(kind, locale, greenroom, "")).not.toContain("<ul");
      const policy = outageHeaders(kind, games)["content-security-policy"];
      expect(policy).toContain("img-src 'self' https://images.example;");
      expect(outageHeaders(kind)["content-security-policy"]).toContain("img-src 'self';");
    }
  });

  test("are not offered where the site is closed, or the network is away", () => {
    for (const kind of ["restricted", "maintenance", "offline"] as const) expect(show(kind)).not.toContain("Alpha");
  });
});

test("the reference is short enough to read out, and begins the id of the log; a page of no request has none", () => {
  const locale = { segment: "en-UN", language: "en", market: "UN" } as const;
  const reference = (id: string) =>
    /<code>([^<]*)</.exec(renderOutageDocument("unavailable", locale, greenroom, id))?.[1];
  expect(reference("0f7c2a19-aaaa-4bbb-8ccc-dddddddddddd")).toBe("0f7c2a19");
  expect(reference("")).toBeUndefined();
});
