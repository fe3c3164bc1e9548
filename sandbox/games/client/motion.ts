import type { FrameRules } from "../responses";

/** Symbols a second while a reel runs. */
const speed = 26;
const rampMs = 160;
/** The distance that a stopping reel still runs, in symbols; more than are on the reel. */
const runOut = 4;
const overshoot = 0.7;
/** The start of the easing below climbs this fast, so a reel of the same speed goes over into it without a jolt. */
const slope = overshoot + 3;

const firstStopMs = 520;
const staggerMs = 210;
const suspenseMs = 850;

/** The shortest time from one round's start to the next. */
const cycleMs = 2_500;

/**
 * When the next round may begin. The server counts what is asked for from its own start of the round, which is over once its
 * response is here: counted from there, no next round comes too soon.
 */
export const nextStartMs = (
  { startedMs, decidedMs }: { startedMs: number; decidedMs: number },
  { minimumRoundMs }: Pick<FrameRules, "minimumRoundMs">,
): number => Math.max(startedMs + cycleMs, decidedMs + minimumRoundMs);

/** Is there a gain to celebrate, or a return that the site lets the game celebrate? */
export function isShownAsWin(
  { winMinor, stakeMinor }: { winMinor: number; stakeMinor: number },
  { celebratesReturnsBelowStake }: FrameRules,
): boolean {
  return winMinor > stakeMinor || (celebratesReturnsBelowStake && winMinor > 0);
}

/** The distance of a reel after so many milliseconds, in symbols. */
export function runningDistance(elapsedMs: number): number {
  const ramp = Math.min(elapsedMs, rampMs);
  return (speed / 1_000) * ((ramp * ramp) / (2 * rampMs) + Math.max(0, elapsedMs - rampMs));
}

export interface Landing {
  /** The position of the result's top symbol, a whole number. */
  target: number;
  durationMs: number;
}

/** The landing of a reel that is at `position` now. */
export function planLanding(position: number): Landing {
  const target = Math.ceil(position) + runOut;
  return { target, durationMs: (((target - position) * slope) / speed) * 1_000 };
}

/** The way of a landing: 0 is its start, 1 its end, a little more in between. */
export function landingShare(share: number): number {
  const left = Math.min(1, share) - 1;
  return 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2;
}

/**
 * When each reel begins to land, in milliseconds after the result is known (`runMs` after the start). A reel waits longer while
 * the ones before it show two scatters or more: another one would pay.
 */
export function stopTimes(scattersOfReels: readonly number[], runMs: number): { atMs: number; suspense: boolean }[] {
  let atMs = Math.max(0, firstStopMs - runMs);
  let seen = 0;
  return scattersOfReels.map((scatters, reel) => {
    const suspense = seen >= 2;
    if (reel > 0) atMs += suspense ? suspenseMs : staggerMs;
    seen += scatters;
    return { atMs, suspense };
  });
}

/** The duration of a win's count-up: none up to the stake, which is not a gain; longer for larger ones. */
export function countUpMs(winMinor: number, stakeMinor: number): number {
  const times = winMinor / stakeMinor;
  if (times <= 1) return 0;
  return times < 5 ? 700 : times < 20 ? 1_500 : 2_800;
}
