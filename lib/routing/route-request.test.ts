import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { locales, parseLocale } from "@/lib/market/locale";
import { parseTable } from "@/lib/market/offered-languages";
import { hostileAddresses } from "@/tests/support/hostile-inputs";
import { runs } from "@/tests/support/property-runs";
import { parseEdition } from "./edition";
import { type Decision, type EdgeRequest, type Rules, routeOfPathname, routeRequest } from "./route-request";
import { publicRoutes, type Route } from "./routes";
import type { CookieState } from "./visitor";

const rules: Rules = {
  maintenance: false,
  isRestrictedCountry: (country) => country === "US",
  isBlockedAddress: (address) => address === "203.0.113.7",
  offersPayAndPlay: () => true,
  isOffered: ({ product }, market) => product !== "liveCasino" || market !== "DE",
  zoneOf: (country) => (country === "FR" ? "b" : "a"),
};
const request: EdgeRequest = {
  pathname: "/en-UN",
  search: "",
  country: "FI",
  address: "9.9.9.9",
  channel: "web",
  cookie: "none",
};

const route = (pathname: string, search = "", more: Partial<EdgeRequest> = {}, changed: Partial<Rules> = {}) =>
  routeRequest({ ...request, pathname, search, ...more }, { ...rules, ...changed });

describe("pages", () => {
  test.each([
    ["/en-UN", "", "/en-UN~web~a"],
    ["/fi-FI/online-casino", "", "/fi-FI~web~a/online-casino"],
    ["/fi-FI/online-casino", "?page=7", "/fi-FI~web~a/online-casino"],
    ["/inen-IN/online-casino/slots", "", "/inen-IN~web~a/online-casino/slots"],
    ["/inen-IN/online-casino/slots", "?page=2", "/inen-IN~web~a/online-casino/slots/~2"],
    ["/en-UN/online-casino/slots", "?page=2&page=3&utm=x", "/en-UN~web~a/online-casino/slots/~2"],
    ["/en-UN/online-casino/slots", "?page=0", "/en-UN~web~a/online-casino/slots"],
    ["/en-UN/online-casino/slots", "?page=abc&page=2", "/en-UN~web~a/online-casino/slots"],
    ["/en-UN/online-casino/slots", "?page=-1", "/en-UN~web~a/online-casino/slots"],
    ["/en-UN/online-casino/slots", "?page=%zz", "/en-UN~web~a/online-casino/slots"],
    ["/en-UN/online-casino/slots", "?page=", "/en-UN~web~a/online-casino/slots"],
    ["/en-UN/online-casino/slots", "?page=2x", "/en-UN~web~a/online-casino/slots"],
    ["/en-UN/online-casino/slots", "?page=x2", "/en-UN~web~a/online-casino/slots"],
    ["/en-UN/online-casino/slots", "?page=1000", "/en-UN~web~a/online-casino/slots/~1000"],
    ["/en-UN", "?x=%E0%A4%A&x=%zz", "/en-UN~web~a"],
    ["/en-UN", `?x=${"a".repeat(3_000)}`, "/en-UN~web~a"],
    ["/en-UN/play/caf%C3%A9", "", "/en-UN~web~a/play/caf%C3%A9"],
    ["/en-UN/online-casino/play/relax/rlx.1", "", "/en-UN~web~a/online-casino/play/relax/rlx.1"],
    ["/en-UN/play/emerald-orbit", "", "/en-UN~web~a/play/emerald-orbit"],
    ["/en-UN/welcome-to-greenroom", "", "/en-UN~web~a/welcome"],
    ["/en-UN/welcome-to-casino", "?x=1", "/en-UN~web~a/welcome"],
  ])("%s%s is %s", (pathname, search, internal) => {
    expect(route(pathname, search)).toMatchObject({ to: "page", pathname: internal });
  });

  test("vary by channel and zone", () => {
    expect(route("/en-UN", "", { channel: "mobile", country: "FR" })).toMatchObject({ pathname: "/en-UN~mobile~b" });
  });
});

