import { track } from "./ball";
import { type Camera, rim } from "./camera";

const turn = 2 * Math.PI;
const steps = 72;

/** A circle around the middle, as the camera sees it. */
export function circle(context: CanvasRenderingContext2D, camera: Camera, radius: number, height: number): void {
  for (let step = 0; step <= steps; step++) {
    const [x, y] = camera.at((step / steps) * turn, radius, height);
    if (step === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.closePath();
}

export function disc(
  context: CanvasRenderingContext2D,
  camera: Camera,
  [radius, height]: readonly [number, number],
  fill: string | CanvasGradient,
): void {
  context.beginPath();
  circle(context, camera, radius, height);
  context.fillStyle = fill;
  context.fill();
}

const mix = (from: number, to: number, part: number) => from + (to - from) * part;

/** Wood, lit from above on the left. */
export function wood(context: CanvasRenderingContext2D, camera: Camera, radius: number, light: number): CanvasGradient {
  const [left] = camera.at(-turn / 4, radius, 0);
  const [right] = camera.at(turn / 4, radius, 0);
  const gradient = context.createLinearGradient(left, 0, right, 0);
  const tone = (by: number) => `rgb(${Math.round(112 * by)} ${Math.round(58 * by)} ${Math.round(28 * by)})`;
  for (const [at, by] of [
    [0, 0.7],
    [0.25, 1.35],
    [0.5, 0.95],
    [0.8, 1.15],
    [1, 0.6],
  ] as const)
    gradient.addColorStop(at, tone(by * light));
  return gradient;
}

/** The bowl, which never moves: its shadow, its wall, its edge, and the slope with the ball's track. */
export function drawBowl(context: CanvasRenderingContext2D, camera: Camera): void {
  for (let ring = 0; ring < 6; ring++)
    disc(context, camera, [mix(rim.radius * 1.04, rim.radius * 0.9, ring / 5), rim.bottom], "rgb(0 0 0 / 0.16)");
  for (let ring = 0; ring <= 14; ring++) {
    const part = ring / 14;
    const at = [mix(1.24, rim.radius, Math.sqrt(part)), mix(rim.bottom, rim.top, part)] as const;
    disc(context, camera, at, wood(context, camera, rim.radius, mix(0.35, 0.8, part)));
  }
  disc(context, camera, [rim.radius, rim.top], wood(context, camera, rim.radius, 1.15));
  line(context, camera, [rim.radius - 0.02, rim.top], "rgb(255 220 160 / 0.45)", 0.012);
  for (let ring = 0; ring <= 16; ring++) {
    const part = ring / 16;
    const at = [mix(1.25, 1.01, part), mix(rim.top, -0.06, part ** 0.7)] as const;
    disc(context, camera, at, wood(context, camera, 1.25, mix(0.42, 0.9, part)));
  }
  line(context, camera, [track + 0.035, 0.07], "rgb(236 190 110 / 0.55)", 0.014);
  context.fillStyle = "#d9b066";
  for (let at = 0; at < 8; at++) {
    const angle = ((at + 0.5) / 8) * turn;
    const reach = at % 2 === 0 ? 0.045 : 0.02;
    context.beginPath();
    for (const [by, radius] of [
      [-reach, 1.09],
      [0, 1.09 + (0.065 - reach)],
      [reach, 1.09],
      [0, 1.09 - (0.065 - reach)],
    ] as const)
      context.lineTo(...camera.at(angle + by, radius, 0.01));
    context.fill();
  }
}

/** What the lamp above does to all of the wheel: light on the far left, shade on the near right. */
export function drawLight(context: CanvasRenderingContext2D, camera: Camera): void {
  const [farX, farY] = camera.at(-turn / 9, 0.9, rim.top);
  const light = context.createRadialGradient(farX, farY, 0, farX, farY, camera.scale * 2.4);
  light.addColorStop(0, "rgb(255 244 210 / 0.34)");
  light.addColorStop(0.3, "rgb(255 236 190 / 0.1)");
  light.addColorStop(0.55, "rgb(0 0 0 / 0)");
  light.addColorStop(1, "rgb(0 0 0 / 0.42)");
  disc(context, camera, [rim.radius, rim.top], light);
}

export function line(
  context: CanvasRenderingContext2D,
  camera: Camera,
  [radius, height]: readonly [number, number],
  stroke: string,
  width: number,
): void {
  context.beginPath();
  circle(context, camera, radius, height);
  context.strokeStyle = stroke;
  context.lineWidth = Math.max(0.6, width * camera.scale);
  context.stroke();
}
