import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { bokeh, glow, rays, shafts, sky } from "../scenery";
import { at, circle, draw, ellipse, group, line, path, polar, rect, slice, sparkle } from "../shapes";

/** A fortune wheel seen from the front: rim with lamps, fields, hub. */
export function fortuneWheel(canvas: Canvas, fields: number): string {
  const { main, second, deep, light } = canvas.palette;
  const step = 360 / fields;
  const colours = [main, darken(deep, 0.15), second, lighten(deep, 0.1)];
  const slices = draw(fields, (index) => {
    const colour = colours[index % (fields % 4 === 0 ? 4 : 2)] ?? main;
    const from = -90 - step / 2 + index * step;
    const [sx, sy] = polar(from + step / 2, 62);
    return (
      path(slice(from, from + step, 84), {
        fill: canvas.radial([
          [0, darken(colour, 0.45)],
          [0.55, colour],
          [1, lighten(colour, 0.25)],
        ]),
      }) +
      group(
        at(sx, sy, 0.1, from + step / 2 + 90),
        index % 2
          ? sparkle(0, 0, 90, { fill: lighten(light, 0.4) })
          : circle(0, 0, 52, { fill: "none", stroke: lighten(light, 0.3), "stroke-width": 26 }),
      ) +
      path(line([[0, 0], polar(from, 84)], false), { stroke: "#fff0bd", "stroke-width": 1.4, opacity: 0.85 })
    );
  });
  const lamps = draw(fields * 2, (index) => {
    const [x, y] = polar(index * (step / 2), 91.5);
    return (
      circle(x, y, 6, {
        fill: canvas.radial([
          [0, "#fff3c0", 0.9],
          [1, "#ffcf5a", 0],
        ]),
      }) + circle(x, y, 2.7, { fill: index % 2 ? "#ffffff" : "#ffe48a" })
    );
  });
  return (
    circle(0, 5, 101, { fill: "#000000", opacity: 0.5, filter: canvas.blur(6) }) +
    circle(0, 0, 100, { fill: gilt(canvas) }) +
    circle(0, 0, 97, { fill: darken(main, 0.6) }) +
    circle(0, 0, 86, { fill: gilt(canvas) }) +
    slices +
    lamps +
    circle(0, 0, 84, {
      fill: canvas.linear(
        [
          [0, "#ffffff", 0.32],
          [0.5, "#ffffff", 0],
          [1, "#000000", 0.3],
        ],
        0,
        0,
        1,
        1,
      ),
    }) +
    circle(0, 0, 23, { fill: gilt(canvas) }) +
    circle(0, 0, 18, {
      fill: canvas.radial(
        [
          [0, lighten(second, 0.5)],
          [1, darken(second, 0.45)],
        ],
        0.35,
        0.3,
        0.8,
      ),
    }) +
    sparkle(-5, -6, 10, { fill: "#ffffff" })
  );
}

export const wheel: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, light } = canvas.palette;
    const folds = Math.round(canvas.width / 90);
    const curtain = draw(folds, (index) => {
      const width = canvas.width / folds;
      const fill = canvas.linear(
        [
          [0, darken(deep, 0.55)],
          [0.45, mix(deep, main, 0.35)],
          [1, darken(deep, 0.65)],
        ],
        0,
        0,
        1,
        0,
      );
      return rect(index * width, -2, width + 1, canvas.height + 4, { fill });
    });
    return (
      sky(canvas, night, deep, air) +
      curtain +
      rect(-2, -2, canvas.width + 4, canvas.height + 4, {
        fill: canvas.linear([
          [0, night, 0.75],
          [0.5, night, 0.1],
          [1, night, 0.9],
        ]),
      }) +
      rays(canvas, x, y, light, 20, 0.12) +
      glow(canvas, x, y, r * 1.9, mix(light, main, 0.4), 0.5) +
      shafts(canvas, light, 3, 0.18) +
      bokeh(canvas, [light, main], 9, 0.16)
    );
  },
  hero(canvas) {
    const fields = [12, 12, 16, 10][Math.floor(canvas.random() * 4)] ?? 12;
    const pointer =
      path("M-13 -112H13L0 -78Z", {
        fill: gilt(canvas),
        stroke: "#5a2d05",
        "stroke-width": 1.5,
        "stroke-linejoin": "round",
      }) +
      circle(0, -110, 9, {
        fill: canvas.radial(
          [
            [0, "#ffffff"],
            [0.4, canvas.palette.main],
            [1, darken(canvas.palette.main, 0.5)],
          ],
          0.35,
          0.3,
          0.8,
        ),
      });
    return group("scale(.9)", group(at(0, 0, 1, canvas.between(-10, 10)), fortuneWheel(canvas, fields)) + pointer);
  },
  extra(canvas) {
    const { light } = canvas.palette;
    return (
      ellipse(0, 0, 82, 82, { fill: gilt(canvas) }) +
      circle(0, 0, 64, { fill: "none", stroke: "#7a4a0c", "stroke-width": 5, opacity: 0.6 }) +
      sparkle(0, 0, 54, { fill: lighten(light, 0.5) })
    );
  },
};