describe("redirects, one hop each", () => {
  test.each([
    ["/", "", "/en-UN"],
    ["/", "?bonusCode=X", "/en-UN?bonusCode=X"],
    ["/promotions", "?x=1", "/en-UN/promotions?x=1"],
    ["/foo/bar", "", "/en-UN/foo/bar"],
    ["/xx-YY/online-casino", "", "/en-UN/online-casino"],
    ["/xx1-UN", "", "/en-UN"],
    ["/xx1-99/promotions", "?x=1", "/en-UN/promotions?x=1"],
    ["/24-7", "", "/en-UN/24-7"],
    ["/en-un/online-casino/", "", "/en-UN/online-casino"],
    ["/EN-UN/", "", "/en-UN"],
    ["/sv-FI/online-casino", "", "/fi-FI/online-casino"],
    ["/en-UN//online-casino", "", "/en-UN/online-casino"],
    ["//evil.example/%2e", "", null],
    ["//evil.example", "", "/en-UN/evil.example"],
    ["/en-UN/online-casino/slots", "?page=1&x=1", "/en-UN/online-casino/slots?x=1"],
    ["/en-UN/online-casino/slots", "?page=1", "/en-UN/online-casino/slots"],
    ["/en-UN/pl%61y/emerald-orbit", "", "/en-UN/play/emerald-orbit"],
  ])("%s%s goes to %s [LOC-002, LOC-004, LOC-009, ROUTE-502, ROUTE-503]", (pathname, search, location) => {
    const decision = route(pathname, search);
    if (location === null) expect(decision).toMatchObject({ to: "refuse", document: "bad-request" });
    else expect(decision).toMatchObject({ to: "redirect", location });
  });

  test.each([
    ["/en-UN/online-casino/", "", true],
    ["/en-un/online-casino", "", true],
    ["//EN-un//online-casino/", "?x=1", true],
    ["/en-UN/pl%61y/emerald-orbit", "", true],
    ["/en-un/online-casino/slots/", "?page=1", true],
    // The default locale and the languages of a market may be others tomorrow.
    ["/", "", false],
    ["/online-casino/", "", false],
    ["/sv-FI/online-casino", "", false],
    ["/xx-YY/online-casino/", "", false],
    ["/online-casino/slots", "?page=1", false],
  ])("%s%s is another spelling of its address: %s", (pathname, search, isPermanent) => {
    expect(route(pathname, search)).toEqual({ to: "redirect", location: expect.any(String), isPermanent });
  });
});

test.each([
  ["/en-UN/online-casino/play/relax", "", "/en-UN/online-casino#game-not-found"],
  ["/fi-FI/live-casino-online/play/evolution", "", "/fi-FI/live-casino-online#game-not-found"],
  ["/en-un/live-casino-online/play/evolution/", "?x=1", "/en-UN/live-casino-online?x=1#game-not-found"],
  ["/en-UN/online-casino/play/unheard", "", "/en-UN/online-casino#game-not-found"],
])(
  "%s%s names no game and leads to the lobby before it, which says so: %s [ROUTE-528]",
  (pathname, search, location) => {
    expect(route(pathname, search, {}, { routes: publicRoutes })).toEqual({
      to: "redirect",
      location,
      isPermanent: false,
    });
  },
);

test("a market that is switched off at run time leads to en-UN, one that has another language to that [LOC-010]", () => {
  const table = parseTable("CL:;BR:es");
  expect(route("/cl-CL/online-casino", "?x=1", {}, { markets: table })).toEqual({
    to: "redirect",
    location: "/en-UN/online-casino?x=1",
    isPermanent: false,
  });
  expect(route("/CL-cl", "", {}, { markets: table })).toMatchObject({ location: "/en-UN", isPermanent: false });
  expect(route("/br-BR", "", {}, { markets: table })).toMatchObject({ location: "/es-BR", isPermanent: false });
  expect(route("/es-BR", "", {}, { markets: table })).toMatchObject({ to: "page", pathname: "/es-BR~web~a" });
});

