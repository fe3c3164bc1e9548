import { colourOf, wheel } from "../../roulette/wheel";
import type { Ball } from "./ball";
import { disc, line, wood } from "./bowl";
import type { Camera } from "./camera";

const turn = 2 * Math.PI;
const step = turn / wheel.length;
const floor = -0.1;
const ring = -0.06;

const numberTones = { red: "#b3122a", black: "#14161d", green: "#0b7a3d" } as const;
const pocketTones = { red: "#6f0b1b", black: "#07080c", green: "#064a25" } as const;

interface Band {
  outer: number;
  inner: number;
  outerHeight: number;
  innerHeight: number;
  tones: Readonly<Record<"red" | "black" | "green", string>>;
}
const bands: readonly Band[] = [
  { outer: 0.99, inner: 0.8, outerHeight: ring, innerHeight: ring, tones: numberTones },
  { outer: 0.8, inner: 0.6, outerHeight: floor, innerHeight: floor, tones: pocketTones },
];

/** The part that turns: numbers and pockets, and the cone with its turret, between which the ball may lie. */
export function drawRotor(context: CanvasRenderingContext2D, camera: Camera, angle: number, ball: Ball | null): void {
  disc(context, camera, [1.01, ring], "#c99a4a");
  for (const band of bands) drawBand(context, camera, angle, band);
  drawFrets(context, camera, angle);
  if (camera.scale > 40) drawNumbers(context, camera, angle);
  const isFar = ball !== null && Math.cos(angle + ball.angle) > 0;
  if (ball && isFar) drawBall(context, camera, angle, ball);
  drawCone(context, camera, angle);
  if (ball && !isFar) drawBall(context, camera, angle, ball);
}

function drawBand(context: CanvasRenderingContext2D, camera: Camera, angle: number, band: Band): void {
  for (const colour of ["red", "black", "green"] as const) {
    context.beginPath();
    for (const [at, number] of wheel.entries()) {
      if (colourOf(number) !== colour) continue;
      const from = angle + (at - 0.5) * step;
      context.moveTo(...camera.at(from, band.outer, band.outerHeight));
      for (const by of [0.5, 1]) context.lineTo(...camera.at(from + by * step, band.outer, band.outerHeight));
      for (const by of [1, 0.5, 0]) context.lineTo(...camera.at(from + by * step, band.inner, band.innerHeight));
      context.closePath();
    }
    context.fillStyle = band.tones[colour];
    context.fill();
  }
}

function drawFrets(context: CanvasRenderingContext2D, camera: Camera, angle: number): void {
  context.beginPath();
  for (let at = 0; at < wheel.length; at++) {
    const between = angle + (at + 0.5) * step;
    context.moveTo(...camera.at(between, 0.99, ring));
    context.lineTo(...camera.at(between, 0.6, floor));
  }
  context.strokeStyle = "rgb(233 200 130 / 0.75)";
  context.lineWidth = Math.max(0.5, 0.008 * camera.scale);
  context.stroke();
  for (const at of [
    [0.99, ring],
    [0.8, ring],
    [0.6, floor],
  ] as const)
    line(context, camera, at, "#d7ad60", 0.012);
}

/** Written on the ring, their heads towards the edge. */
function drawNumbers(context: CanvasRenderingContext2D, camera: Camera, angle: number): void {
  context.save();
  context.font = "700 10px Figtree, system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = "#ffffff";
  const unit = 0.013;
  for (const [at, number] of wheel.entries()) {
    const to = angle + at * step;
    const [x, y] = camera.at(to, 0.895, ring);
    const [alongX, alongY] = camera.at(to + unit / 0.895, 0.895, ring);
    const [downX, downY] = camera.at(to, 0.895 - unit, ring);
    context.save();
    context.transform(alongX - x, alongY - y, downX - x, downY - y, x, y);
    context.fillText(String(number), 0, 0);
    context.restore();
  }
  context.restore();
}

function drawCone(context: CanvasRenderingContext2D, camera: Camera, angle: number): void {
  for (let at = 0; at <= 7; at++) {
    const part = at / 7;
    disc(context, camera, [0.6 - 0.44 * part, floor + 0.2 * part], wood(context, camera, 0.6, 0.55 + 0.55 * part));
  }
  context.beginPath();
  for (let at = 0; at < 8; at++) {
    context.moveTo(...camera.at(angle + (at / 8) * turn, 0.58, floor));
    context.lineTo(...camera.at(angle + (at / 8) * turn, 0.17, 0.1));
  }
  context.strokeStyle = "rgb(240 205 140 / 0.35)";
  context.lineWidth = Math.max(0.5, 0.01 * camera.scale);
  context.stroke();
  drawTurret(context, camera, angle);
}

function drawTurret(context: CanvasRenderingContext2D, camera: Camera, angle: number): void {
  for (let at = 0; at <= 5; at++)
    disc(context, camera, [0.13 - 0.012 * at, 0.1 + 0.03 * at], at % 2 ? "#e8c47a" : "#a97b32");
  context.lineCap = "round";
  const arms = [0, 1, 2, 3].map((at) => angle + (at / 4) * turn);
  // The far ones first.
  for (const arm of arms.sort((one, other) => Math.cos(other) - Math.cos(one))) {
    const [x, y] = camera.at(arm, 0.27, 0.27);
    context.beginPath();
    context.moveTo(...camera.at(0, 0, 0.27));
    context.lineTo(x, y);
    context.strokeStyle = "#d7ad60";
    context.lineWidth = 0.045 * camera.scale;
    context.stroke();
    dot(context, [x, y], 0.045 * camera.scale, ["#fff0c4", "#b07d2e"]);
  }
  dot(context, camera.at(0, 0, 0.33), 0.085 * camera.scale, ["#fff5d6", "#b98a3c"]);
}

function drawBall(context: CanvasRenderingContext2D, camera: Camera, angle: number, ball: Ball): void {
  const to = angle + ball.angle;
  const ground = ball.radius > 1 ? 0.02 : floor + 0.02;
  const radius = 0.05 * camera.scale;
  const [shadowX, shadowY] = camera.at(to, ball.radius, ground);
  context.beginPath();
  context.ellipse(shadowX + radius * 0.3, shadowY + radius * 0.4, radius, radius * 0.6, 0, 0, turn);
  context.fillStyle = "rgb(0 0 0 / 0.5)";
  context.fill();
  dot(context, camera.at(to, ball.radius, ground + 0.04 + ball.height), radius, ["#ffffff", "#b9c0cc"]);
}

function dot(
  context: CanvasRenderingContext2D,
  [x, y]: readonly [number, number],
  radius: number,
  [light, dark]: readonly [string, string],
): void {
  const gradient = context.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 0.1, x, y, radius);
  gradient.addColorStop(0, light);
  gradient.addColorStop(1, dark);
  context.beginPath();
  context.arc(x, y, radius, 0, turn);
  context.fillStyle = gradient;
  context.fill();
}
