import { expect, test } from "vitest";
import { transactionStatuses } from "./schema";
import { isOver, isPendingStatus, isTakenBack, isUnpaid, stageOfPayment } from "./stage";

test.each([
  ["PENDING", "checking", { open: true, unpaid: false, over: false }],
  ["WAITING_INPUT", "waiting", { open: true, unpaid: false, over: false }],
  ["SUCCESS", "paid", { open: false, unpaid: false, over: true }],
  ["COMPLETED", "paid", { open: false, unpaid: false, over: true }],
  ["FAILED", "failed", { open: false, unpaid: true, over: true }],
  ["CANCELLED", "ended", { open: false, unpaid: true, over: true }],
  ["REVERTED", "ended", { open: false, unpaid: true, over: true }],
  ["SOMETHING_NEW", "unknown", { open: false, unpaid: false, over: false }],
  ["constructor", "unknown", { open: false, unpaid: false, over: false }],
])("a payment that is %s is %s", (status, stage, is) => {
  expect(stageOfPayment(status)).toBe(stage);
  expect({ open: isPendingStatus(status), unpaid: isUnpaid(status), over: isOver(status) }).toEqual(is);
});

test("every status of the specification has a stage", () => {
  expect(transactionStatuses.map(stageOfPayment)).not.toContain("unknown");
});

test("a payment was taken back when it was reverted; one that failed or was cancelled never was paid", () => {
  expect([...transactionStatuses, "SOMETHING_NEW"].filter(isTakenBack)).toEqual(["REVERTED"]);
});