describe("refusals", () => {
  test.each([
    ["/en-UN/%E0%A4%A", "", "bad-request"],
    ["/en-UN/a%2Fb", "", "bad-request"],
    ["/en-UN/a%5Cb", "", "bad-request"],
    ["/en-UN/%00", "", "bad-request"],
    ["/en-UN/%2e%2e/x", "", "bad-request"],
    [`/en-UN/${"a".repeat(3_000)}`, "", "bad-request"],
    ["/en-UN/does-not-exist", "", "not-found"],
    ["/de-DE/live-casino-online", "", "not-found"],
    ["/de-DE/live-casino-online/play/evolution", "", "not-found"],
    ["/en-UN~web~a/online-casino", "", "not-found"],
    ["/en-UN/online-casino/slots/~2", "", "not-found"],
    ["/en-UN/play/a~b", "", "not-found"],
    ["/en-UN/online-casino/slots", "?page=1001", "not-found"],
    ["/en-UN/play/%25", "", "not-found"],
    ["/en-UN/play/100%25", "", "not-found"],
    ["/en-UN/promotions/casino/tag/%22x", "", "not-found"],
    [`/en-UN/play/${"a".repeat(97)}`, "", "not-found"],
    [`/en-UN/${"a".repeat(2_048 - 7)}`, "", "not-found"],
    [`/en-UN/${"a".repeat(2_049 - 7)}`, "", "bad-request"],
    ["/en-UN/api/session", "", "not-found"],
    ["/en-UN/favicon.ico", "", "not-found"],
  ])("%s%s is refused [ROUTE-021]", (pathname, search, document) => {
    const decision = route(pathname, search);
    expect(decision).toMatchObject({ to: "refuse", document });
  });

  test("a path of our own inner spelling is refused in its own language, or in English", () => {
    expect(route("/fi-FI/a~b")).toMatchObject({ document: "not-found", locale: parseLocale("fi-FI") });
    expect(route("/a~b")).toMatchObject({ document: "not-found", locale: parseLocale("en-UN") });
  });

  test("maintenance replaces every page [ROUTE-035]", () => {
    for (const path of ["/en-UN", "/en-UN/online-casino", "/en-UN/nowhere"])
      expect(route(path, "", {}, { maintenance: true })).toMatchObject({ document: "maintenance" });
  });

  test("a restricted country replaces every page, in the language of the path [ROUTE-036]", () => {
    expect(route("/fi-FI/play/x", "", { country: "US" })).toMatchObject({
      to: "refuse",
      document: "restricted",
      locale: parseLocale("fi-FI"),
    });
  });

  test("an address of the blocked range replaces every page like a restricted country [LOC-030]", () => {
    expect(route("/fi-FI/play/x", "", { address: "203.0.113.7" })).toMatchObject({
      to: "refuse",
      document: "restricted",
    });
    expect(route("/fi-FI/play/x", "", { address: "203.0.113.8" })).toMatchObject({ to: "page" });
  });

  test("the order is locale, maintenance, restricted country, unknown page", () => {
    const everything = { country: "US" };
    expect(route("/nowhere", "", everything, { maintenance: true })).toMatchObject({ to: "redirect" });
    expect(route("/en-UN/nowhere", "", everything, { maintenance: true })).toMatchObject({ document: "maintenance" });
    expect(route("/en-UN/nowhere", "", everything)).toMatchObject({ document: "restricted" });
    expect(route("/en-UN/nowhere")).toMatchObject({ document: "not-found" });
  });
});

/** Pages as they are guarded, beside those of the site. */
const guarded: Route = {
  pattern: "/my-page/:id?",
  area: "account",
  access: "player",
  shape: "text",
  returnTarget: true,
};
const both: Route = { ...guarded, pattern: "/my-page/quick/:id", payAndPlay: "callback" };
const payAndPlay: Route[] = [
  { ...guarded, pattern: "/quick", access: "everyone", payAndPlay: "sign-up" },
  { ...guarded, pattern: "/quick/callback", access: "everyone", payAndPlay: "callback" },
];
const table = [both, guarded, ...payAndPlay, ...publicRoutes];
const guard = (pathname: string, search: string, cookie: CookieState, changed: Partial<Rules> = {}) =>
  route(pathname, search, { cookie }, { routes: table, ...changed });

