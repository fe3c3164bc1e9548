import { expect, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import type { Intent } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { depositOperation, depositResolver } from "./operation";

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
  ["WAITING_INPUT", "moot"],
  ["SOMETHING_NEW", "unknown"],
])("a deposit that the ledger has as %s is %s: what was taken back was paid before", async (status, finding) => {
  expect(await depositResolver.read?.(platformWith(status), intent)).toBe(finding);
});

interface Listed {
  referenceId: string;
  amount?: number;
  type?: string;
  status?: string;
}
/** A platform with these payments, in pages of a hundred, and the windows of time that it was asked for. */
function platformOf(...payments: Listed[]) {
  const froms: number[] = [];
  const all = payments.map((payment) => ({
    ...{ amount: 2_500, type: "DEPOSIT", category: "PAYMENT", status: "SUCCESS" },
    transactionDate: new Date().toISOString(),
    ...payment,
  }));
  type Asked = { query: { from: string; position: number; limit: number } };
  const get = async (_path: string, _schema: unknown, { query }: Asked) => {
    froms.push(Date.parse(query.from));
    return all.slice(query.position, query.position + query.limit);
  };
  return { http: { get } as unknown as Http, froms };
}
const many = (count: number): Listed[] => Array.from({ length: count }, (_, at) => ({ referenceId: `other-${at}` }));

test("a deposit is told by its key: neither another payment nor a withdrawal of its key is it", async () => {
  const read = (...payments: Listed[]) => depositResolver.read?.(platformOf(...payments).http, intent);
  expect(await read({ referenceId: "other" }, { referenceId: "r-1" })).toBe("done");
  expect(await read({ referenceId: "other" })).toBe("not-done");
  expect(await read({ referenceId: "r-1", type: "WITHDRAWAL" })).toBe("not-done");
  expect(await read()).toBe("not-done");
});

test("on a platform without keys it is a deposit of its amount that was not there before", async () => {
  const kept = depositOperation.keep({ amount: money(2_500, "EUR") } as Parameters<typeof depositOperation.keep>[0]);
  const without = { ...intent, before: ["old"], parameters: kept };
  const read = (...payments: Listed[]) => depositResolver.read?.(platformOf(...payments).http, without);
  expect(await read({ referenceId: "old" })).toBe("not-done");
  expect(await read({ referenceId: "old" }, { referenceId: "new" })).toBe("done");
  expect(await read({ referenceId: "new", amount: 2_501 })).toBe("not-done");
  expect(await read({ referenceId: "new", status: "FAILED" })).toBe("not-done");
  // Nothing but its amount tells it from a second one.
  expect(await read({ referenceId: "new", status: "WAITING_INPUT" })).toBe("unknown");
});

test("a deposit that is not among the newest two hundred payments may be behind them", async () => {
  expect(await depositResolver.read?.(platformOf(...many(200)).http, intent)).toBe("unknown");
  expect(await depositResolver.read?.(platformOf(...many(199)).http, intent)).toBe("not-done");
  expect(await depositResolver.read?.(platformOf(...many(199), { referenceId: "r-1" }).http, intent)).toBe("done");
});

test("the date of a device may be wrong, and its minutes with it: what is searched begins two days before the deposit", async () => {
  const { http, froms } = platformOf();
  await depositResolver.read?.(http, intent);
  expect(froms).toEqual([intent.startedAt - 2 * 86_400_000]);
});

test("before a deposit those of the two days before are noted; where they are too many to tell a new one, none is asked for", async () => {
  const request = {} as Parameters<NonNullable<typeof depositOperation.before>>[1];
  const { http, froms } = platformOf({ referenceId: "a" }, { referenceId: "b", type: "WITHDRAWAL" });
  expect(await depositOperation.before?.(http, request)).toEqual(["a"]);
  expect(Math.abs((froms[0] ?? 0) - (Date.now() - 2 * 86_400_000))).toBeLessThan(10_000);
  await expect(depositOperation.before?.(platformOf(...many(200)).http, request)).rejects.toThrow("too many payments");
});

test("one deposit is asked for at a time, whatever its amount, and never sent again", () => {
  const subjects = [1_000, 2_000].map((amount) =>
    depositOperation.subject({ amount: money(amount, "EUR") } as Parameters<typeof depositOperation.subject>[0]),
  );
  expect(new Set(subjects).size).toBe(1);
  expect([depositOperation.again, depositResolver.operation]).toEqual(["never", depositOperation.name]);
});
