// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { config, writeConfig } from "@/tests/contract/session/browser";
import { forgetPayment, keepPayment, readOpenPayment } from "./open-payment";

const at = Date.parse("2026-11-29T12:00:00.000Z");
const minutes = 60_000;
const payment = { reference: "r-1", url: "https://cashier.test/pay?id=r-1", amount: money(2_500, "EUR"), at };
const put = (value: unknown) => sessionStorage.setItem("player:open-payment", JSON.stringify({ v: 1, value }));

beforeEach(() => {
  sessionStorage.clear();
  writeConfig({ ...config, frameOrigins: ["https://cashier.test"] });
});

test("a reload continues at the partner's page for a quarter of an hour, and not where the payment is over", () => {
  expect(readOpenPayment(at)).toBeNull();
  keepPayment(payment);
  expect(readOpenPayment(at)).toEqual(payment);
  expect(readOpenPayment(at + 15 * minutes - 1)).toEqual(payment);
  expect(readOpenPayment(at + 15 * minutes)).toBeNull();
  forgetPayment();
  expect(readOpenPayment(at)).toBeNull();
});

test.each([
  ["without a reference", { reference: 7 }],
  ["of no amount", { amount: { amountMinor: 0.5, currency: "EUR" } }],
  ["of no time", { at: "now" }],
  ["at the page of somebody else", { url: "https://evil.example/pay" }],
  ["at this very site", { url: location.origin }],
  ["without an address", { url: null }],
])("a payment %s is none: no such page is opened", (_which, change) => {
  put({ ...payment, ...change });
  expect(readOpenPayment(at)).toBeNull();
});

test("a kept payment is read as it was", () => {
  put(payment);
  expect(readOpenPayment(at)).toEqual(payment);
  put(null);
  expect(readOpenPayment(at)).toBeNull();
});