describe("sign-in: a page for players leads to /401 without a cookie or with a forged one [ROUTE-038, CONST-518]", () => {
  test.each([
    ["/en-UN/my-page", "", "none", "/en-UN/401?from=%2Fen-UN%2Fmy-page"],
    ["/en-UN/my-page", "", "forged", "/en-UN/401?from=%2Fen-UN%2Fmy-page"],
    ["/fi-FI/my-page/limits", "?tab=2&x=1", "none", "/fi-FI/401?from=%2Ffi-FI%2Fmy-page%2Flimits%3Ftab%3D2%26x%3D1"],
    ["/fi-FI/my-page/a%20b", "", "none", "/fi-FI/401?from=%2Ffi-FI%2Fmy-page%2Fa%2520b"],
    // Slash, case, language and sign-in in one hop.
    ["/fi-fi//my-page/", "", "none", "/fi-FI/401?from=%2Ffi-FI%2Fmy-page"],
    ["/my-page", "?x=1", "none", "/en-UN/401?from=%2Fen-UN%2Fmy-page%3Fx%3D1"],
    ["/sv-FI/my-page", "", "forged", "/fi-FI/401?from=%2Ffi-FI%2Fmy-page"],
    // A bonus code is for the page that is reached, which takes it out of the address.
    ["/en-UN/my-page", "?bonusCode=A1&x=1", "none", "/en-UN/401?from=%2Fen-UN%2Fmy-page%3Fx%3D1&bonusCode=A1"],
    ["/en-UN/my-page", `?x=${"a".repeat(600)}`, "none", "/en-UN/401?from=%2Fen-UN%2Fmy-page"],
    [
      "/en-UN/my-page",
      "?from=//evil.example",
      "none",
      "/en-UN/401?from=%2Fen-UN%2Fmy-page%3Ffrom%3D%252F%252Fevil.example",
    ],
  ] as const)("%s%s with the cookie %s: %s", (pathname, search, cookie, location) => {
    expect(guard(pathname, search, cookie)).toEqual({ to: "redirect", location, isPermanent: false });
  });

  test.each(["valid", "stale"] as const)(
    "a %s cookie gets the page's shell, whose loader checks [ROUTE-039]",
    (cookie) => {
      expect(guard("/en-UN/my-page", "?x=1", cookie)).toMatchObject({ to: "page", pathname: "/en-UN~web~a/my-page" });
      expect(guard("/en-UN/my-page/", "?x=1", cookie)).toMatchObject({ location: "/en-UN/my-page?x=1" });
    },
  );

  test.each(["none", "forged", "stale", "valid"] as const)("the cookie %s changes nothing elsewhere", (cookie) => {
    for (const path of ["/en-UN", "/en-UN/online-casino", "/en-UN/401", "/en-UN/play/x"])
      expect(guard(path, "", cookie)).toMatchObject({ to: "page" });
    expect(guard("/en-UN/nowhere", "", cookie)).toMatchObject({ document: "not-found" });
  });

  test("the page of an address is known before its locale is corrected", () => {
    for (const path of ["/en-UN/my-page", "/my-page", "/EN-un//my-page/", "/xx-YY/my-page/1"])
      expect(routeOfPathname(path, table)?.access, path).toBe("player");
    for (const path of ["/en-UN", "/", "/en-UN/my-page/1/2", "/en-UN/%E0%A4%A", "/en-UN/my-page%2F1"])
      expect(routeOfPathname(path, table)?.access, path).not.toBe("player");
  });
});

test("the page to come back to is named up to 512 characters with its query, and not at all beyond them", () => {
  const path = "/en-UN/my-page";
  const query = (length: number) => `?x=${"a".repeat(length - path.length - 3)}`;
  const from = (pathname: string, search: string) => {
    const decision = guard(pathname, search, "none");
    return new URLSearchParams("location" in decision ? decision.location.split("?")[1] : "").get("from");
  };
  expect(from(path, query(512))).toBe(path + query(512));
  expect(from(path, query(513))).toBe(path);
  expect(from(`${path}/${"é".repeat(90)}`, "")).toBe("");
});

