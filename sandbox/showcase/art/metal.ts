import type { Canvas } from "./canvas";
import { type Colour, darken, lighten } from "./colour";

/** Fills that many motifs share. */

export function gilt(canvas: Canvas, upright = true): string {
  const stops = [
    [0, "#fff7cf"],
    [0.22, "#ffd766"],
    [0.48, "#d4901e"],
    [0.55, "#9a5a0d"],
    [0.72, "#f0b83c"],
    [1, "#fff0b3"],
  ] as const;
  return upright ? canvas.linear(stops) : canvas.linear(stops, 0, 0, 1, 1);
}

export function steel(canvas: Canvas): string {
  return canvas.linear(
    [
      [0, "#f6fafc"],
      [0.3, "#a9b8c4"],
      [0.5, "#566573"],
      [0.56, "#d7e0e6"],
      [1, "#7b8b98"],
    ],
    0,
    0,
    1,
    1,
  );
}

/** A ball or any round thing lit from the upper left. */
export function sphere(canvas: Canvas, colour: Colour): string {
  return canvas.radial(
    [
      [0, lighten(colour, 0.75)],
      [0.32, lighten(colour, 0.15)],
      [0.68, colour],
      [1, darken(colour, 0.62)],
    ],
    0.34,
    0.28,
    0.82,
  );
}
