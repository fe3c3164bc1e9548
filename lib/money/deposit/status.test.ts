import { describe, expect, test } from "vitest";
import { walletResults } from "@/lib/money/wallet/result";
import { DepositCheck } from "./schema";
import { type DepositEvent, type DepositFlow, depositStatus, inactive, nextDeposit } from "./status";

/** Each result, and its status where the time of verification has run out. */
const table = {
  SUCCESS: ["allowed", "allowed"],
  DOCUMENTS_PREFERRED: ["loyal", "allowed"],
  DOCUMENTS_UNDER_REVIEW: ["underReview", "allowed"],
  DOCUMENTS_REQUIRED: ["required", "allowed"],
  DOCUMENTS_REQUIRED_RESTRICTED: ["strict", "allowed"],
  WITHDRAWAL_LIMIT_REACHED: ["withdrawalLimit", "withdrawalLimit"],
  SELF_LIMIT_REACHED: ["selfLimit", "selfLimit"],
  RESTRICTED: ["restricted", "restricted"],
  NOT_ENOUGH_FUNDS: ["error", "error"],
  EXCEEDS_KYC_LIMIT: ["error", "error"],
  FAILURE: ["error", "error"],
  FORBIDDEN: ["error", "error"],
  SELF_SPEND_LIMIT_REACHED: ["error", "error"],
} as const;

const check = (given: object): DepositCheck => DepositCheck.parse(given);
const flowAfter = (...events: DepositEvent[]): DepositFlow => events.reduce(nextDeposit, inactive);
const checkedAs = (given: object, isPendingExpired = false): DepositEvent => ({
  type: "checked",
  check: check(given),
  isPendingExpired,
});

test("the table has each of the thirteen results", () => {
  expect(Object.keys(table).sort()).toEqual([...walletResults].sort());
});

test.each(Object.entries(table))("%s", (result, [status, expired]) => {
  const read = check({ result }).result;
  expect(depositStatus(read, false)).toBe(status);
  expect(depositStatus(read, true)).toBe(expired);
});

test.each(["", "SOMETHING_NEW", null, undefined])(
  "a result that is %j is an error, with documents that may wait too",
  (result) => {
    const read = check({ result }).result;
    expect(depositStatus(read, false)).toBe("error");
    expect(depositStatus(read, true)).toBe("error");
  },
);

test("the cashier is hidden but for what is allowed and where documents can wait", () => {
  for (const [result, [status]] of Object.entries(table)) {
    const { hideCashier } = flowAfter({ type: "started" }, checkedAs({ result }));
    expect(hideCashier, result).toBe(status !== "allowed" && status !== "loyal");
  }
});

