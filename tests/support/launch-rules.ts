import type { LaunchRules } from "@/lib/play/game-launch/launch/launch-rules";

/** A policy that asks nothing of a launch, and of its frame. */
export const noRules: LaunchRules = {
  demoPlay: { here: "open", at: {} },
  isMoneyOnly: { here: false, at: {} },
  minimumRoundMs: { here: null, at: {} },
  celebratesReturnsBelowStake: { here: true, at: {} },
  breakConfirmation: { here: true, at: {} },
};

/** The same, where the game opens to players with money alone. */
export const moneyOnlyRules: LaunchRules = { ...noRules, isMoneyOnly: { here: true, at: {} } };
