import { describe, expect, test } from "vitest";
import { walletResults } from "@/lib/money/wallet/result";
import { derivePermissions, type PermissionSource } from "@/lib/session/permissions/permissions";
import { openFlags } from "@/tests/support/profile";
import { WithdrawalCheck } from "./schema";
import { isPossible, suspensionOf, type WithdrawFacts, withdrawableMinor, withdrawStatus } from "./status";

const check = (given: object): WithdrawalCheck => WithdrawalCheck.parse({ result: "SUCCESS", ...given });
const statusOf = (given: Partial<WithdrawFacts>) =>
  withdrawStatus({
    check: check({}),
    isSuspended: false,
    isReview: false,
    isPendingExpired: false,
    mainMinor: 10_000,
    ...given,
  });

/** Each result, and its status where the time of verification has run out. */
const table = {
  SUCCESS: ["allowed", "allowed"],
  FORBIDDEN: ["restricted", "restricted"],
  RESTRICTED: ["restricted", "restricted"],
  DOCUMENTS_UNDER_REVIEW: ["underReview", "allowed"],
  DOCUMENTS_REQUIRED_RESTRICTED: ["strict", "allowed"],
  DOCUMENTS_REQUIRED: ["required", "allowed"],
  DOCUMENTS_PREFERRED: ["loyal", "allowed"],
  SELF_LIMIT_REACHED: ["selfLimit", "selfLimit"],
  SELF_SPEND_LIMIT_REACHED: ["spendLimit", "spendLimit"],
  WITHDRAWAL_LIMIT_REACHED: ["limitReached", "limitReached"],
  NOT_ENOUGH_FUNDS: ["error", "error"],
  EXCEEDS_KYC_LIMIT: ["error", "error"],
  FAILURE: ["error", "error"],
} as const;

test("the table has each of the thirteen results", () => {
  expect(Object.keys(table).sort()).toEqual([...walletResults].sort());
});

test.each(Object.entries(table))("%s has its status [WD-507]", (result, [status, expired]) => {
  expect(statusOf({ check: check({ result }) })).toBe(status);
  expect(statusOf({ check: check({ result }), isPendingExpired: true })).toBe(expired);
});

test.each(["", "SOMETHING_NEW", null, undefined])("a result that is %j is an error [WD-507]", (result) => {
  expect(statusOf({ check: WithdrawalCheck.parse({ result }) })).toBe("error");
});

test.each(Object.entries(table))("%s leaves a withdrawal possible, or not", (result, [status, expired]) => {
  const asked = check({ result }).result;
  expect(isPossible(asked, false)).toBe(status === "allowed" || status === "loyal");
  expect(isPossible(asked, true)).toBe(expired === "allowed");
});

test("a result that is not known leaves none possible", () => {
  expect([isPossible(null, false), isPossible(null, true)]).toEqual([false, false]);
});

/** Cash of 0.00, 1.00 and 1.01 against each limit. */
test.each([
  ["0.00", ["limitReached", "limitReached", "limitReached"], [0, 0, 0]],
  ["1.00", ["allowed", "allowed", "selfLimitNotify"], [0, 100, 100]],
  ["2.00", ["allowed", "allowed", "allowed"], [0, 100, 101]],
  [null, ["allowed", "allowed", "allowed"], [0, 100, 101]],
] as const)("with a limit of %s [WD-505, WD-506]", (limit, statuses, amounts) => {
  for (const [at, mainMinor] of [0, 100, 101].entries()) {
    const asked = check({ limit });
    const status = statusOf({ check: asked, mainMinor });
    expect(status, `${mainMinor}`).toBe(statuses[at]);
    expect(withdrawableMinor(status, mainMinor, asked.limit)).toBe(amounts[at]);
  }
});

describe("what goes before what [WD-506]", () => {
  const facts = (result: string, limit: string | null = null) => ({ check: check({ result, limit }) });
  test.each([
    ["a suspension before a restriction", { ...facts("RESTRICTED"), isSuspended: true }, "suspended"],
    ["a restriction before a review", { ...facts("FORBIDDEN"), isReview: true }, "restricted"],
    ["a review before documents", { ...facts("DOCUMENTS_REQUIRED"), isReview: true }, "underReview"],
    ["documents before a limit of nothing", facts("DOCUMENTS_REQUIRED", "0.00"), "required"],
    ["a limit of nothing before an error", facts("FAILURE", "0.00"), "limitReached"],
    ["an error before a limit below the cash", facts("FAILURE", "1.00"), "error"],
    [
      "verification may wait, a review may not",
      { ...facts("SUCCESS"), isReview: true, isPendingExpired: true },
      "underReview",
    ],
    [
      "verification that waits leaves the limit",
      { ...facts("DOCUMENTS_REQUIRED", "1.00"), isPendingExpired: true },
      "selfLimitNotify",
    ],
  ] as const)("%s", (_, given, status) => {
    expect(statusOf(given)).toBe(status);
  });
});

test.each([
  ["suspended", 0],
  ["restricted", 0],
  ["underReview", 0],
  ["strict", 0],
  ["required", 0],
  ["selfLimit", 0],
  ["spendLimit", 0],
  ["limitReached", 0],
  ["error", null],
  ["loyal", 10_000],
  ["allowed", 10_000],
] as const)("while %s, %s of 10,000 can be withdrawn", (status, amount) => {
  expect(withdrawableMinor(status, 10_000, null)).toBe(amount);
});

test("what is wanted of documents leaves the form usable, up to the limit", () => {
  expect(withdrawableMinor("loyal", 10_000, 500)).toBe(500);
});

test.each([
  ["0.00", "limitReached", 0],
  ["1.00", "loyal", 100],
  [null, "loyal", 10_000],
] as const)("documents that may wait, with a limit of %s [WD-505, WD-506]", (limit, status, amount) => {
  const asked = check({ result: "DOCUMENTS_PREFERRED", limit });
  expect(statusOf({ check: asked })).toBe(status);
  expect(withdrawableMinor(status, 10_000, asked.limit)).toBe(amount);
});

describe("withdrawals are suspended", () => {
  const of = (profile: Partial<PermissionSource>, multibrandSuspended = false) =>
    suspensionOf(
      derivePermissions({ profile: { kind: "read", profile: { ...openFlags, ...profile } }, multibrandSuspended }),
    );
  test.each([
    ["of nobody in good standing", {}, false, null],
    ["where payouts are off", { payout: false }, false, "payout"],
    ["at payout risk by status", { accountStatus: "PAYOUT" }, false, "risk"],
    ["at payout risk by the attribute", { riskPayout: true }, false, "risk"],
    ["where their flag is off", { withdrawal: false }, false, "withdrawal"],
    ["where both are off", { payout: false, withdrawal: false }, false, "payout"],
    ["in a suspended session", {}, true, "session"],
    ["in a suspended session, whatever else is off", { payout: false, withdrawal: false }, true, "session"],
  ] as const)("%s", (_, profile, multibrand, expected) => {
    expect(of(profile, multibrand)).toBe(expected);
  });
});
