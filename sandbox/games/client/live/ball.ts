import { wheel } from "../../roulette/wheel";

/** Angles are radians, clockwise from the far side of the wheel; radii are parts of the rotor's. */
const turn = 2 * Math.PI;
const stepAngle = turn / wheel.length;

export const track = 1.17;
export const pocket = 0.7;
/** One slow turn of the rotor, in milliseconds, while nothing else happens. */
const rotorTurnMs = 60_000;
const ballTurns = 7;
/** The part of a spin after which the ball lies still in its pocket. */
const restsAt = 0.94;

/** Where the pocket of a number is on the rotor. */
export const pocketAngle = (number: number): number => wheel.indexOf(number) * stepAngle;

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const smooth = (value: number) => value * value * (3 - 2 * value);

/** How far the rotor has turned: by the clock of the table, so that all at it see the same. In a spin two turns more. */
export const rotorAngle = (nowMs: number, spun: number): number =>
  ((nowMs % rotorTurnMs) / rotorTurnMs) * turn + 2 * turn * smooth(clamp(spun));

export interface Ball {
  angle: number;
  radius: number;
  /** Above its way, in a jump. */
  height: number;
}

/**
 * The ball, seen from the rotor, when a part of the spin is over: it runs against the rotor on its track, falls, jumps, and lies in the
 * pocket of the number.
 */
export function ballAt(number: number, spun: number): Ball {
  const part = clamp(spun / restsAt);
  const angle = pocketAngle(number) + ballTurns * turn * (1 - part) ** 2.6;
  const fallen = smooth(clamp((part - 0.5) / 0.36));
  const jumping = clamp((part - 0.72) / 0.28);
  const height = part < 0.72 ? 0 : 0.17 * (1 - jumping) ** 1.6 * Math.abs(Math.sin(jumping * Math.PI * 3.5));
  return { angle, radius: track + (pocket - track) * fallen, height: part === 1 ? 0 : height };
}
