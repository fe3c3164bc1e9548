import { expect, test } from "vitest";
import { describeUnknownProviders } from "./provider-lists";

const lists = { BLOCKED_PROVIDERS: { novomatic: ["FR"] }, LOGIN_PROVIDERS: ["playngo"], MOBILE_ONLY_PROVIDERS: [] };

test("lists of known providers need no warning", () => {
  expect(describeUnknownProviders(lists)).toBeNull();
});

test("slugs that no provider has are named with their variables, in one sentence", () => {
  const wrong = {
    ...lists,
    BLOCKED_PROVIDERS: { novomatik: ["FR"], relax: [] },
    LOGIN_PROVIDERS: ["play'n go", "relax"],
  };
  expect(describeUnknownProviders(wrong)).toBe(
    "No provider has these slugs: novomatik (BLOCKED_PROVIDERS), play'n go (LOGIN_PROVIDERS).",
  );
  expect(describeUnknownProviders({ ...lists, MOBILE_ONLY_PROVIDERS: ["x"] })).toContain("x (MOBILE_ONLY_PROVIDERS)");
});
