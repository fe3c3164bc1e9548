import { expect, test } from "vitest";
import { writeDuration } from "./write-duration";

test.each([
  [-1, "en", "0 min"],
  [59_999, "en", "0 min"],
  [60_000, "en", "1 min"],
  [3_599_999, "en", "59 min"],
  [3_600_000, "en", "1 hr 0 min"],
  [7_500_000, "en", "2 hr 5 min"],
  [90_000_000, "en", "25 hr 0 min"],
  [7_500_000, "fi", "2 t 5 min"],
])("%i ms in %s are %s", (ms, tag, text) => {
  expect(writeDuration(ms, tag).replace(/[\u00a0\u202f]/g, " ")).toBe(text);
});
