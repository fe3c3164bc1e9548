import type { Draw } from "../rounds/draw";

/** A number from 0 to 9999 is rolled, shown as 0.00 to 99.99; every one is as likely as any other. */
export const faces = 10_000;

/** Return to player in percent, exactly that of every target. */
export const rtp = 99;

/** A roll under the target wins. With these, a stake in tenths is paid in whole minor units. */
export const targets = [9_000, 8_250, 6_600, 4_950, 3_300, 2_475, 1_980, 990, 495, 198, 99] as const;
export type Target = (typeof targets)[number];

/** The payout of a win, as a multiple of the stake: the return, shared by the rolls that win. */
export const timesOf = (target: Target) => (rtp * (faces / 100)) / target;

export interface DiceOutcome {
  bet: Target;
  roll: number;
  winMinor: number;
}

export function playDice(bet: Target, stakeMinor: number, draw: Draw): DiceOutcome {
  return settleRoll(bet, stakeMinor, draw(faces));
}

export function settleRoll(bet: Target, stakeMinor: number, roll: number): DiceOutcome {
  const winMinor = roll < bet ? (stakeMinor * rtp * (faces / 100)) / bet : 0;
  if (!Number.isSafeInteger(winMinor)) throw new Error(`A stake of ${stakeMinor} cannot be paid exactly.`);
  return { bet, roll, winMinor };
}
