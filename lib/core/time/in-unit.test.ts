import { describe, expect, it } from "vitest";
import { inUnit } from "./in-unit";

describe("inUnit", () => {
  it.each([
    [1, "day", "en-GB", undefined, "1 day"],
    [24, "hour", "en-GB", undefined, "24 hours"],
    [5, "minute", "en-GB", "short", "5 mins"],
    [24, "hour", "en-GB", "narrow", "24h"],
    [2, "month", "fi", undefined, "2 kuukautta"],
    [30, "second", "ja", undefined, "30 秒"],
  ] as const)("writes %d %s in %s (%s)", (count, unit, tag, width, text) => {
    expect(inUnit(count, unit, tag, width)).toBe(text);
  });
});
