import { expect, test } from "vitest";
import { parseLocale } from "@/lib/market/locale";
import { paths } from "./paths";
import { rewardTabOf } from "./reward-tab";

const locale = parseLocale("fi-FI") ?? expect.fail("No such locale.");

test.each([
  ["casino", "rewards", "/fi-FI/online-casino#rewards"],
  ["casino", "active", "/fi-FI/online-casino#active"],
  ["liveCasino", "rewards", "/fi-FI/live-casino-online#rewards"],
  ["liveCasino", "active", "/fi-FI/live-casino-online#active"],
] as const)("the %s lobby opens the tab %s by %s [ROUTE-542]", (lobby, tab, href) => {
  expect(paths.rewards(locale, lobby, tab)).toBe(href);
  expect(rewardTabOf(new URL(href, "http://site.test"))).toBe(tab);
});

test.each([
  "/fi-FI/online-casino",
  "/fi-FI/online-casino#login",
  "/fi-FI/online-casino#Rewards",
  "/fi-FI/online-casino#rewards=1",
  "/fi-FI/online-casino/slots#rewards",
  "/fi-FI#rewards",
  "/fi-FI/play/gem-harbour#active",
  "/fi-FI/my-account/rewards#active",
  "/fi-FI/%E0%A4%A#rewards",
])("%s opens none", (href) => {
  expect(rewardTabOf(new URL(href, "http://site.test"))).toBeNull();
});
