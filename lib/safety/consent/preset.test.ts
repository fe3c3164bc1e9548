import { expect, test } from "vitest";
import { marketCodes } from "@/lib/market/markets";
import { byPlace } from "@/lib/market/policy/policies";
import { readPreset, writePreset } from "./preset";

test("what is ticked is the same after it was an attribute, in every market", () => {
  for (const market of marketCodes) {
    const preset = byPlace(market, "consentPreset");
    expect(readPreset(writePreset(preset)), market).toEqual(preset);
  }
  expect(writePreset(byPlace("UN", "consentPreset"))).toMatch(/^all .*\bDE\b/);
  expect(writePreset(byPlace("GB", "consentPreset"))).toBe("essential");
});

test.each([undefined, "", "everything", "All"])("an attribute of %j ticks nothing but the essential", (text) => {
  expect(readPreset(text)).toEqual({ here: "essential", at: {} });
});

test("a place is named only where another box is ticked than elsewhere, whichever that is", () => {
  expect(writePreset({ here: "all", at: { AT: "essential", BE: "all" } })).toBe("all AT");
  expect(writePreset({ here: "essential", at: { AT: "essential", US: "all" } })).toBe("essential US");
  expect(readPreset("all AT")).toEqual({ here: "all", at: { AT: "essential" } });
  expect(readPreset("essential US")).toEqual({ here: "essential", at: { US: "all" } });
});
