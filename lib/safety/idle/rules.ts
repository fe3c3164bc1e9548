import { type ByPlace, strictestAt } from "@/lib/market/policy/by-place";
import { atMost } from "@/lib/market/policy/strictness";
import { detectedPlaces } from "@/lib/session/client-context/detected-place";
import { placesOf } from "@/lib/session/player/account-place";
import type { Player } from "@/lib/session/state";

export interface IdleRules {
  /** The player is logged out after so long without activity. */
  logoutMs: number;
  /** How often the idle time is looked at; also how long before the end the player is warned. */
  checkMs: number;
}

/** The configured times, or shorter ones where the rules of the market, of the account's place or of the stay say so. */
export function idleRulesOf(configured: IdleRules, policyMinutes: ByPlace<number>, player: Player): IdleRules {
  const policyMs = strictestAt(atMost, policyMinutes, [...placesOf(player), ...detectedPlaces()]) * 60_000;
  return { ...configured, logoutMs: Math.min(configured.logoutMs, policyMs) };
}

export type IdleStage = "active" | "warning" | "over";

/** What holds after so long without activity, and when to look again. The last period is looked at every second. */
export function idleStage(idleMs: number, { logoutMs, checkMs }: IdleRules): { stage: IdleStage; nextMs: number } {
  const left = logoutMs - idleMs;
  if (left <= 0) return { stage: "over", nextMs: 0 };
  if (left <= checkMs) return { stage: "warning", nextMs: Math.min(left, 1_000) };
  return { stage: "active", nextMs: Math.min(checkMs, left - checkMs) };
}
