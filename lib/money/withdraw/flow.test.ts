import { expect, test } from "vitest";
import { inactive, nextWithdraw, type WithdrawEvent } from "./flow";
import { WithdrawalCheck } from "./schema";

const facts = { isSuspended: false, isReview: false, isPendingExpired: false, mainMinor: 10_000 };
const checked = (check: object): WithdrawEvent => ({
  type: "checked",
  facts: { ...facts, check: WithdrawalCheck.parse({ result: "SUCCESS", ...check }) },
});
const after = (...events: WithdrawEvent[]) => events.reduce(nextWithdraw, inactive);

test("holds nothing at first, loads once it is started, takes the status of its check, and is cleared as a whole [WD-501, WD-502]", () => {
  const empty = { status: "inactive", modal: false, limit: null, duration: "daily", originalLimit: null };
  expect(after()).toEqual(empty);
  expect(after({ type: "started" })).toEqual({ ...empty, status: "loading" });
  const limited = after({ type: "started" }, checked({ limit: "40.00", duration: "weekly", originalLimit: "90.00" }));
  expect(limited).toEqual({
    ...{ status: "selfLimitNotify", modal: false },
    ...{ limit: 4_000, duration: "weekly", originalLimit: 9_000 },
  });
  expect(nextWithdraw(limited, { type: "cleared" })).toEqual(empty);
});

test("opens and closes the question before a forfeit, and keeps the rest", () => {
  const open = after({ type: "started" }, checked({}), { type: "forfeitOpened" });
  expect(open).toMatchObject({ status: "allowed", modal: true });
  expect(nextWithdraw(open, { type: "forfeitClosed" })).toMatchObject({ status: "allowed", modal: false });
});

test("a response that comes after the end changes nothing", () => {
  expect(after({ type: "started" }, { type: "cleared" }, checked({}), { type: "forfeitOpened" })).toEqual(inactive);
});
