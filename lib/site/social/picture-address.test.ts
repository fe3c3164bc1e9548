import { beforeAll, expect, test } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { staticTable } from "@/lib/market/offered-languages";
import { siteVariables } from "@/tests/support/site-variables";
import { parseSocialPath, socialPath } from "./picture-address";

beforeAll(() => void Object.assign(process.env, siteVariables, { SPORTSBOOK_URL: "https://sports.example" }));

const locale = parseLocale("en-UN") ?? expect.fail("en-UN is no locale");
const pageOf = (pathname: string) => {
  const found = parseSocialPath(pathname, staticTable);
  return found && { locale: found.locale.segment, name: found.name, params: found.params };
};

test.each([
  ["", "home", {}],
  ["/online-casino", "casino", {}],
  ["/online-casino/popular", "casinoCategory", { id: "popular" }],
  ["/play/gem-harbour", "game", { gameSlug: "gem-harbour" }],
  ["/play/a.jpg", "game", { gameSlug: "a.jpg" }],
  ["/promotions/casino/tag/R%C3%A9load", "promotionTag", { category: "casino", tag: "Réload" }],
  ["/terms", "staticPage", { page: "terms" }],
  ["/information/fees", "menuPage", { page: "information", id: "fees" }],
  ["/sportsbook", "sportsbook", {}],
])("the picture of %s has an address, which names the page", (below, name, params) => {
  expect(pageOf(socialPath(locale, below))).toEqual({ locale: "en-UN", name, params });
});

test.each([
  "/social/en-UN/play/gem-harbour.png",
  "/social/en-UN/play/gem-harbour",
  "/social/en-XX/play/gem-harbour.jpg",
  // Its market has no live casino.
  "/social/de-DE/live-casino-online.jpg",
  "/social/.jpg",
  "/social/en-UN/nowhere.jpg",
  "/social/en-UN/play/..%2F..%2Fsecret.jpg",
  "/social/en-UN/play/%E0%A4%A.jpg",
  "/social/en-UN/my-account.jpg",
  "/social/en-UN/signup.jpg",
  "/elsewhere/en-UN.jpg",
])("%s is the address of no picture", (pathname) => {
  expect(parseSocialPath(pathname, staticTable)).toBeNull();
});