test("the bank's frame gets its document", () => {
  expect(route("/fi-FI/signup/callback")).toEqual({
    to: "document",
    document: "pay-and-play-callback",
    locale: parseLocale("fi-FI"),
  });
});

test.each(["/robots.txt.x", "/favicon.ico2", "/apis/x", "/sitemap.xml2", "/sitemaps", "/social"])(
  "%s is taken for a page without a locale",
  (path) => {
    expect(route(path)).toMatchObject({ to: "redirect" });
  },
);

describe("pay-and-play, where it is not offered to the visitor's address", () => {
  const off = { offersPayAndPlay: (address: string) => address === "198.51.100.1" };

  test.each([
    ["/en-UN/quick/callback", "", { to: "refuse", document: "not-found" }],
    ["/fi-FI/quick", "", { to: "redirect", location: "/fi-FI/signup" }],
    ["/fi-FI/quick", "?bonusCode=A1", { to: "redirect", location: "/fi-FI/signup?bonusCode=A1" }],
    ["/fi-fi/quick/", "", { to: "redirect", location: "/fi-FI/signup", isPermanent: false }],
    ["/quick", "", { to: "redirect", location: "/en-UN/signup" }],
  ])("%s%s [ROUTE-006, ROUTE-007, ROUTE-008, ROUTE-509]", (pathname, search, decision) => {
    expect(guard(pathname, search, "none", off)).toMatchObject(decision);
    expect(route(pathname, search, { address: "198.51.100.1" }, { routes: table, ...off })).not.toMatchObject(decision);
  });

  test("both of its addresses are pages for whom it is offered", () => {
    for (const path of ["/en-UN/quick", "/en-UN/quick/callback"])
      expect(guard(path, "?code=1", "none")).toMatchObject({ to: "page" });
  });
});

test("the order of the guards: locale, maintenance, restricted country, pay-and-play, sign-in [ROUTE-055]", () => {
  const path = "/en-UN/my-page/quick/1";
  const step = (pathname: string, more: Partial<EdgeRequest>, changed: Partial<Rules>) =>
    route(pathname, "", more, { routes: table, ...changed });
  const off = { offersPayAndPlay: () => false };
  const us = { country: "US" };
  expect(step("/en-un/my-page/quick/1", us, { ...off, maintenance: true })).toMatchObject({ to: "redirect" });
  expect(step(path, us, { ...off, maintenance: true })).toMatchObject({ document: "maintenance" });
  expect(step(path, us, off)).toMatchObject({ document: "restricted" });
  expect(step(path, {}, off)).toMatchObject({ document: "not-found" });
  expect(step(path, {}, {})).toMatchObject({ location: expect.stringContaining("/401?from=") });
  expect(step(path, { cookie: "valid" }, {})).toMatchObject({ to: "page" });
});

test.each([
  "/_next/static/x.js",
  "/api/session",
  "/locales/en-UN/default.json",
  "/assets/document.css",
  "/favicon.ico",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/en-UN/games.xml",
  "/social/en-UN/play/gem-harbour.jpg",
  "/.well-known/security.txt",
])("%s is outside of the pages", (path) => {
  expect(route(path)).toEqual({ to: "pass" });
  expect(route(path, "", {}, { maintenance: true })).toEqual({ to: "pass" });
});

