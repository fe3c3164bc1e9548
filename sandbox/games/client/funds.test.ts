import { expect, test } from "vitest";
import { shortageText } from "./funds";

const messages = {
  funds: "{balance}: lower, or pay in",
  fundsNone: "{balance}: nothing to lower",
  fundsDemo: "used up",
  fundsDemoLeft: "{balance}: lower, or fill up",
};

test.each([
  ["real", true, "€0.30: lower, or pay in"],
  ["real", false, "€0.30: nothing to lower"],
  ["demo", true, "€0.30: lower, or fill up"],
  ["demo", false, "used up"],
] as const)("%s play, a lower stake is covered: %s, shows what can be done", (mode, hasLower, text) => {
  expect(shortageText(messages, { mode, balance: "€0.30", hasLower })).toBe(text);
});
