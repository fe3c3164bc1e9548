import { mix } from "../colour";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { bokeh, glow, shafts, sky } from "../scenery";
import { circle, draw, ellipse, group, path, rect, sparkle } from "../shapes";
import { fortuneWheel } from "./wheel";

export const show: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, light, second } = canvas.palette;
    const panels = draw(
      Math.ceil(canvas.width / 120) + 1,
      (i) =>
        rect(i * 120 - 60, -5, 8, canvas.height + 10, { fill: i % 2 ? main : second, opacity: 0.5 }) +
        glow(canvas, i * 120 - 56, canvas.height * 0.5, 90, i % 2 ? main : second, 0.25),
    );
    return (
      sky(canvas, night, mix(deep, night, 0.3), deep) +
      panels +
      glow(canvas, x, y, r * 2.1, air, 0.9) +
      shafts(canvas, light, 6, 0.3) +
      bokeh(canvas, [main, second, light], 14, 0.22) +
      ellipse(x, canvas.height * 0.94, canvas.width * 0.7, 120, {
        fill: canvas.radial([
          [0, light, 0.7],
          [1, main, 0],
        ]),
      })
    );
  },
  hero: (canvas) =>
    group(
      "scale(.9)",
      group(`rotate(${Math.round(canvas.between(-12, 12))})`, fortuneWheel(canvas, 16)) +
        path("M-15 -116H15L0 -76Z", {
          fill: "#ffffff",
          stroke: canvas.palette.main,
          "stroke-width": 4,
          "stroke-linejoin": "round",
        }),
    ),
  extra: (canvas) =>
    circle(0, 0, 86, { fill: gilt(canvas, false) }) +
    circle(0, 0, 70, { fill: canvas.palette.main }) +
    sparkle(0, 0, 60, { fill: "#ffffff" }),
};
