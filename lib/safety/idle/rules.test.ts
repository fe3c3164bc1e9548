import { expect, test } from "vitest";
import { defaultIdle, sessionSeconds } from "@/lib/core/time/idle-times";
import type { Player } from "@/lib/session/state";
import { idleRulesOf, idleStage } from "./rules";

test("the constants are 1,800 s, 1,800,000 ms and a tenth of that [ACT-017]", () => {
  expect([sessionSeconds, defaultIdle.logoutMs, defaultIdle.checkMs]).toEqual([1_800, 1_800_000, 180_000]);
});

test.each([
  [0, "active", 180_000],
  [1_400_000, "active", 180_000],
  // The next look is at the beginning of the last period, not after it.
  [1_500_000, "active", 120_000],
  [1_620_000, "warning", 1_000],
  [1_799_400, "warning", 600],
  [1_800_000, "over", 0],
  [9_000_000, "over", 0],
])("after %i ms without activity the player is %s, and the next look is in %i ms", (idleMs, stage, nextMs) => {
  expect(idleStage(idleMs, defaultIdle)).toEqual({ stage, nextMs });
});

test("a market's shorter time counts, the account's place too; a longer one does not", () => {
  const at = (countryCode: string) => ({ countryCode, provinceCode: "" }) as Player;
  const minutes = { here: 30, at: { ES: 20, FR: 45 } };
  expect(idleRulesOf(defaultIdle, minutes, at("FI")).logoutMs).toBe(1_800_000);
  expect(idleRulesOf(defaultIdle, minutes, at("ES")).logoutMs).toBe(1_200_000);
  expect(idleRulesOf(defaultIdle, minutes, at("FR")).logoutMs).toBe(1_800_000);
});
