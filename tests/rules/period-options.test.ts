import { expect, test, vi } from "vitest";

vi.mock("@/lib/core/time/period-options", () => ({ periodHours: [5, 7], periodOptions: ["5h", "7h"] }));

test("time-outs, the history and the highest wins offer the periods of one constant [CONST-005]", async () => {
  const { fields } = await import("@/lib/market/policy/fields");
  const { periods } = await import("@/lib/money/transactions/filter");
  const { DateRange } = await import("@/lib/play/live-data/winners/schema");
  expect(fields.timeOutHours.value.slice(0, 2)).toEqual([5, 7]);
  expect(periods.slice(1, 3)).toEqual([5, 7]);
  expect(DateRange.options).toEqual(["5h", "7h"]);
});
