import { expect, test } from "vitest";
import { siteLanguage } from "./languages";

/** The language chosen for the account, that of the open page, what the market offers, and that of the page afterwards. */
test.each([
  ["fi", "en", ["en", "fi"], "fi"],
  ["en", "fi", ["fi", "en"], "en"],
  ["ja", "en", ["en", "fi"], "en"],
  ["en", "inen", ["inen", "en"], "inen"],
  ["en", "caf", ["ca", "caf", "en", "fr"], "en"],
  ["fr", "ca", ["ca", "caf", "en", "fr"], "fr"],
  ["es", "cl", ["cl", "es", "en"], "cl"],
  ["pt", "en", ["br", "en"], "en"],
  ["br", "en", ["br", "en"], "br"],
  ["pt", "en", ["pt", "en"], "pt"],
] as const)(
  "an account in %s, on a page in %s of a market that offers %j, leads to %s [PROFILE-013]",
  (chosen, current, offered, expected) => {
    expect(siteLanguage(chosen, current, offered)).toBe(expected);
  },
);
