import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseTable } from "@/lib/market/availability";
import { locales, parseLocale } from "@/lib/market/locale";
import { hostileAddresses } from "@/tests/support/hostile-inputs";
import { runs } from "@/tests/support/runs";
import { parseEdition } from "./edition";
import { type Decision, type EdgeRequest, type Rules, routeRequest } from "./route-request";

const rules: Rules = {
  maintenance: false,
  restrictedCountries: ["US"],
  isBlockedAddress: (address) => address === "203.0.113.7",
  zoneOf: (country) => (country === "FR" ? "b" : "a"),
};
const request: EdgeRequest = {
  pathname: "/en-UN",
  search: "",
  country: "FI",
  address: "9.9.9.9",
  channel: "web",
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
    ["/en-UN", "?x=%E0%A4%A&x=%zz", "/en-UN~web~a"],
    ["/en-UN", `?x=${"a".repeat(3_000)}`, "/en-UN~web~a"],
    ["/en-UN/play/caf%C3%A9", "", "/en-UN~web~a/play/caf%C3%A9"],
    ["/en-UN/online-casino/play/relax/rlx.1", "", "/en-UN~web~a/online-casino/play/relax/rlx.1"],
    ["/en-UN/online-casino/play/relax", "", "/en-UN~web~a/online-casino/play/relax"],
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
    ["/xx1-UN", "", "/en-UN/xx1-UN"],
    ["/en-un/online-casino/", "", "/en-UN/online-casino"],
    ["/EN-UN/", "", "/en-UN"],
    ["/sv-FI/online-casino", "", "/fi-FI/online-casino"],
    ["/en-UN//online-casino", "", "/en-UN/online-casino"],
    ["//evil.example/%2e", "", null],
    ["//evil.example", "", "/en-UN/evil.example"],
    ["/en-UN/online-casino/slots", "?page=1&x=1", "/en-UN/online-casino/slots?x=1"],
    ["/en-UN/pl%61y/emerald-orbit", "", "/en-UN/play/emerald-orbit"],
  ])("%s%s goes to %s [LOC-002, LOC-004, LOC-009]", (pathname, search, location) => {
    const decision = route(pathname, search);
    if (location === null) expect(decision).toMatchObject({ to: "refuse", document: "bad-request" });
    else expect(decision).toEqual({ to: "redirect", location });
  });
});

test("a market that is switched off at run time leads to en-UN, one that has another language to that [LOC-010]", () => {
  const table = parseTable("CL:;BR:es");
  expect(route("/cl-CL/online-casino", "?x=1", {}, { markets: table })).toEqual({
    to: "redirect",
    location: "/en-UN/online-casino?x=1",
  });
  expect(route("/br-BR", "", {}, { markets: table })).toEqual({ to: "redirect", location: "/es-BR" });
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
    ["/en-UN~web~a/online-casino", "", "not-found"],
    ["/en-UN/online-casino/slots/~2", "", "not-found"],
    ["/en-UN/play/a~b", "", "not-found"],
    ["/en-UN/online-casino/slots", "?page=1001", "not-found"],
    ["/en-UN/play/%25", "", "not-found"],
    ["/en-UN/play/100%25", "", "not-found"],
    ["/en-UN/promotions/casino/tag/%22x", "", "not-found"],
    [`/en-UN/play/${"a".repeat(97)}`, "", "not-found"],
  ])("%s%s is refused [ROUTE-021]", (pathname, search, document) => {
    const decision = route(pathname, search);
    expect(decision).toMatchObject({ to: "refuse", document });
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

test.each([
  "/_next/static/x.js",
  "/api/session",
  "/locales/en-UN/default.json",
  "/assets/document.css",
  "/favicon.ico",
  "/robots.txt",
])("%s is not a page", (path) => {
  expect(route(path)).toEqual({ to: "pass" });
  expect(route(path, "", {}, { maintenance: true })).toEqual({ to: "pass" });
});

describe("whatever is asked", () => {
  const segment = fc.oneof(
    fc.constantFrom(
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
      fc.property(path, search, (pathname, query) => holds(pathname, query)),
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
    }
  });
});

function holds(pathname: string, search: string): void {
  const first = route(pathname, search);
  staysHere(first);
  if (first.to !== "redirect") return;
  const { pathname: path, search: query, origin } = new URL(first.location, "http://site.example");
  expect(origin).toBe("http://site.example");
  expect(route(path, query).to, `${pathname}${search} → ${first.location}`).not.toBe("redirect");
}

function staysHere(decision: Decision): void {
  if (decision.to === "redirect") expect(decision.location).toMatch(/^\/[a-z]+-[A-Z]{2}([/?]|$)/);
  if (decision.to === "page") {
    const [, edition = ""] = decision.pathname.split("/");
    expect(parseEdition(edition)).not.toBeNull();
  }
}