describe("the flow", () => {
  test("has eleven fields [DEP-501]", () => {
    expect(Object.keys(inactive).sort()).toEqual(
      [
        ...["status", "modal", "daysLeftToVerifyDocuments", "selectBonus", "selectedBonusId", "notification"],
        ...["isSpendLimit", "limitLeft", "limitType", "resetOn", "hideCashier"],
      ].sort(),
    );
    // Nothing is open, chosen, limited or told, and no cashier is shown.
    const { status, hideCashier, ...rest } = inactive;
    expect([status, hideCashier]).toEqual(["inactive", true]);
    expect(Object.values(rest).filter(Boolean)).toEqual([]);
  });

  test("has the bonus that is chosen while it is open, and of a code none until that was checked", () => {
    const open = flowAfter({ type: "started" });
    const byCode = nextDeposit(open, { type: "bonusChosen", id: null });
    expect(byCode).toEqual({ ...open, selectBonus: true });
    const chosen = nextDeposit(byCode, { type: "bonusChosen", id: "C1" });
    expect(chosen).toEqual({ ...open, selectBonus: true, selectedBonusId: "C1" });
    expect(nextDeposit(chosen, checkedAs({ result: "SUCCESS" }))).toMatchObject({ selectedBonusId: "C1" });
    expect(nextDeposit(chosen, { type: "bonusDeclined" })).toEqual(open);
    expect(nextDeposit(inactive, { type: "bonusChosen", id: "C1" })).toEqual(inactive);
  });

  test("verifying later opens what documents alone have closed, where their time has run out [DEP-523, KYC-026]", () => {
    for (const result of walletResults) {
      const closed = flowAfter({ type: "started" }, checkedAs({ result }));
      const isOfDocuments = result.startsWith("DOCUMENTS_");
      const later = nextDeposit(closed, { type: "postponed", isPendingExpired: true });
      expect(later, result).toEqual(isOfDocuments ? { ...closed, status: "allowed", hideCashier: false } : closed);
      expect(nextDeposit(closed, { type: "postponed", isPendingExpired: false }), result).toBe(closed);
    }
  });

  test("is inactive; a start opens it while it checks, with no bonus chosen [DEP-503]", () => {
    expect(inactive).toMatchObject({ status: "inactive", modal: false, selectBonus: false, selectedBonusId: null });
    expect(flowAfter({ type: "started" })).toMatchObject({ status: "loading", modal: true, hideCashier: true });
  });

  test("keeps what the check says of its limit, and that it is one of spending", () => {
    const resetOn = "2026-11-30T22:00:00.000Z";
    const limit = { limitLeft: "12.50", limitType: "W", resetOn };
    expect(flowAfter({ type: "started" }, checkedAs({ result: "SELF_LIMIT_REACHED", ...limit }))).toMatchObject({
      ...{ status: "selfLimit", isSpendLimit: false, limitLeft: 1_250, limitType: "W", resetOn },
    });
    expect(flowAfter({ type: "started" }, checkedAs({ result: "SELF_SPEND_LIMIT_REACHED", ...limit }))).toMatchObject({
      ...{ status: "error", isSpendLimit: true, limitLeft: 1_250, limitType: "W", resetOn },
    });
  });

  test("keeps what the check has said of its limit when the request is refused", () => {
    const limit = { limitLeft: "12.50", limitType: "W", resetOn: "2026-11-30T22:00:00.000Z" };
    const checked = flowAfter({ type: "started" }, checkedAs({ result: "SUCCESS", ...limit }));
    expect(nextDeposit(checked, { type: "refused", result: "RESTRICTED" })).toEqual({
      ...{ ...checked, status: "restricted", hideCashier: true },
    });
    expect(nextDeposit(checked, { type: "refused", result: null })).toMatchObject({
      status: "error",
      limitLeft: 1_250,
    });
    expect(nextDeposit(inactive, { type: "refused", result: "RESTRICTED" })).toBe(inactive);
  });

  test("keeps the days that are left for documents, and is an error where the check failed", () => {
    const preferred = { result: "DOCUMENTS_PREFERRED", daysLeftToVerifyDocuments: 6 };
    expect(flowAfter({ type: "started" }, checkedAs(preferred))).toMatchObject({
      status: "loyal",
      daysLeftToVerifyDocuments: 6,
    });
    expect(flowAfter({ type: "started" }, { type: "failed" })).toMatchObject({ status: "error", hideCashier: true });
  });

  test("is cleared as a whole, but for its notification, which is turned off by itself [DEP-504]", () => {
    const full = flowAfter(
      { type: "settled" },
      { type: "started" },
      { type: "bonusChosen", id: "C1" },
      checkedAs({ result: "SELF_LIMIT_REACHED", limitLeft: "1.00" }),
    );
    expect(full.notification).toBe(true);
    const cleared = nextDeposit(full, { type: "cleared" });
    expect(cleared).toEqual({ ...inactive, notification: true });
    expect(nextDeposit(cleared, { type: "notified" })).toEqual(inactive);
  });

  test("has a notification of what was settled while it was closed, not of what its player sees", () => {
    expect(flowAfter({ type: "settled" }).notification).toBe(true);
    expect(flowAfter({ type: "started" }, { type: "settled" }).notification).toBe(false);
  });

  test("takes no check of a flow that was closed meanwhile", () => {
    expect(flowAfter({ type: "started" }, { type: "cleared" }, checkedAs({ result: "SUCCESS" }))).toEqual(inactive);
  });
});
