import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultLocale, type Locale, locales, parseLocale } from "@/lib/market/locale";
import { hostileAddresses } from "@/tests/support/hostile-inputs";
import { runs } from "@/tests/support/property-runs";
import { postLoginPath } from "./post-login-path";

const fi: Locale = { segment: "fi-FI", language: "fi", market: "FI" };
const landing = (saved: string | null, given: string | null = null, locale = fi) =>
  postLoginPath({ saved, given, locale });

describe("where a player goes after signing in", () => {
  test("the saved page when there is one, else the given one, else home [ROUTE-047]", () => {
    expect(landing("/fi-FI/play/gem-harbour", "/fi-FI/online-casino")).toBe("/fi-FI/play/gem-harbour");
    expect(landing(null, "/fi-FI/online-casino?page=2")).toBe("/fi-FI/online-casino?page=2");
    expect(landing(null)).toBe("/fi-FI");
  });

  test("under the current language and market [ROUTE-046]", () => {
    expect(landing("/en-UN/online-casino")).toBe("/fi-FI/online-casino");
    expect(landing("/en-UN/online-casino/slots", null, defaultLocale)).toBe("/en-UN/online-casino/slots");
  });

  test.each([
    "/fi-FI/401",
    "/fi-FI/500",
    "/fi-FI/signup",
    "/fi-FI/signup/pnp",
    "/fi-FI/signup/callback",
    "/fi-FI/reset-password",
    "/fi-FI/welcome-to-greenroom",
    "/fi-FI/closed-account",
    "/fi-FI/restricted",
    "/fi-FI/accept-terms-condition",
    "/fi-FI/no-such-page",
  ])("home in place of %s [ROUTE-050, ROUTE-051]", (excluded) => {
    expect(landing(excluded, "/fi-FI/online-casino")).toBe("/fi-FI");
  });

  test("with the bonus code kept with it, when it looks like one [ROUTE-052]", () => {
    const to = (bonusCode: string) =>
      postLoginPath({ saved: "/fi-FI/online-casino?page=2", given: null, locale: fi, bonusCode });
    expect(to("SPRING_26")).toBe("/fi-FI/online-casino?page=2&bonusCode=SPRING_26");
    for (const bad of ["", "a b", "x".repeat(65), "<script>", "a&b=c"])
      expect(to(bad)).toBe("/fi-FI/online-casino?page=2");
  });

  test.each([
    "online-casino",
    "x/fi-FI/online-casino",
    "/online-casino",
    "/xx-YY/online-casino",
    "/fi-FI//online-casino",
    "//fi-FI/online-casino",
    "/\\\\fi-FI/online-casino",
    "/fi-FI/play/a\tb",
    "/fi-FI/play/%00",
    "/fi-FI/play/%E0%A4%A",
    "https://site.example/fi-FI/online-casino",
  ])("the given page in place of the saved %j, which is not the address of a page", (saved) => {
    expect(landing(saved, "/fi-FI/play/gem-harbour")).toBe("/fi-FI/play/gem-harbour");
  });

  test("of at most 512 characters", () => {
    const query = (length: number) => `/fi-FI/online-casino?x=${"a".repeat(length - 23)}`;
    expect(landing(query(512))).toBe(query(512));
    expect(landing(query(513))).toBe("/fi-FI");
  });

  test("a hash is not kept, escapes are", () => {
    expect(landing("/fi-FI/play/a%20b#login")).toBe("/fi-FI/play/a%20b");
  });
});

/** Asserts that any stored path keeps the browser on this site and in this locale. */
function expectOnSite(saved: string) {
  for (const path of [landing(saved), landing(null, saved)]) {
    expect(path).toMatch(/^\/fi-FI(\/|\?|$)/);
    const url = new URL(path, "https://site.example");
    expect(url.origin).toBe("https://site.example");
    expect(url.pathname.startsWith("/fi-FI"), path).toBe(true);
    const decoded = decodeURIComponent(url.pathname);
    expect(decoded).not.toMatch(/\\|\/\/|\/\.\.?(\/|$)/);
    expect(
      [...decoded].every((character) => character >= " "),
      path,
    ).toBe(true);
  }
}

test("nothing saved leads off this site, however it is written", () => {
  const nasty = fc.array(
    fc.constantFrom(
      "/",
      "\\",
      "//",
      "fi-FI",
      "en-UN",
      "online-casino",
      "evil.example",
      "https:",
      "@",
      "%2f",
      "%5c",
      "..",
      "%2e%2e",
      "\t",
      "\n",
      "%00",
      "?",
      "#",
      ":",
      "javascript:",
    ),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        nasty.map((parts) => parts.join("")),
        fc.string(),
        fc.webUrl(),
        fc.webPath(),
      ),
      expectOnSite,
    ),
    { numRuns: runs(2_000) },
  );
});

test("a page of this site is kept as it is", () => {
  const segment = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,20}$/);
  fc.assert(
    fc.property(fc.constantFrom(...locales), segment, (locale, slug) => {
      const path = `/${locale.segment}/play/${slug}`;
      expect(parseLocale(locale.segment)).toEqual(locale);
      expect(postLoginPath({ saved: path, given: null, locale })).toBe(path);
    }),
  );
});

test("hostile targets stay on the site", () => {
  const targets = hostileAddresses();
  expect(targets.length).toBeGreaterThan(1_500);
  for (const target of targets) {
    expectOnSite(target);
    expectOnSite(`/fi-FI/${target}`);
  }
});
