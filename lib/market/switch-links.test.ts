import { afterEach, describe, expect, test, vi } from "vitest";
import { inLocale, knownPlace, nearestPage, pageAbove, rememberChoice } from "./switch-links";

test.each([
  ["/en-UN", "", "/fi-FI"],
  ["/en-UN/online-casino/new", "", "/fi-FI/online-casino/new"],
  ["/en-UN/online-casino/new", "?page=2&x=1", "/fi-FI/online-casino/new?page=2&x=1"],
])("%s%s in another locale is %s", (pathname, search, expected) => {
  expect(inLocale({ pathname, search }, "fi-FI")).toBe(expected);
});

test.each([
  ["/fi-FI/online-casino/new", "/fi-FI/online-casino"],
  ["/fi-FI/online-casino", "/fi-FI"],
  ["/fi-FI", null],
])("above %s is %s", (pathname, expected) => {
  expect(pageAbove(pathname)).toBe(expected);
});

describe("a page that the other market does not have", () => {
  afterEach(() => vi.unstubAllGlobals());
  const served = (pages: readonly string[]) => {
    vi.stubGlobal("location", { origin: "https://site.example" });
    vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
      expect(init?.method).toBe("HEAD");
      if (pages.includes("down")) throw new TypeError("Failed to fetch");
      return { status: pages.includes(address) ? 200 : 404 };
    });
  };

  test.each([
    [["/fi-FI/online-casino/new?page=9"], "/fi-FI/online-casino/new?page=9"],
    [["/fi-FI/online-casino", "/fi-FI"], "/fi-FI/online-casino"],
    [["/fi-FI"], "/fi-FI"],
    [["down"], "/fi-FI/online-casino/new?page=9"],
  ])("with %j leads to the nearest that it has", async (pages, expected) => {
    served(pages);
    expect(await nearestPage("/fi-FI/online-casino/new?page=9")).toBe(expected);
  });
});

test.each([
  ["http:", "market=fi-FI; Path=/; Max-Age=31536000; SameSite=Lax"],
  ["https:", "market=fi-FI; Path=/; Max-Age=31536000; SameSite=Lax; Secure"],
])("over %s a choice is kept for a year", (protocol, cookie) => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol });
  rememberChoice("fi-FI");
  expect(page.cookie).toBe(cookie);
});

describe("there is something to offer", () => {
  test.each([
    ["", "en-UN", null],
    ["country-code=", "en-UN", null],
    ["country-code=FI", "en-FI", null],
    ["country-code=FI", "en-UN", { chosen: "", country: "FI" }],
    ["market=de-AT; country-code=FI", "en-UN", { chosen: "de-AT", country: "FI" }],
    ["market=en-UN; country-code=FI", "en-UN", null],
    ["market=fi-FI", "en-FI", null],
    ["supermarket=fi-FI", "en-UN", null],
  ])("with %j at %s: %j", (cookies, current, expected) => {
    expect(knownPlace(cookies, current)).toEqual(expected);
  });
});
