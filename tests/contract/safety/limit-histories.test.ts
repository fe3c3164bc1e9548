import fc from "fast-check";
import { expect, test } from "vitest";
import { money } from "@/lib/core/money";
import { limitProblem } from "@/lib/safety/limits/bounds";
import type { Limit } from "@/lib/safety/limits/schema";
import { type LimitPeriod, limitPeriods } from "@/sandbox/platform/safety/db-schema";
import { nextLimit } from "@/sandbox/platform/safety/limit-changes";
import { limitAt, type SetLimit } from "@/sandbox/platform/safety/limits";
import { type Ask, changeOf, LimitModel } from "./limit-model";

const histories = 10_000;
const hourMs = 3_600_000;
const start = Date.parse("2026-03-27T00:00:00Z");
const isRefusal = (next: ReturnType<typeof nextLimit>) => typeof next === "string";

type Step = { wait: number } | { period: LimitPeriod; ask: Ask };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ wait: fc.constantFrom(1, 5, 23, 24, 25, 71, 72, 168, 200) }),
  fc.record({
    period: fc.constantFrom(...limitPeriods),
    ask: fc.oneof(
      { arbitrary: fc.integer({ min: 1, max: 12 }), weight: 4 },
      fc.constantFrom("remove" as const, "cancel" as const),
    ),
  }),
);

const euros = (minor: bigint | null) => (minor === null ? null : money(Number(minor), "EUR"));

/** As the site would be told of it. */
function told(period: LimitPeriod, held: SetLimit | undefined): Limit {
  const moment = new Date(start).toISOString();
  return {
    period,
    value: euros(held?.valueMinor ?? null),
    pendingValue: euros(held?.pendingMinor ?? null),
    pendingDate: held?.pendingAt?.toISOString() ?? null,
    locked: held?.locked ?? false,
    ...{ updatedAt: moment, startedAt: moment, resetAt: moment, used: money(0, "EUR"), remaining: null },
  };
}

const unset: SetLimit = {
  ...{ valueMinor: null, pendingMinor: null, pendingAt: null, locked: false, updatedAt: new Date(start) },
};
const minor = (value: bigint | null) => (value === null ? null : Number(value) / 100);

/** Why the site would not send it. */
function problemOf(at: ReadonlyMap<LimitPeriod, SetLimit>, period: LimitPeriod, ask: number) {
  const limits = limitPeriods.map((each) => told(each, at.get(each)));
  return limitProblem(ask * 100, told(period, at.get(period)), limits);
}

test(`over ${histories} random histories of changes and time the limits are those of an independent model, a raise is never early, and the site refuses what the platform does`, () => {
  fc.assert(
    fc.property(
      fc.constantFrom(24, 72, 168),
      fc.subarray([...limitPeriods]),
      fc.array(step, { minLength: 2, maxLength: 14 }),
      (delayHours, lockedPeriods, steps) => {
        const locked = new Set(lockedPeriods);
        const model = new LimitModel(delayHours * hourMs, locked);
        const held = new Map<LimitPeriod, SetLimit>();
        // What the product says after each step, and what the model says. Compared once, which is the slow part.
        const seen: unknown[] = [];
        const meant: unknown[] = [];
        let now = start;
        for (const given of steps) {
          if ("wait" in given) now += given.wait * hourMs;
          else {
            const { period, ask } = given;
            const at = new Map([...held].map(([each, limit]) => [each, limitAt(limit, new Date(now))]));
            if (!at.has(period)) at.set(period, { ...unset, locked: locked.has(period) });
            const next = nextLimit(at, changeOf(period, ask), new Date(now + delayHours * hourMs));
            const problem = typeof ask === "number" ? problemOf(at, period, ask) : undefined;
            const isTaken = model.ask(period, ask, now);
            seen.push(!isRefusal(next), problem === undefined || problem === "same" || (problem === null) === isTaken);
            meant.push(isTaken, true);
            if (typeof next !== "string") held.set(period, { ...next, updatedAt: new Date(now) });
          }
          const present = limitPeriods.map((period) => limitAt(held.get(period) ?? unset, new Date(now)));
          seen.push(present.map(({ valueMinor, pendingAt }) => [minor(valueMinor), pendingAt?.getTime() ?? null]));
          meant.push(limitPeriods.map((each) => [model.value(each, now), model.waiting(each, now)?.at ?? null]));
          const values = present.flatMap(({ valueMinor }) => minor(valueMinor) ?? []);
          seen.push(values);
          meant.push([...values].sort((one, other) => one - other));
        }
        expect(seen).toEqual(meant);
      },
    ),
    { numRuns: histories },
  );
});
