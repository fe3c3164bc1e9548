import { type ByPlace, type Place, strictestAt } from "@/lib/market/policy/by-place";
import { atLeastOrNone, demoOrder, duty, permission } from "@/lib/market/policy/strictness";
import { isAgeVerified } from "@/lib/session/permissions/age";

/** The part of the market policy that a launch asks, of one game on the pages of a market. */
export interface LaunchRules {
  demoPlay: ByPlace<"off" | "ageVerified" | "open">;
  /** Does the game open only to players with money in their account? */
  isMoneyOnly: ByPlace<boolean>;
  /** From the start of a round to the start of the next; null leaves it to the game. */
  minimumRoundMs: ByPlace<number | null>;
  /** May the game celebrate a return that is no more than its stake? */
  celebratesReturnsBelowStake: ByPlace<boolean>;
  /** Is a break of 24 hours, which is in reach beside the game, confirmed by a second press? */
  breakConfirmation: ByPlace<boolean>;
}

/** May somebody play with play money? `kycStatus`: of the account, null for a visitor. */
export function isDemoOpen({ demoPlay }: LaunchRules, places: readonly Place[], kycStatus: string | null): boolean {
  const rule = strictestAt(demoOrder, demoPlay, places);
  if (rule === "ageVerified") return isAgeVerified(kycStatus);
  return rule === "open";
}

export const needsMoney = ({ isMoneyOnly }: LaunchRules, places: readonly Place[]): boolean =>
  strictestAt(duty, isMoneyOnly, places);

/** What the frame of a game is told of the policy, as parameters of its address; nothing where it leaves the game as it is. */
export function frameRules(rules: LaunchRules, places: readonly Place[]): Record<string, string> {
  const roundMs = strictestAt(atLeastOrNone, rules.minimumRoundMs, places);
  const celebrates = strictestAt(permission, rules.celebratesReturnsBelowStake, places);
  return { ...(roundMs !== null && { minround: String(roundMs) }), ...(!celebrates && { belowstake: "plain" }) };
}
