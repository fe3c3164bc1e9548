import { expect, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import type { Intent } from "@/lib/core/intents/intent";
import { depositResolver } from "./operation";

const intent: Intent = {
  ...{ id: "r-1", operation: "deposit", owner: "P1", mark: "1", parameters: null, before: null },
  ...{ state: "unknown", code: null, startedAt: Date.now(), unknownSince: Date.now(), settledAt: null },
  ...{ keyUntil: null, until: null },
};
/** A platform whose only payment is the one of the intent. */
const platformWith = (status: string): Http => {
  const payment = {
    ...{ referenceId: "r-1", amount: 2_500, type: "DEPOSIT", category: "PAYMENT", status },
    transactionDate: new Date().toISOString(),
  };
  return { get: async () => [payment] } as unknown as Http;
};

test.each([
  ["SUCCESS", "done"],
  ["COMPLETED", "done"],
  ["REVERTED", "done"],
  ["FAILED", "not-done"],
  ["CANCELLED", "not-done"],
  ["PENDING", "unknown"],
  ["WAITING_INPUT", "unknown"],
  ["SOMETHING_NEW", "unknown"],
])("a deposit that the ledger has as %s is %s: what was taken back was paid before", async (status, finding) => {
  expect(await depositResolver.read?.(platformWith(status), intent)).toBe(finding);
});