describe("for any request", () => {
  const segment = fc.oneof(
    fc.constantFrom(
      "my-page",
      "quick",
      "callback",
      ...locales.map((locale) => locale.segment),
      "EN-un",
      "xx-YY",
      "online-casino",
      "play",
      "relax",
      "..",
      "",
      "%2e",
      "~2",
    ),
    fc.webSegment(),
    fc.string().map((text) => encodeURIComponent(text.toWellFormed())),
    fc.string(),
  );
  const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join("/")}`);
  const search = fc.oneof(
    fc.constant(""),
    fc.webQueryParameters().map((query) => `?${query}`),
    fc.nat().map((page) => `?page=${page}`),
  );

  test("it never leaves the site, never loops and takes one hop at most", () => {
    fc.assert(
      fc.property(path, search, fc.constantFrom("none", "forged", "stale", "valid"), (pathname, query, cookie) =>
        holds(pathname, query, { cookie }),
      ),
      { numRuns: runs(10_000) },
    );
  });

  test("hostile addresses stay on this site", () => {
    const addresses = hostileAddresses();
    expect(addresses.length).toBeGreaterThan(1_500);
    for (const address of addresses) {
      holds(address.startsWith("/") ? address : `/${address}`, "");
      holds(`/en-UN/${address}`, "");
      holds("/en-UN", `?next=${address}`);
      holds("/en-UN/my-page", `?next=${address}`);
      holds(`/en-UN/my-page/${address}`, "");
    }
  });
});

function holds(pathname: string, search: string, more: Partial<EdgeRequest> = {}): void {
  const guards = { routes: table, offersPayAndPlay: () => false };
  const first = route(pathname, search, more, guards);
  staysHere(first);
  if (first.to !== "redirect") return;
  const { pathname: path, search: query, origin } = new URL(first.location, "http://site.example");
  expect(origin).toBe("http://site.example");
  expect(route(path, query, more, guards).to, `${pathname}${search} → ${first.location}`).not.toBe("redirect");
}

function staysHere(decision: Decision): void {
  if (decision.to === "redirect") expect(decision.location).toMatch(/^\/[a-z]+-[A-Z]{2}([/?]|$)/);
  if (decision.to === "page") {
    const [, edition = ""] = decision.pathname.split("/");
    expect(parseEdition(edition)).not.toBeNull();
  }
}

test.each([
  ["/fi-FI/sportsbook", "/fi-FI~web~a/sportsbook"],
  ["/fi-FI/sportsbook/football", "/fi-FI~web~a/sportsbook"],
  ["/fi-FI/sportsbook/football/finland/cup/1234567", "/fi-FI~web~a/sportsbook"],
  ["/fi-FI/virtuals/98", "/fi-FI~web~a/virtuals"],
  ["/fi-FI/my-account/banking/deposit/D-20261125-7", "/fi-FI~web~a/my-account/banking/deposit/outcome"],
])("an address whose tail nobody can list is one page inside: %s", (pathname, internal) => {
  expect(route(pathname, "", { cookie: "valid" })).toMatchObject({ to: "page", pathname: internal });
});

describe("route handlers", () => {
  const handlers = ["/api/search/en-UN~web~a", "/api/sign-up/en-UN", "/api/player/games", "/api/pay-and-play/en-UN"];
  const open = ["/api/report", "/api/content-webhook", "/api/session"];
  const files = ["/locales/en-UN/site.form.json", "/_next/static/a.js", "/favicon.ico"];

  test.each([
    ["a restricted country", { country: "US" }, {}, "restricted"],
    ["a blocked address", { address: "203.0.113.7" }, {}, "restricted"],
    ["maintenance", {}, { maintenance: true }, "maintenance"],
  ] as const)("are as closed as pages are: %s", (_what, more, changed, document) => {
    for (const path of handlers) expect(route(path, "", more, changed)).toMatchObject({ to: "refuse", document });
    for (const path of [...open, ...files]) expect(route(path, "", more, changed)).toEqual({ to: "pass" });
  });

  test("of an edition answer for the zone of the visitor's country, however the address is written", () => {
    const french = { country: "FR" };
    for (const path of ["/api/search/en-UN~web~a", "/api/search/en-UN%7Eweb%7E%61"])
      expect(route(path, "", french)).toEqual({ to: "pass", pathname: "/api/search/en-UN~web~b" });
    expect(route("/api/lists/en-UN~mobile~a/casino/slots", "", french)).toEqual({
      to: "pass",
      pathname: "/api/lists/en-UN~mobile~b/casino/slots",
    });
    expect(route("/api/search/en-UN~web~b", "", french)).toEqual({ to: "pass" });
    expect(route("/api/search/en-UN~web~b")).toMatchObject({ pathname: "/api/search/en-UN~web~a" });
  });
});
