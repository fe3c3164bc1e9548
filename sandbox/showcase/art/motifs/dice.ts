import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import type { Motif } from "../motif";
import { at, circle, ellipse, group, path, rect, sparkle } from "../shapes";
import { studio } from "./studio";

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A cube seen from a corner: each face is the same square, slanted. */
function cube(canvas: Canvas, colour: string, faces: readonly [number, number, number], dot: string): string {
  const face = (count: number, transform: string, light: number) =>
    group(
      transform,
      rect(-50, -50, 100, 100, { rx: 17, fill: light > 0 ? lighten(colour, light) : darken(colour, -light) }) +
        rect(-46, -46, 92, 92, {
          rx: 14,
          fill: canvas.linear([
            [0, "#ffffff", 0.32],
            [1, "#ffffff", 0],
          ]),
        }) +
        (pips[count] ?? [])
          .map(
            ([px, py]) =>
              circle(px * 25, py * 25, 10, { fill: dot }) +
              circle(px * 25 - 2.5, py * 25 - 3, 3, { fill: "#ffffff", opacity: 0.4 }),
          )
          .join(""),
    );
  return (
    ellipse(4, 88, 82, 17, { fill: "#000000", opacity: 0.5, filter: canvas.blur(7) }) +
    path("M0 -92L80 -48V44L0 92L-80 44V-48Z", {
      fill: darken(colour, 0.4),
      stroke: darken(colour, 0.4),
      "stroke-width": 6,
      "stroke-linejoin": "round",
    }) +
    face(faces[0], "matrix(.8 .44 -.8 .44 0 -48)", 0.45) +
    face(faces[1], "matrix(.8 .44 0 .9 -40 22)", 0.02) +
    face(faces[2], "matrix(.8 -.44 0 .9 40 22)", -0.34)
  );
}

type Die = readonly [
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: "bone" | "main" | "second",
  faces: readonly [number, number, number],
];

/** Dice from the back to the front. */
const throws: readonly (readonly Die[])[] = [
  [
    [46, 24, 0.66, 14, "bone", [3, 1, 5]],
    [-30, -4, 0.86, -10, "main", [6, 5, 4]],
  ],
  [
    [0, -42, 0.56, 6, "second", [2, 6, 4]],
    [-52, 30, 0.6, -14, "main", [5, 1, 3]],
    [54, 34, 0.62, 12, "bone", [6, 4, 2]],
  ],
  [[0, 0, 1.04, 12, "bone", [1, 3, 2]]],
];

export const dice: Motif = {
  scene: studio,
  heroes: throws.length,
  hero: (canvas, which) => {
    const { main, second } = canvas.palette;
    const colours = { bone: "#f4efe4", main: mix(main, "#d8102e", 0.35), second: darken(second, 0.25) };
    return (
      (throws[which] ?? [])
        .map(([x, y, size, turn, colour, faces]) =>
          group(at(x, y, size, turn), cube(canvas, colours[colour], faces, colour === "bone" ? "#1a1c22" : "#ffffff")),
        )
        .join("") + sparkle(-56, -56, 18, { fill: "#ffffff" })
    );
  },
  extra: (canvas) => group("scale(.9)", cube(canvas, canvas.palette.second, [1, 4, 2], "#ffffff")),
};
