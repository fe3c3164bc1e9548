import { describe, expect, test } from "vitest";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { HttpError } from "@/lib/core/http/http-errors";
import { NotStored } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { isImmediate, isMade, keptChange, type LimitChange, storedChange } from "./change";
import { limitFailure } from "./failure";
import { formatDelay, raiseDelayOf } from "./raise-delay";
import type { Limit } from "./schema";

const euros = (amountMinor: number) => money(amountMinor, "EUR");
const held: Limit = {
  period: "W",
  value: euros(5_000),
  pendingValue: null,
  pendingDate: null,
  locked: false,
  updatedAt: null,
  startedAt: "2026-11-24T22:00:00.000Z",
  resetAt: "2026-11-25T22:00:00.000Z",
  used: euros(0),
  remaining: euros(5_000),
};
const waiting = { pendingDate: "2026-11-26T07:40:00.000Z" };
const of = { kind: "deposit", period: "W" } as const;
const set = (amountMinor: number): LimitChange => ({ ...of, action: "set", amount: euros(amountMinor) });
const remove: LimitChange = { ...of, action: "remove" };
const cancel: LimitChange = { ...of, action: "cancel", value: euros(5_000) };

test("a first limit and a lower one hold at once; a higher one and the same one do not", () => {
  expect(isImmediate({ value: null }, 1)).toBe(true);
  expect(isImmediate(held, 4_999)).toBe(true);
  expect(isImmediate(held, 5_000)).toBe(false);
  expect(isImmediate(held, 5_001)).toBe(false);
});

test.each([
  ["a new value that holds", set(5_000), held, true],
  ["a new value that waits", set(8_000), { ...held, ...waiting, pendingValue: euros(8_000) }, true],
  ["another value", set(8_000), held, false],
  ["a removal that waits", remove, { ...held, ...waiting }, true],
  ["a removal that holds", remove, { ...held, value: null }, true],
  ["a removal, where a raise waits", remove, { ...held, ...waiting, pendingValue: euros(8_000) }, false],
  ["a removal, where nothing waits", remove, held, false],
  ["a cancelled change", cancel, held, true],
  ["a cancelled change that still waits", cancel, { ...held, ...waiting, pendingValue: euros(8_000) }, false],
  ["a cancelled change that took effect meanwhile", cancel, { ...held, value: euros(8_000) }, false],
  ["a cancelled removal that took effect meanwhile", cancel, { ...held, value: null }, false],
])("%s is found among the limits: %o", (_, change, limit, found) => {
  expect(isMade(change, limit)).toBe(found);
});

test.each([
  set(8_050),
  { ...set(8_050), kind: "spend" } as LimitChange,
  remove,
  cancel,
  { ...cancel, value: null } as LimitChange,
])("%o survives the storage", (change) => {
  expect(keptChange(JSON.parse(JSON.stringify(storedChange(change))))).toEqual(change);
});

test.each([
  null,
  "set",
  {},
  { ...of, action: "set" },
  { ...of, action: "set", amount: { amountMinor: 0.5, currency: "EUR" } },
  { ...of, action: "set", amount: { amountMinor: 1, currency: "XBT" } },
  { ...of, period: "Y", action: "remove" },
  { ...of, kind: "loss", action: "remove" },
  { ...of, action: "raise" },
])("%o is no stored change", (stored) => {
  expect(keptChange(stored)).toBeNull();
});

describe("a refusal of the platform", () => {
  const refused = (code: string, fields: string[] = [], status = 409) =>
    new HttpError(status, {
      code,
      message: "no",
      validationErrors: fields.map((each) => ({ objectName: "limit", field: "limit", message: "no", code: each })),
    });
  const codeOf = (error: unknown, change: LimitChange) => {
    const { error: shown, isImpossible } = limitFailure(error, change);
    if (!(shown instanceof FormRefusal)) return shown;
    return [shown.fields.amount?.code ?? null, shown.form?.code ?? null, isImpossible];
  };
  const at = (period: "D" | "W" | "M"): LimitChange => ({ ...set(1), period }) as LimitChange;

  test.each([
    ["error.limit.high", "D", "D.high", false],
    ["error.limit.low", "D", "D.interval", true],
    ["error.limit.high", "W", "W.high", false],
    ["error.limit.low", "W", "W.low", false],
    ["error.limit.high", "M", "M.interval", true],
    ["error.limit.low", "M", "M.low", false],
    ["error.limit.interval", "M", "M.interval", false],
    ["error.limit.locked", "D", "locked", false],
  ] as const)(
    "%s for %s is shown at the amount as %s; impossible: %s [LIMIT-015, LIMIT-017]",
    (code, period, shown, isImpossible) => {
      expect(codeOf(refused(code), at(period))).toEqual([shown, null, isImpossible]);
    },
  );

  test("of the field itself is a value that no limit can have [LIMIT-017]", () => {
    expect(codeOf(refused("error.validation", ["error.invalid_format"], 400), at("W"))).toEqual([
      "W.interval",
      null,
      false,
    ]);
  });

  test("of a removal or a cancellation is shown above its button", () => {
    expect(codeOf(refused("error.limit.locked"), remove)).toEqual([null, "locked", false]);
    expect(codeOf(refused("error.limit.nothing_pending"), cancel)).toEqual([null, "over", false]);
  });

  test("is not made up where it is none", () => {
    const broken = new Error("broken");
    const other = refused("error.unheard_of");
    expect(codeOf(broken, set(1))).toBe(broken);
    expect(codeOf(other, set(1))).toBe(other);
    expect(codeOf(new NotStored("full"), set(1))).toEqual([null, "notStored", false]);
  });
});

test("a raise waits as long as the stricter of the market's page and the account's country demands", () => {
  const field = { here: 24, at: { SE: 72, NL: 168, FI: null } };
  expect(raiseDelayOf(field, [])).toBe(24);
  expect(raiseDelayOf(field, [{ country: "NL" }])).toBe(168);
  expect(raiseDelayOf(field, [{ country: "GB" }])).toBe(24);
  expect(raiseDelayOf({ here: null, at: {} }, [{ country: "FI" }])).toBeNull();
});

test.each([
  [24, "en", "24 hours"],
  [72, "fi", "72 tuntia"],
  [168, "en", "7 days"],
  [168, "pl", "7 dni"],
  [100, "de", "100 Stunden"],
])("%s hours in %s: %s", (hours, tag, words) => {
  expect(formatDelay(hours, tag).replace(/[\u00a0\u202f]/g, " ")).toBe(words);
});
