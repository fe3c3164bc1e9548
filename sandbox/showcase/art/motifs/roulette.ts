import type { Canvas } from "../canvas";
import { darken, lighten } from "../colour";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { at, circle, draw, group, path, polar, rect, slice, sparkle } from "../shapes";
import { chip, glyphs } from "./cards";
import { chips, studio } from "./studio";

const european = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

/** The ratio of the wheel's height to its width, and stacks of chips before it: seen from a seat, from above, from the rim. */
const seats: readonly { height: number; stacks: readonly (readonly [x: number, y: number, high: number])[] }[] = [
  { height: 0.84, stacks: [] },
  { height: 1, stacks: [] },
  {
    height: 0.5,
    stacks: [
      [-62, 74, 8],
      [-16, 86, 4],
      [52, 80, 6],
    ],
  },
];

/** The wheel with the ball in its pocket. */
function rouletteWheel(canvas: Canvas, height: number): string {
  const { deep, light } = canvas.palette;
  const step = 360 / 37;
  const turn = canvas.between(0, 360);
  const wood = canvas.linear(
    [
      [0, "#8a5a32"],
      [0.3, "#3d200c"],
      [0.5, "#a8703c"],
      [0.7, "#2c1506"],
      [1, "#7a4a22"],
    ],
    0,
    0,
    1,
    1,
  );
  const pockets = european
    .map((number, i) => {
      const colour = number === 0 ? "#12a150" : i % 2 ? "#c4142c" : "#14161d";
      const from = turn + i * step;
      const [nx, ny] = polar(from + step / 2, 71.5);
      return (
        path(slice(from, from + step, 78, 52), { fill: colour, stroke: "#e3b95f", "stroke-width": 0.7 }) +
        path(slice(from, from + step, 65, 52), { fill: "#000000", opacity: 0.35 }) +
        group(at(nx, ny, 1, from + step / 2 + 90), glyphs(String(number), 7.5, "#ffffff", 0, 0))
      );
    })
    .join("");
  const [bx, by] = polar(turn + step * 7.5, 58);
  const spindle = draw(4, (i) =>
    group(
      `rotate(${i * 90 + turn})`,
      rect(-3.5, -36, 7, 34, { rx: 3, fill: gilt(canvas) }) + circle(0, -37, 6.5, { fill: gilt(canvas, false) }),
    ),
  );
  return group(
    `scale(1 ${height})`,
    circle(0, 14, 104, { fill: "#000000", opacity: 0.55, filter: canvas.blur(8) }) +
      circle(0, 8, 104, { fill: "#1c0d04" }) +
      circle(0, 0, 104, { fill: wood }) +
      circle(0, 0, 96, { fill: "none", stroke: gilt(canvas), "stroke-width": 2 }) +
      draw(8, (i) => group(`rotate(${i * 45 + 22})`, path("M0 -94L4 -88L0 -82L-4 -88Z", { fill: gilt(canvas) }))) +
      circle(0, 0, 80, { fill: gilt(canvas) }) +
      pockets +
      circle(0, 0, 52, {
        fill: canvas.radial([
          [0, lighten(deep, 0.2)],
          [0.6, darken(deep, 0.25)],
          [1, "#1c0d04"],
        ]),
        stroke: gilt(canvas),
        "stroke-width": 2.5,
      }) +
      spindle +
      circle(0, 0, 17, { fill: gilt(canvas, false), stroke: "#5d3306", "stroke-width": 1 }) +
      circle(0, -3, 9, {
        fill: canvas.radial(
          [
            [0, "#ffffff"],
            [0.5, "#ffd766"],
            [1, "#8a5309"],
          ],
          0.35,
          0.3,
          0.8,
        ),
      }) +
      circle(bx, by, 5.5, {
        fill: canvas.radial(
          [
            [0, "#ffffff"],
            [0.6, "#f2f2f2"],
            [1, "#9aa0a8"],
          ],
          0.35,
          0.3,
          0.8,
        ),
      }) +
      path("M-88 -52A104 104 0 0 1 36 -97L28 -78A84 84 0 0 0 -72 -42Z", { fill: light, opacity: 0.22 }),
  );
}

export const roulette: Motif = {
  scene: studio,
  heroes: seats.length,
  hero: (canvas, which) => {
    const { height = 1, stacks = [] } = seats[which] ?? {};
    return (
      rouletteWheel(canvas, height) +
      stacks.map(([x, y, high]) => chips(canvas, x, y, 0.24, high)).join("") +
      sparkle(-46, -58 * height, 16, { fill: "#ffffff" })
    );
  },
  extra: (canvas) => chip(canvas, canvas.random() > 0.5 ? canvas.palette.main : canvas.palette.second),
};
