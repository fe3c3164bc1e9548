import { describe, expect, test } from "vitest";
import { localeOfPath } from "@/lib/market/locale";
import { addressOfPlace, createMoveLimit, placeOfPath } from "./place";

const locale = localeOfPath("/fi-FI");

describe("the place of an address", () => {
  test.each([
    ["/en-UN/sportsbook", "sports", []],
    ["/fi-FI/sportsbook/football", "sports", ["football"]],
    ["/fi-FI/sportsbook/football/gb/northern-league/a-b", "sports", ["football", "gb", "northern-league", "a-b"]],
    ["/en-UN/sportsbook/j%C3%A4%C3%A4kiekko", "sports", ["jääkiekko"]],
    ["/en-UN/sportsbook/football/", "sports", ["football"]],
    ["/en-UN/virtuals", "virtualSports", []],
    ["/en-UN/virtuals/silver-downs", "virtualSports", ["silver-downs"]],
  ] as const)(
    "%s: up to four segments of the sportsbook, one of virtual sports [ROUTE-535, ROUTE-536]",
    (path, product, segments) => {
      expect(placeOfPath(path)).toEqual({ product, segments });
    },
  );

  test.each([
    "/en-UN",
    "/en-UN/online-casino",
    "/en-UN/sportsbook/a/b/c/d/e",
    "/en-UN/virtuals/a/b",
    "/en-UN/sportsbook/%E0%A4%A",
  ])("%s is none", (path) => {
    expect(placeOfPath(path)).toBeNull();
  });
});

describe("the address of a place that a frame tells", () => {
  test.each([
    ["", "sports", "/fi-FI/sportsbook"],
    ["/football/gb", "sports", "/fi-FI/sportsbook/football/gb"],
    ["/silver-downs", "virtualSports", "/fi-FI/virtuals/silver-downs"],
  ] as const)("%j below %s is %s", (below, product, address) => {
    expect(addressOfPlace(below, product, locale)).toBe(address);
  });

  test.each([
    "football",
    "/",
    "//evil.example",
    "/football/",
    "/football//gb",
    "/football/../gb",
    "/football/./gb",
    "/football/%2e%2e/gb",
    "/jääkiekko",
    "/..",
    "/../my-account/account",
    "/%2e%2e/casino",
    "/football/%2Fevil.example",
    "/a/b/c/d/e",
    "https://evil.example/football",
    "/football?next=/evil",
    "/football#top",
    "/foot ball",
    "/foot\\ball",
    "/foot\nball",
    "javascript:alert(1)",
    `/${"a".repeat(200)}`,
    `/${"a/".repeat(600)}`,
  ])("%j is nowhere", (below) => {
    expect(addressOfPlace(below, "sports", locale)).toBeNull();
  });

  test("is at most as long as our server takes one back, escapes included", () => {
    const below = `/${"%E3%82%B5".repeat(55)}aaaa`;
    expect([below.length, addressOfPlace(below, "sports", locale)]).toEqual([500, `/fi-FI/sportsbook${below}`]);
    expect(addressOfPlace(`${below}a`, "sports", locale)).toBeNull();
  });

  test("virtual sports have no place of four segments", () => {
    expect(addressOfPlace("/football/gb", "virtualSports", locale)).toBeNull();
  });
});

test("a frame that moves more often than people click is held, and let go again", () => {
  const mayMove = createMoveLimit();
  const moved = Array.from({ length: 40 }, (_, at) => mayMove(at * 10));
  expect(moved.filter(Boolean)).toHaveLength(12);
  expect(mayMove(10_500)).toBe(true);
});

test("each move counts for ten seconds, and no longer", () => {
  const mayMove = createMoveLimit();
  for (let move = 0; move < 12; move++) expect(mayMove(move)).toBe(true);
  expect([mayMove(9_999), mayMove(10_000), mayMove(10_000), mayMove(10_001)]).toEqual([false, true, false, true]);
});
