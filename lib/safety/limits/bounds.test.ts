import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { money } from "@/lib/core/money";
import safety from "@/messages/en/safety.json";
import { boundsOf, limitProblem } from "./bounds";
import { limitErrors } from "./form-errors";
import type { Limit, LimitPeriod } from "./schema";

const euros = (amountMinor: number | null) => (amountMinor === null ? null : money(amountMinor, "EUR"));
const pendingDate = "2026-11-26T07:40:00.000Z";

function limit(
  period: LimitPeriod,
  value: number | null,
  more: { pending?: number | null; locked?: boolean } = {},
): Limit {
  return {
    period,
    value: euros(value),
    pendingValue: euros(more.pending ?? null),
    pendingDate: more.pending === undefined ? null : pendingDate,
    locked: more.locked ?? false,
    updatedAt: null,
    startedAt: "2026-11-24T22:00:00.000Z",
    resetAt: "2026-11-25T22:00:00.000Z",
    used: money(0, "EUR"),
    remaining: euros(value),
  };
}

const three = (day: number | null, week: number | null, month: number | null) => [
  limit("D", day),
  limit("W", week),
  limit("M", month),
];
const problemAt = (limits: readonly Limit[], period: LimitPeriod, amountMinor: number) => {
  const own = limits.find((each) => each.period === period);
  return own && limitProblem(amountMinor, own, limits);
};

describe("a day fits into its week, and a week into its month [LIMIT-016]", () => {
  test.each([
    ["D", 10_000, [null, 5_000, null], "D.high"],
    ["D", 10_000, [null, null, 5_000], "D.high"],
    ["D", 5_000, [null, 5_000, null], null],
    ["W", 5_000, [10_000, null, null], "W.low"],
    ["W", 5_000, [null, null, 4_999], "W.high"],
    ["W", 5_000, [5_000, null, 5_000], null],
    ["M", 5_000, [5_001, null, null], "M.low"],
    ["M", 5_000, [null, 5_001, null], "M.low"],
    ["M", 5_000, [null, 5_000, null], null],
    ["D", 1, [null, null, null], null],
  ] as const)("%s of %s beside %s: %s", (period, amountMinor, [day, week, month], problem) => {
    expect(problemAt(three(day, week, month), period, amountMinor)).toBe(problem);
  });

  test("a value that waits counts beside the one that holds", () => {
    const limits = [limit("D", 3_000, { pending: 6_000 }), limit("W", 10_000), limit("M", null)];
    expect(boundsOf(limits, "W")).toEqual({ least: euros(6_000), most: null });
    expect(problemAt(limits, "W", 5_000)).toBe("W.low");
    expect(problemAt(limits, "W", 6_000)).toBeNull();
  });

  test("of all that holds and waits in the other periods the tightest counts", () => {
    const limits = [limit("D", 3_000, { pending: 2_000 }), limit("W", 10_000, { pending: 5_000 }), limit("M", 7_000)];
    expect(boundsOf(limits, "D")).toEqual({ least: null, most: euros(5_000) });
    expect(boundsOf(limits, "M")).toEqual({ least: euros(10_000), most: null });
  });

  test("a removal that waits frees nothing before it holds", () => {
    const limits = [limit("D", null), limit("W", 5_000, { pending: null }), limit("M", null)];
    expect(problemAt(limits, "D", 5_001)).toBe("D.high");
  });
});

test.each(["D", "W", "M"] as const)("nothing and less than nothing are no limit of %s [LIMIT-017]", (period) => {
  for (const amountMinor of [0, -1])
    expect(problemAt(three(null, null, null), period, amountMinor)).toBe(`${period}.interval`);
});

test("a locked limit may be lowered, and not raised [LIMIT-018]", () => {
  const limits = [limit("D", 5_000, { locked: true }), limit("W", null), limit("M", null)];
  expect(problemAt(limits, "D", 5_001)).toBe("locked");
  expect(problemAt(limits, "D", 4_999)).toBeNull();
});

test("what holds already, or waits already, is no change", () => {
  const limits = [limit("D", 5_000, { pending: 8_000 }), limit("W", null), limit("M", null)];
  expect(problemAt(limits, "D", 5_000)).toBe("same");
  expect(problemAt(limits, "D", 8_000)).toBe("same");
});

test("where no limit holds, one that waits may be brought forward", () => {
  expect(problemAt([limit("D", null, { pending: 8_000 }), limit("W", null), limit("M", null)], "D", 8_000)).toBeNull();
});

test("the keys of the specification are those of the messages: no low for a day, no high for a month [LIMIT-010, LIMIT-011, LIMIT-012, LIMIT-013, LIMIT-014, LIMIT-015]", () => {
  const { error, locked } = safety.limits.player.responsibleGambling.limit;
  expect(
    Object.entries(error)
      .flatMap(([period, codes]) => Object.keys(codes).map((code) => `${period}.${code}`))
      .sort(),
  ).toEqual(["D.high", "D.interval", "M.interval", "M.low", "W.high", "W.interval", "W.low"]);
  expect(locked).not.toBe("");
  for (const period of ["D", "W", "M"] as const)
    for (const code of Object.keys(error[period]))
      expect(limitErrors.codes).toHaveProperty(
        [`${period}.${code}`],
        `player.responsibleGambling.limit.error.${period}.${code}`,
      );
  expect(limitErrors.codes.locked).toBe("player.responsibleGambling.limit.locked");
});

test("whatever is accepted keeps day, week and month in order, now and once everything that waits holds", () => {
  const amount = fc.option(fc.integer({ min: 1, max: 20 }), { nil: null });
  fc.assert(
    fc.property(
      fc.tuple(amount, amount, amount),
      fc.constantFrom("D" as const, "W" as const, "M" as const),
      fc.integer({ min: -2, max: 22 }),
      ([day, week, month], period, wanted) => {
        const isOrdered = (values: (number | null)[]) => {
          const set = values.filter((each) => each !== null);
          return set.every((each, at) => at === 0 || each >= (set[at - 1] ?? 0));
        };
        fc.pre(isOrdered([day, week, month]));
        const limits = three(day, week, month);
        const after = limits.map((each) => (each.period === period ? wanted : (each.value?.amountMinor ?? null)));
        const problem = problemAt(limits, period, wanted);
        if (problem === "same") return;
        expect(problem === null).toBe(wanted > 0 && isOrdered(after));
      },
    ),
  );
});
