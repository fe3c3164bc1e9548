import { expect, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import type { Intent } from "@/lib/core/intents/intent";
import { cancellationResolver, withdrawalOperation, withdrawalResolver } from "./operation";

const withdrawal = (withdrawalId: string, status: string, amount = 2_500) => ({
  ...{ withdrawalId, status, amount, methodId: "card", since: "2026-11-25T10:00:00.000Z" },
});
const serving = (...list: object[]) => ({ get: async () => list }) as unknown as Http;
const intent = (before: Intent["before"] = null): Intent => ({
  ...{ id: "key", operation: "withdrawal", owner: "P1", mark: "", before, state: "unknown", code: null },
  parameters: { amountMinor: 2_500, currency: "EUR", pendingWithdrawalId: "w1" },
  ...{ startedAt: 0, unknownSince: 0, settledAt: null, keyUntil: null, until: null },
});

test.each([
  ["PENDING", "done"],
  ["WAITING_INPUT", "done"],
  ["SUCCESS", "done"],
  ["SOMETHING_NEW", "done"],
  ["FAILED", "not-done"],
  ["CANCELLED", "not-done"],
  ["REVERTED", "not-done"],
])("a request that is listed as %s is %s", async (status, verdict) => {
  expect(
    await withdrawalResolver.read?.(serving(withdrawal("other", "PENDING"), withdrawal("key", status)), intent()),
  ).toBe(verdict);
});

test("one that is not listed is not done, unless the list is too long to tell", async () => {
  expect(await withdrawalResolver.read?.(serving(withdrawal("other", "PENDING")), intent())).toBe("not-done");
  const many = Array.from({ length: 100 }, (_, at) => withdrawal(`${at}`, "PENDING"));
  expect(await withdrawalResolver.read?.(serving(...many), intent())).toBe("unknown");
});

test("without keys it is one of its amount that was not there before", async () => {
  const known = withdrawal("old", "PENDING");
  expect(await withdrawalOperation.before?.(serving(known), {} as never)).toEqual(["old"]);
  expect(await withdrawalResolver.read?.(serving(known), intent(["old"]))).toBe("not-done");
  expect(await withdrawalResolver.read?.(serving(known, withdrawal("n", "PENDING", 999)), intent(["old"]))).toBe(
    "not-done",
  );
  expect(await withdrawalResolver.read?.(serving(known, withdrawal("n", "PENDING")), intent(["old"]))).toBe("done");
});

test.each([
  ["CANCELLED", "done"],
  ["PENDING", "not-done"],
  ["SUCCESS", "not-done"],
])("a cancellation of a withdrawal that is %s is %s", async (status, verdict) => {
  expect(await cancellationResolver.read?.(serving(withdrawal("w1", status)), intent())).toBe(verdict);
});

test("a cancellation of a withdrawal that is not listed is not known", async () => {
  expect(await cancellationResolver.read?.(serving(), intent())).toBe("unknown");
});
