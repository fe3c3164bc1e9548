import { expect, test } from "vitest";
import { roundTimes } from "./round-times";

const at = (country: string, province: string | null = null) => ({ country, province });

test("the longest times of all places count, and the rule of a province where the province is unknown too", () => {
  expect(roundTimes([at("FI")])).toEqual({ slotRoundMs: 0, tableRoundMs: 0 });
  expect(roundTimes([at("GB"), at("SE")])).toEqual({ slotRoundMs: 3_000, tableRoundMs: 5_000 });
  expect(roundTimes([at("FI"), at("DE")])).toEqual({ slotRoundMs: 5_000, tableRoundMs: 5_000 });
  expect(["ON", "AB", null].map((province) => roundTimes([at("CA", province)]).slotRoundMs)).toEqual([2_500, 0, 2_500]);
});
