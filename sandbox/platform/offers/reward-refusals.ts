/** Why a reward is not given, with the status of the response. */
export const rewardRefusals = {
  "error.reward.not_found": 404,
  "error.player.bonuses_off": 400,
  /** Its terms were not accepted. */
  "error.bonus.consent_missing": 400,
  /** Its cashback is still gathered. */
  "error.cashback.not_claimable": 400,
  /** A bonus of its vertical runs. */
  "error.bonus.active.same.vertical.already.exists": 400,
  /** A triggered bonus runs in another vertical. */
  "error.bonus.active.triggered.already.exists": 400,
} as const;
export type RewardRefusal = keyof typeof rewardRefusals;

export const isRewardRefusal = (code: string): code is RewardRefusal => Object.hasOwn(rewardRefusals, code);
