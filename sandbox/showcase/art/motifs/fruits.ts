import type { Canvas } from "../canvas";
import { type Colour, darken, lighten, mix } from "../colour";
import { sphere } from "../metal";
import { at, circle, draw, ellipse, group, path, slice } from "../shapes";

const gloss = (x: number, y: number, rx: number, ry: number, turn: number) =>
  group(at(x, y, 1, turn), ellipse(0, 0, rx, ry, { fill: "#ffffff", opacity: 0.75 }));

export function leaf(canvas: Canvas, colour: Colour): string {
  return (
    path("M0 0C14 -34 56 -44 92 -22C66 10 26 20 0 0Z", {
      fill: canvas.linear(
        [
          [0, lighten(colour, 0.4)],
          [0.5, colour],
          [1, darken(colour, 0.4)],
        ],
        0,
        0,
        0.4,
        1,
      ),
    }) +
    path("M0 0C30 -12 60 -20 92 -22M28 -11L40 -28M48 -17L62 -32M34 -12L50 0M56 -18L70 -10", {
      fill: "none",
      stroke: darken(colour, 0.5),
      "stroke-width": 1.6,
      opacity: 0.55,
    })
  );
}

export function berry(canvas: Canvas, x: number, y: number, r: number, colour: Colour): string {
  return (
    ellipse(x, y + r * 0.96, r * 0.8, r * 0.16, { fill: "#000000", opacity: 0.3, filter: canvas.blur(4) }) +
    circle(x, y, r, { fill: sphere(canvas, colour) }) +
    path(`M${x - r * 0.8} ${y + r * 0.45}A${r * 0.95} ${r * 0.95} 0 0 0 ${x + r * 0.85} ${y + r * 0.3}`, {
      fill: "none",
      stroke: lighten(colour, 0.6),
      "stroke-width": r * 0.06,
      opacity: 0.6,
      "stroke-linecap": "round",
    }) +
    gloss(x - r * 0.36, y - r * 0.42, r * 0.3, r * 0.16, -35) +
    circle(x - r * 0.02, y - r * 0.62, r * 0.07, { fill: "#ffffff", opacity: 0.8 })
  );
}

export function cherries(canvas: Canvas, colour: Colour, green: Colour): string {
  const stem = {
    fill: "none",
    stroke: canvas.linear([
      [0, darken(green, 0.1)],
      [1, "#6b4a1a"],
    ]),
    "stroke-width": 6,
    "stroke-linecap": "round",
  } as const;
  return (
    path("M-40 20C-34 -30 -8 -70 26 -92M44 30C52 -20 44 -60 26 -92", stem) +
    group(at(24, -90, 0.95, 12), leaf(canvas, green)) +
    group(at(24, -90, 0.7, 165), leaf(canvas, darken(green, 0.15))) +
    berry(canvas, 46, 48, 44, colour) +
    berry(canvas, -42, 44, 50, colour)
  );
}

export function citrus(canvas: Canvas, colour: Colour): string {
  return (
    circle(0, 4, 96, { fill: "#000000", opacity: 0.35, filter: canvas.blur(6) }) +
    circle(0, 0, 96, {
      fill: canvas.radial([
        [0, colour],
        [0.86, colour],
        [1, darken(colour, 0.25)],
      ]),
    }) +
    circle(0, 0, 86, { fill: "#fff8e2" }) +
    draw(9, (index) =>
      path(slice(index * 40 + 2.5, index * 40 + 37.5, 80, 8), {
        fill: canvas.radial([
          [0, lighten(colour, 0.55)],
          [0.7, colour],
          [1, mix(colour, "#ff7a00", 0.25)],
        ]),
        stroke: lighten(colour, 0.35),
        "stroke-width": 2,
        "stroke-linejoin": "round",
      }),
    ) +
    gloss(-34, -46, 30, 11, -40)
  );
}

export function melon(canvas: Canvas, colour: Colour, green: Colour): string {
  const seeds = [
    [-40, 2],
    [-14, 12],
    [14, 12],
    [40, 2],
    [-26, 34],
    [0, 40],
    [26, 34],
    [0, -4],
  ] as const;
  return (
    path("M-100 -22A100 100 0 0 0 100 -22Z", {
      fill: canvas.linear([
        [0, darken(green, 0.1)],
        [1, darken(green, 0.55)],
      ]),
    }) +
    path("M-90 -22A90 90 0 0 0 90 -22Z", { fill: lighten(green, 0.75) }) +
    path("M-82 -22A82 82 0 0 0 82 -22Z", {
      fill: canvas.linear([
        [0, lighten(colour, 0.35)],
        [1, darken(colour, 0.15)],
      ]),
    }) +
    seeds
      .map(([x, y]) => group(at(x, y - 6), path("M0 -7C5 -2 5 6 0 7C-5 6 -5 -2 0 -7Z", { fill: "#2a0d10" })))
      .join("") +
    path("M-84 -22H84", { stroke: "#ffffff", "stroke-width": 3, opacity: 0.5 })
  );
}

export function grapes(canvas: Canvas, colour: Colour, green: Colour): string {
  const places = [
    [-48, -30],
    [0, -36],
    [48, -30],
    [-26, 2],
    [26, 2],
    [-50, 8],
    [50, 8],
    [0, 34],
    [-24, 40],
    [26, 42],
    [0, 72],
  ] as const;
  return (
    path("M0 -60C-4 -80 4 -92 12 -104", {
      fill: "none",
      stroke: "#7a531c",
      "stroke-width": 8,
      "stroke-linecap": "round",
    }) +
    group(at(4, -70, 0.9, -8), leaf(canvas, green)) +
    group(at(0, -68, 0.8, 186), leaf(canvas, darken(green, 0.2))) +
    places.map(([x, y]) => berry(canvas, x, y, 28, colour)).join("")
  );
}
