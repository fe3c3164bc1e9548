import { expect, test } from "vitest";
import type { CallOptions, Http } from "@/lib/core/http/http";
import type { Intent } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { cancellationOperation, cancellationResolver, withdrawalOperation, withdrawalResolver } from "./operation";

const withdrawal = (withdrawalId: string, status: string, amount = 2_500) => ({
  ...{ withdrawalId, status, amount, methodId: "card", since: "2026-11-25T10:00:00.000Z" },
});
/** As the platform: no more than it is asked for, which is 10 by itself. */
const serving = (...list: object[]) => {
  const get = async (_path: string, _schema: unknown, { query }: CallOptions = {}) =>
    list.slice(0, Number(query?.limit ?? 10));
  return { get } as unknown as Http;
};
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

test("one that is not listed is not done, unless as many as are searched are newer", async () => {
  expect(await withdrawalResolver.read?.(serving(withdrawal("other", "PENDING")), intent())).toBe("not-done");
  const many = serving(...Array.from({ length: 100 }, (_, at) => withdrawal(`${at}`, "PENDING")));
  const asked = (startedAt: string) => ({ ...intent(), startedAt: Date.parse(startedAt) });
  expect(await withdrawalResolver.read?.(many, asked("2026-11-25T09:59:00.000Z"))).toBe("unknown");
  // The clock of a device may be off.
  expect(await withdrawalResolver.read?.(many, asked("2026-11-26T10:09:00.000Z"))).toBe("unknown");
  expect(await withdrawalResolver.read?.(many, asked("2026-11-27T10:01:00.000Z"))).toBe("not-done");
});

test("a hundred of them are searched, which is more than a page", async () => {
  const others = Array.from({ length: 50 }, (_, at) => withdrawal(`${at}`, "PENDING"));
  const list = serving(...others, withdrawal("key", "PENDING"), withdrawal("w1", "CANCELLED"));
  expect(await withdrawalResolver.read?.(list, intent())).toBe("done");
  expect(await cancellationResolver.read?.(list, intent())).toBe("done");
  expect(await withdrawalOperation.before?.(list, {} as never)).toHaveLength(52);
});

test("a request of which no amount is stored is not another one", async () => {
  const known = { ...intent(["old"]), parameters: null };
  expect(await withdrawalResolver.read?.(serving(withdrawal("n", "PENDING")), known)).toBe("not-done");
});

test("each operation is stored by its name, with what tells one from another and its amount, and is never sent again", () => {
  const amount = money(2_500, "EUR");
  const request = { amount, methodId: "card", ipAddress: "192.0.2.1", blackbox: "b" };
  const { name, again, subject, keep } = withdrawalOperation;
  expect([name, again, subject(request), keep(request)]).toEqual([
    ...["withdrawal", "never", ""],
    { amountMinor: 2_500, currency: "EUR" },
  ]);
  const cancelled = { pendingWithdrawalId: "w1", amount };
  expect([
    ...[cancellationOperation.name, cancellationOperation.again],
    ...[cancellationOperation.subject(cancelled), cancellationOperation.keep(cancelled)],
  ]).toEqual([
    ...["withdrawal-cancellation", "never", "w1"],
    { pendingWithdrawalId: "w1", amountMinor: 2_500, currency: "EUR" },
  ]);
  expect([withdrawalResolver.operation, cancellationResolver.operation]).toEqual([name, cancellationOperation.name]);
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
  expect(await cancellationResolver.read?.(serving(withdrawal("w2", "CANCELLED")), intent())).toBe("unknown");
});
