import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "@/tests/support/property-runs";
import { type DateOrder, dateOrder, longDate, readDate, writeDate } from "./date-input";

test.each<[string, DateOrder]>([
  ["5.11.1990", "dmy"],
  ["05/11/1990", "dmy"],
  ["5-11-1990", "dmy"],
  ["5 11 1990", "dmy"],
  ["5. 11. 1990.", "dmy"],
  ["05111990", "dmy"],
  ["11/5/1990", "mdy"],
  ["11051990", "mdy"],
  ["1990-11-05", "ymd"],
  ["1990/11/5", "ymd"],
  ["19901105", "ymd"],
  ["１９９０年１１月５日", "ymd"],
  ["１９９０／１１／０５", "ymd"],
  [" \u200e5.11.1990 ", "dmy"],
  // Dots mean the day first, whoever writes them.
  ["5.11.1990", "mdy"],
  ["5.11.1990", "ymd"],
  ["5/11/1990", "dmy"],
  ["5-11-1990", "dmy"],
  // The year first is the same for everybody.
  ["1990-11-05", "dmy"],
  ["1990-11-05", "mdy"],
  ["19901105", "dmy"],
  ["1990.11.5", "dmy"],
  ["٥/١١/١٩٩٠", "dmy"],
  ["۱۹۹۰/۱۱/۰۵", "ymd"],
  ["०५.११.१९९०", "dmy"],
])("%j in the order %s is the fifth of November 1990", (text, order) => {
  expect(readDate(text, order)).toEqual({ kind: "date", date: "1990-11-05" });
});

test.each<[string, DateOrder]>([
  ["17/5/1990", "mdy"],
  ["5/17/1990", "dmy"],
  ["5.17.1990", "dmy"],
  ["5-17-1990", "ymd"],
  ["17051990", "mdy"],
  ["17. 5. 1990", "mdy"],
])("a number over twelve is the day: %j in the order %s", (text, order) => {
  expect(readDate(text, order)).toEqual({ kind: "date", date: "1990-05-17" });
});

test.each<[string, DateOrder, string]>([
  ["31.2.1990", "dmy", "impossible"],
  ["29.2.1900", "dmy", "impossible"],
  ["31/11/1990", "mdy", "impossible"],
  ["13/13/1990", "dmy", "impossible"],
  ["0.11.1990", "dmy", "impossible"],
  ["5.11.90", "dmy", "twoDigitYear"],
  ["90-11-05", "ymd", "twoDigitYear"],
  ["1990-31-02", "dmy", "impossible"],
  // Day or month first? A market that begins with the year does not tell.
  ["5/11/1990", "ymd", "notADate"],
  ["5.11", "dmy", "notADate"],
  ["5.11.199", "dmy", "notADate"],
  ["5.11.0090", "dmy", "notADate"],
  ["00901105", "ymd", "impossible"],
  ["5 November 1990", "dmy", "notADate"],
  ["051190", "dmy", "notADate"],
  ["tomorrow", "dmy", "notADate"],
])("%j in the order %s is refused: %s", (text, order, problem) => {
  expect(readDate(text, order)).toEqual({ kind: "invalid", problem });
});

test("nothing is no date", () => expect(readDate(" \u00a0", "dmy")).toEqual({ kind: "empty" }));

test.each([
  ["de-DE", "dmy"],
  ["en-GB", "dmy"],
  ["en-US", "mdy"],
  // No country's English: its readers are everywhere.
  ["en", "dmy"],
  ["fil-PH", "mdy"],
  ["ja-JP", "ymd"],
  ["en-CA", "ymd"],
  ["es-CL", "dmy"],
])("%s writes dates in the order %s", (tag, order) => expect(dateOrder(tag)).toBe(order));

const day = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each([
  "de-DE",
  "en",
  "en-GB",
  "en-US",
  "fi-FI",
  "ja-JP",
  "en-CA",
  "es-CL",
  "fr-CA",
  "pl-PL",
  "nb-NO",
  "tr-TR",
  "pt-BR",
])("a date that %s wrote is read as itself", (tag) => {
  fc.assert(
    fc.property(day, (date) => {
      expect(readDate(writeDate(date, tag), dateOrder(tag))).toEqual({ kind: "date", date });
    }),
  );
});

test("any text gets a reading, and an accepted one is a day of the calendar", () => {
  const typed = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.string({ unit: fc.constantFrom(..."0123456789./- 年月日".split("")), maxLength: 12 }),
  );
  fc.assert(
    fc.property(typed, fc.constantFrom("dmy", "mdy", "ymd"), (text, order) => {
      const reading = readDate(text, order);
      if (reading.kind === "date") expect(new Date(reading.date).toISOString().slice(0, 10)).toBe(reading.date);
    }),
    { numRuns: runs(2_000) },
  );
});

test("a date in words names its month", () => {
  expect(longDate("1990-11-05", "en-GB")).toBe("5 November 1990");
  expect(longDate("1990-11-05", "en")).toBe("5 November 1990");
  expect(longDate("1990-11-05", "ja-JP")).toBe("1990年11月5日");
});
