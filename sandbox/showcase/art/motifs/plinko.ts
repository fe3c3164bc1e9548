import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import type { Motif } from "../motif";
import { circle, draw, ellipse, group, type Point, path, rect, sparkle } from "../shapes";
import { studio } from "./studio";

const rows = 5;
const gap = 34;
const peg = (row: number, index: number): Point => [(index - (row + 2) / 2) * gap, -78 + row * 32];

/** Where the ball has come by, from peg to peg, and where it is. */
const falls: readonly (readonly Point[])[] = [
  [
    [0, -98],
    [17, -62],
    [34, -30],
    [17, 2],
  ],
  [
    [0, -98],
    [-17, -62],
    [0, -30],
    [-17, 2],
    [-34, 34],
  ],
  [
    [0, -98],
    [17, -62],
    [0, -30],
  ],
];

function ball(canvas: Canvas, [x, y]: Point, r: number): string {
  const gold = canvas.radial(
    [
      [0, "#fffbe0"],
      [0.4, "#ffd24a"],
      [1, "#b06408"],
    ],
    0.36,
    0.3,
    0.75,
  );
  return (
    circle(x, y, r, { fill: gold }) + circle(x - r * 0.3, y - r * 0.35, r * 0.22, { fill: "#ffffff", opacity: 0.9 })
  );
}

/** Places below the pegs, the brightest outside. */
function places(canvas: Canvas): string {
  const { main, second } = canvas.palette;
  return draw(6, (index) => {
    const far = Math.abs(index - 2.5) / 2.5;
    const colour = mix(darken(second, 0.2), lighten(main, 0.1), far);
    return (
      rect((index - 3) * gap + 2, 76, gap - 4, 26, { rx: 7, fill: darken(colour, 0.5) }) +
      rect((index - 3) * gap + 2, 74, gap - 4, 22, { rx: 7, fill: colour }) +
      rect((index - 3) * gap + 7, 77, gap - 14, 4, { rx: 2, fill: "#ffffff", opacity: 0.35 })
    );
  });
}

export const plinko: Motif = {
  scene: studio,
  heroes: falls.length,
  hero(canvas, which) {
    const fall = falls[which] ?? [];
    const last = fall.at(-1) ?? [0, 0];
    const trail = fall
      .slice(0, -1)
      .map((point, index) => circle(point[0], point[1], 7 + index, { fill: "#ffd24a", opacity: 0.16 + index * 0.1 }))
      .join("");
    const pegs = draw(rows, (row) =>
      draw(row + 3, (index) => {
        const [x, y] = peg(row, index);
        return circle(x, y + 2, 6, { fill: "#000000", opacity: 0.5 }) + circle(x, y, 5.5, { fill: "#f5f7ff" });
      }),
    );
    return (
      ellipse(0, 104, 96, 12, { fill: "#000000", opacity: 0.5, filter: canvas.blur(8) }) +
      path("M-46 -104H46L112 66V104H-112V66Z", {
        fill: mix(canvas.palette.night, "#000000", 0.25),
        stroke: lighten(canvas.palette.main, 0.35),
        "stroke-width": 5,
        "stroke-linejoin": "round",
      }) +
      places(canvas) +
      pegs +
      trail +
      ball(canvas, last, 15) +
      sparkle(last[0] - 16, last[1] - 18, 14, { fill: "#ffffff" })
    );
  },
  extra: (canvas) => group("", ball(canvas, [0, 0], 80)),
};
