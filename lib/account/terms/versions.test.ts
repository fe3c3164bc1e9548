import { describe, expect, test } from "vitest";
import { isTermsGuardSkipped } from "./guard";
import { compareVersions, isOutdated } from "./versions";

test("versions compare number by number, part by part [TERMS-007]", () => {
  const sorted = ["2", "1.10", "1.9", "1.9.1", "10.0"].sort(compareVersions);
  expect(sorted).toEqual(["1.9", "1.9.1", "1.10", "2", "10.0"]);
  expect(compareVersions("2", "2.0.0")).toBe(0);
});

describe("the accepted version of the profile against the newest [TERMS-002]", () => {
  test.each([
    ["1.9", "1.10", true],
    ["1.10", "1.9", false],
    ["2.0", "2.0", false],
    ["2", "2.0", false],
    [2, "2.0", false],
    [1, "2.0", true],
    ["3", "2.0", false],
    [null, "1.0", true],
    [undefined, "1.0", true],
    ["", "1.0", true],
    ["latest", "1.0", true],
    ["1.0", null, false],
    [null, null, false],
  ])("%j against %j: a newer one to accept: %j [TERMS-007]", (accepted, newest, outdated) => {
    expect(isOutdated(accepted, newest)).toBe(outdated);
  });
});

describe("pages on which the guard leads nobody away [ROUTE-045]", () => {
  test.each([
    ["/en-UN/my-account/account", true],
    ["/en-UN/my-account/gambling-limits", true],
    ["/fi-FI/accept-terms-condition", true],
    ["/en-UN", false],
    ["/en-UN/terms", false],
    ["/en-UN/online-casino", false],
    ["/en-UN/online-casino/my-account", false],
    ["/en-UN/my-accounts", false],
  ])("%s: %j", (pathname, isSkipped) => expect(isTermsGuardSkipped(pathname)).toBe(isSkipped));
});
