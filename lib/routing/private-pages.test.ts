import { expect, test } from "vitest";
import { isPrivateAddress } from "./private-pages";

test.each([
  ["/en-UN", "", false],
  ["/en-UN/online-casino", "", false],
  ["/pt-BR/play/neon-drift", "", false],
  ["/en-UN/promotions/casino/welcome", "", false],
  ["/en-UN/cookie-policy", "#cookie-settings", false],
  ["/en-UN/nowhere/at/all", "", false],
  ["/en-UN", "#login", true],
  ["/en-UN/401", "", true],
  ["/en-UN/signup", "", true],
  ["/en-UN/signup/pnp", "", true],
  ["/en-UN/reset-password", "", true],
  ["/en-UN/welcome-to-greenroom", "", true],
  ["/en-UN/deposit", "", true],
  ["/en-UN/accept-terms-condition", "", true],
  ["/en-UN/my-account", "", true],
  ["/en-UN/my-account/account/verification", "", true],
  ["/en-UN/my-account/banking/withdraw", "", true],
  ["/en-UN/my-account/gambling-limits", "", true],
])("%s%s is a page of an account, payments, the login or the sign-up: %s", (pathname, hash, expected) => {
  expect(isPrivateAddress({ pathname, hash })).toBe(expected);
});

test.each([
  ["/en-UN/online-casino", "#rewards", false, true],
  ["/en-UN/live-casino-online", "#active", false, true],
  ["/en-UN/online-casino", "#rewards", true, false],
  ["/en-UN/live-casino-online", "#active", true, false],
  ["/en-UN/online-casino", "#login", true, true],
  ["/en-UN/promotions", "#rewards", false, false],
])("%s%s, whose reader is a player: %s, is one: %s", (pathname, hash, isPlayer, expected) => {
  expect(isPrivateAddress({ pathname, hash }, isPlayer)).toBe(expected);
});
