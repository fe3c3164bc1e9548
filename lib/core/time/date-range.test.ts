import { expect, test } from "vitest";
import { type DateRangeReading, readDateRange } from "./date-range";

const bounds = { earliest: "2025-11-25", latest: "2026-11-25" };

test.each<[from: string, to: string, DateRangeReading]>([
  ["", "", { kind: "empty" }],
  ["1.11.2026", "", { kind: "incomplete" }],
  ["", "1.11.2026", { kind: "incomplete" }],
  ["1.11.2026", "25.11.2026", { kind: "range", from: "2026-11-01", to: "2026-11-25" }],
  ["1.11.2026", "1.11.2026", { kind: "range", from: "2026-11-01", to: "2026-11-01" }],
  ["25.11.2025", "25.11.2026", { kind: "range", from: "2025-11-25", to: "2026-11-25" }],
  ["24.11.2025", "", { kind: "invalid", field: "from", problem: "tooEarly" }],
  ["1.11.2026", "26.11.2026", { kind: "invalid", field: "to", problem: "tooLate" }],
  ["2.11.2026", "1.11.2026", { kind: "invalid", field: "to", problem: "endsBeforeStart" }],
  ["31.2.2026", "1.11.2026", { kind: "invalid", field: "from", problem: "impossible" }],
  ["1.11.2026", "soon", { kind: "invalid", field: "to", problem: "notADate" }],
])("the days %j and %j", (from, to, expected) => {
  expect(readDateRange({ from, to }, "dmy", bounds)).toEqual(expected);
});
