import { afterEach, expect, test, vi } from "vitest";
import { RegistrationUpdate } from "./registration-schemas";

afterEach(() => void vi.useRealTimers());

test.each([
  ["2024-02-29T12:00:00Z", "2006-02-28", true],
  ["2024-02-29T23:59:59Z", "2006-03-01", false],
  ["2024-03-01T00:00:00Z", "2006-03-01", true],
  ["2026-02-28T23:59:59Z", "2008-02-29", false],
  ["2026-03-01T00:00:00Z", "2008-02-29", true],
  ["2025-12-31T23:59:59Z", "2008-01-01", false],
  ["2026-01-01T00:00:00Z", "2008-01-01", true],
  ["2026-01-01T00:00:00Z", "1899-12-31", false],
])("at %s a person born on %s is taken: %j", (now, date, isTaken) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ["Date"] });
  expect(RegistrationUpdate.shape.dateOfBirth.safeParse(date).success).toBe(isTaken);
});
