import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { gilt, sphere } from "../metal";
import type { Motif } from "../motif";
import { embers, glow, rays, sky } from "../scenery";
import { at, circle, corners, draw, ellipse, group, line, path, rect, sparkle } from "../shapes";

/** The picture on the cover. */
const emblems: readonly ((canvas: Canvas) => string)[] = [
  (canvas) =>
    path(line(corners(8, 34, 15)), { fill: gilt(canvas) }) +
    circle(0, 0, 13, { fill: sphere(canvas, canvas.palette.second) }),
  (canvas) =>
    path("M-36 0Q0 -34 36 0Q0 34 -36 0Z", { fill: gilt(canvas) }) +
    path("M-27 0Q0 -24 27 0Q0 24 -27 0Z", { fill: "#fff6df" }) +
    circle(0, 0, 13.5, { fill: sphere(canvas, canvas.palette.second) }) +
    circle(0, 0, 6, { fill: "#140a05" }),
  (canvas) =>
    path("M8 -36A36 36 0 1 0 34 16A28 28 0 1 1 8 -36Z", { fill: gilt(canvas) }) +
    sparkle(18, -14, 16, { fill: "#fff2bf" }),
  (canvas) =>
    path("M0 -40C26 -14 28 8 16 26C14 12 6 8 4 -4C-4 8 2 14 -2 30C-22 24 -26 2 -14 -12C-8 -20 0 -26 0 -40Z", {
      fill: gilt(canvas),
    }) + circle(0, 20, 7, { fill: sphere(canvas, canvas.palette.second) }),
  (canvas) =>
    path("M-40 4C-22 -14 -14 16 0 0C14 -16 22 14 40 -4L36 12C20 24 12 2 0 16C-12 30 -20 6 -36 20Z", {
      fill: gilt(canvas),
    }) +
    path("M-32 -18C-18 -30 -10 -8 0 -18C10 -28 18 -8 32 -20", {
      fill: "none",
      stroke: gilt(canvas),
      "stroke-width": 6,
      "stroke-linecap": "round",
    }),
];

export const book: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, second } = canvas.palette;
    const shelf = (top: number, tall: number) =>
      draw(Math.round(canvas.width / 38), (index) => {
        const wide = canvas.between(22, 40);
        const height = tall * canvas.between(0.7, 1);
        const colour = mix([deep, air, second, night][Math.floor(canvas.random() * 4)] ?? deep, night, 0.55);
        const left = index * 38;
        return (
          rect(left, top + tall - height, wide, height, {
            rx: 4,
            fill: canvas.linear(
              [
                [0, lighten(colour, 0.1)],
                [1, darken(colour, 0.4)],
              ],
              0,
              0,
              1,
              0,
            ),
          }) + rect(left + 4, top + tall - height * 0.8, wide - 8, 5, { fill: "#d9a544", opacity: 0.35 })
        );
      }) + rect(-5, top + tall, canvas.width + 10, 20, { fill: darken(night, 0.2) });
    const rows = Math.ceil(canvas.height / 230);
    return (
      sky(canvas, darken(night, 0.3), night, darken(night, 0.3)) +
      draw(rows, (row) => shelf(row * 230 - 40, 200)) +
      rect(-2, -2, canvas.width + 4, canvas.height + 4, {
        fill: canvas.radial(
          [
            [0, deep, 0.2],
            [0.55, night, 0.55],
            [1, night, 0.95],
          ],
          x / canvas.width,
          y / canvas.height,
          0.85,
        ),
      }) +
      rays(canvas, x, y, light, 18, 0.3) +
      glow(canvas, x, y, r * 2, light, 0.75) +
      glow(canvas, x, y, r * 1.3, second, 0.35)
    );
  },
  hero(canvas) {
    const { main, light, deep } = canvas.palette;
    const leather = mix(main, deep, 0.4);
    const emblem = emblems[Math.floor(canvas.random() * emblems.length)];
    const pages = draw(9, (index) =>
      path(`M${-62 + index * 0.9} ${92 - index * 2.3}H${74 + index * 0.9}V${96 - index * 2.3}H${-62 + index * 0.9}Z`, {
        fill: index % 2 ? "#e9d6a6" : "#fff7df",
      }),
    );
    const corner = (sx: 1 | -1, sy: 1 | -1) =>
      group(
        `translate(${4 + sx * 68} ${-8 + sy * 88}) scale(${-sx} ${-sy})`,
        path("M0 0H38C34 12 22 12 18 18C12 22 12 34 0 38Z", {
          fill: gilt(canvas),
          stroke: "#5d3306",
          "stroke-width": 1.4,
        }) + circle(11, 11, 4, { fill: sphere(canvas, canvas.palette.second) }),
      );
    return group(
      "rotate(-6) scale(.93)",
      ellipse(6, 98, 84, 15, { fill: "#000000", opacity: 0.5, filter: canvas.blur(7) }) +
        path("M-64 -88L-72 -80V88Q-72 98 -60 98H80V84Z", { fill: darken(leather, 0.6) }) +
        pages +
        rect(-64, -96, 136, 176, {
          rx: 8,
          fill: canvas.linear(
            [
              [0, lighten(leather, 0.3)],
              [0.4, leather],
              [1, darken(leather, 0.5)],
            ],
            0,
            0,
            1,
            1,
          ),
          stroke: darken(leather, 0.7),
          "stroke-width": 2,
        }) +
        rect(-64, -96, 17, 176, {
          rx: 6,
          fill: canvas.linear(
            [
              [0, darken(leather, 0.55)],
              [0.5, lighten(leather, 0.12)],
              [1, darken(leather, 0.4)],
            ],
            0,
            0,
            1,
            0,
          ),
        }) +
        [-72, -30, 14, 56].map((y) => rect(-66, y, 20, 9, { rx: 3, fill: gilt(canvas) })).join("") +
        rect(-38, -86, 100, 156, { rx: 6, fill: "none", stroke: gilt(canvas), "stroke-width": 3.4 }) +
        rect(-32, -80, 88, 144, { rx: 4, fill: "none", stroke: gilt(canvas), "stroke-width": 1.2 }) +
        corner(1, -1) +
        corner(1, 1) +
        circle(12, -8, 46, {
          fill: canvas.radial([
            [0, light, 0.95],
            [0.6, light, 0.3],
            [1, light, 0],
          ]),
        }) +
        circle(12, -8, 43, { fill: darken(leather, 0.45), stroke: gilt(canvas), "stroke-width": 5 }) +
        group("translate(12 -8) scale(.92)", emblem?.(canvas) ?? "") +
        rect(66, -26, 22, 36, { rx: 5, fill: gilt(canvas), stroke: "#5d3306", "stroke-width": 1.4 }) +
        circle(78, -8, 5, { fill: "#3c1f05" }) +
        sparkle(-20, -70, 15, { fill: "#ffffff" }),
    );
  },
  extra(canvas) {
    return group(
      at(0, 0, 1, canvas.between(-25, 25)),
      rect(-60, -44, 120, 88, {
        rx: 6,
        fill: canvas.linear([
          [0, "#fff6d8"],
          [1, "#d8b873"],
        ]),
      }) +
        draw(5, (index) => rect(-46, -28 + index * 14, index === 4 ? 50 : 92, 4, { fill: "#8a6527", opacity: 0.55 })) +
        ellipse(-60, 0, 13, 50, { fill: "#c49a4e" }) +
        ellipse(60, 0, 13, 50, { fill: "#e8cf94" }),
    );
  },
  foreground: (canvas) => embers(canvas, 24, canvas.palette.light, 0.1),
};
