import type { Canvas } from "../canvas";
import { type Colour, darken, lighten, mix } from "../colour";
import type { Motif } from "../motif";
import { clouds, glow, rays, sky, stars } from "../scenery";
import { at, corners, draw, ellipse, group, line, type Point, path, sparkle, times } from "../shapes";

/** Light falls from the upper left: what a facet at this angle shows of it. */
function facet(colour: Colour, angle: number, sharpness: number): Colour {
  const facing = Math.cos(((angle + 125) * Math.PI) / 180);
  return facing > 0 ? lighten(colour, facing * sharpness) : darken(colour, -facing * sharpness);
}

/** A brilliant seen from above: table, star facets, kites and girdle. */
export function brilliant(canvas: Canvas, colour: Colour, sides: number): string {
  const rings: Point[][] = [corners(sides, 44), corners(sides, 70, undefined, -90 + 180 / sides), corners(sides, 100)];
  const [table = [], middle = [], edge = []] = rings;
  const p = (ring: Point[], index: number): Point => ring[(index + sides) % sides] ?? [0, 0];
  const parts = times(sides, (index) => {
    const turn = -90 + (360 / sides) * index;
    const half = turn + 180 / sides;
    return (
      path(line([p(table, index), p(middle, index), p(table, index + 1)]), {
        fill: facet(lighten(colour, 0.2), half, 0.75),
      }) +
      path(line([p(table, index), p(middle, index - 1), p(edge, index), p(middle, index)]), {
        fill: facet(colour, turn, 0.8),
      }) +
      path(line([p(middle, index), p(edge, index), p(edge, index + 1)]), {
        fill: facet(darken(colour, 0.15), half + 30, 0.62),
      })
    );
  }).join("");
  const face = canvas.linear(
    [
      [0, lighten(colour, 0.9)],
      [0.45, lighten(colour, 0.35)],
      [0.5, lighten(colour, 0.12)],
      [1, lighten(colour, 0.6)],
    ],
    0,
    0,
    1,
    1,
  );
  const edges = path(
    [
      ...table.map((_, i) => line([p(table, i), p(middle, i), p(edge, i + 1)], false)),
      ...table.map((_, i) => line([p(table, i), p(middle, i - 1), p(edge, i)], false)),
    ].join(""),
    {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 0.9,
      opacity: 0.45,
    },
  );
  return (
    parts +
    path(line(table), { fill: face }) +
    edges +
    path(line(table), { fill: "none", stroke: "#ffffff", "stroke-width": 1.4, opacity: 0.8 }) +
    path(line(edge), { fill: "none", stroke: lighten(colour, 0.75), "stroke-width": 2, opacity: 0.9 })
  );
}

export const gem: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, second, light } = canvas.palette;
    const spikes = draw(canvas.width > 1500 ? 18 : 11, (index) => {
      const left = (index / (canvas.width > 1500 ? 18 : 11)) * canvas.width - 60;
      const tall = canvas.between(150, 430);
      const wide = canvas.between(80, 150);
      const lean = canvas.between(-90, 90);
      const colour = mix(index % 3 ? deep : air, night, canvas.between(0.1, 0.5));
      const tip: Point = [left + wide / 2 + lean, canvas.height - tall];
      return (
        path(line([[left, canvas.height], tip, [left + wide * 0.6, canvas.height]]), {
          fill: canvas.linear([
            [0, lighten(colour, 0.35)],
            [1, colour],
          ]),
        }) +
        path(line([[left + wide * 0.6, canvas.height], tip, [left + wide, canvas.height]]), {
          fill: darken(colour, 0.4),
        })
      );
    });
    return (
      sky(canvas, night, mix(night, deep, 0.8), deep) +
      clouds(canvas, [air, main], 4, 0.35) +
      rays(canvas, x, y, light, 16, 0.1) +
      glow(canvas, x, y, r * 2, mix(main, second, 0.2), 0.75) +
      stars(canvas, 26, 0.7, light) +
      spikes
    );
  },
  hero(canvas) {
    const { main, light } = canvas.palette;
    const sides = [8, 8, 10, 6][Math.floor(canvas.random() * 4)] ?? 8;
    return (
      ellipse(0, 96, 84, 12, { fill: "#000000", opacity: 0.4, filter: canvas.blur(7) }) +
      group(at(0, 0, 0.95, canvas.between(-12, 12)), brilliant(canvas, darken(main, 0.12), sides)) +
      sparkle(-46, -52, 30, { fill: "#ffffff" }) +
      sparkle(60, 28, 15, { fill: light }) +
      sparkle(22, -74, 11, { fill: "#ffffff" })
    );
  },
  extra(canvas) {
    return (
      group(
        at(0, 0, 0.9, canvas.between(-25, 25)),
        brilliant(canvas, canvas.palette.second, canvas.random() > 0.5 ? 6 : 8),
      ) + sparkle(-40, -44, 26, { fill: "#ffffff" })
    );
  },
};
