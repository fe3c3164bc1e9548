import { type Colour, darken, lighten, mix } from "../colour";
import { steel } from "../metal";
import type { Motif } from "../motif";
import { glow, sky } from "../scenery";
import { at, circle, draw, ellipse, group, rect, sparkle } from "../shapes";
import { brilliant } from "./gem";

export const mines: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, second } = canvas.palette;
    const size = 150;
    const tiles = draw(Math.ceil(canvas.width / size) + 1, (column) =>
      draw(Math.ceil(canvas.height / size) + 1, (row) =>
        rect(column * size - 60, row * size - 60, size - 14, size - 14, {
          rx: 22,
          fill: canvas.linear([
            [0, mix(air, deep, 0.35 + 0.4 * canvas.random())],
            [1, mix(deep, night, 0.4)],
          ]),
          stroke: light,
          "stroke-opacity": 0.12,
          "stroke-width": 3,
        }),
      ),
    );
    return (
      sky(canvas, deep, mix(deep, night, 0.5), night) +
      tiles +
      glow(canvas, x, y, r * 2, second, 0.6) +
      rect(-5, -5, canvas.width + 10, canvas.height + 10, {
        fill: canvas.radial(
          [
            [0, night, 0],
            [0.6, night, 0.15],
            [1, night, 0.85],
          ],
          0.5,
          0.45,
          0.75,
        ),
      })
    );
  },
  hero(canvas) {
    const { main, second, light, deep } = canvas.palette;
    const mine =
      draw(10, (i) => group(`rotate(${i * 36})`, rect(-7, -98, 14, 34, { rx: 6, fill: steel(canvas) }))) +
      circle(0, 0, 74, {
        fill: canvas.radial(
          [
            [0, "#8592a0"],
            [0.4, "#2d3540"],
            [1, "#05070a"],
          ],
          0.34,
          0.28,
          0.85,
        ),
      }) +
      circle(0, 0, 20, { fill: "#1a0505" }) +
      circle(0, 0, 36, {
        fill: canvas.radial([
          [0, "#ff5a3d", 0.95],
          [1, "#ff2a1a", 0],
        ]),
      }) +
      circle(0, 0, 13, { fill: "#ff4a33" }) +
      circle(-4, -4, 4, { fill: "#ffd6cc" }) +
      ellipse(-30, -38, 20, 10, { fill: "#ffffff", opacity: 0.5 });
    const tile = (px: number, py: number, inside: string, colour: Colour) =>
      group(
        at(px, py, 0.5),
        rect(-92, -92, 184, 184, { rx: 30, fill: darken(colour, 0.6) }) +
          rect(-92, -98, 184, 178, {
            rx: 30,
            fill: canvas.linear([
              [0, lighten(colour, 0.35)],
              [1, darken(colour, 0.2)],
            ]),
            stroke: lighten(colour, 0.6),
            "stroke-width": 3,
          }) +
          group("translate(0 -8) scale(.78)", inside),
      );
    return (
      tile(-50, -50, brilliant(canvas, main, 8), mix(deep, second, 0.5)) +
      tile(50, 50, brilliant(canvas, mix(second, main, 0.3), 6), mix(deep, second, 0.5)) +
      tile(-50, 50, sparkle(0, 0, 70, { fill: light }), deep) +
      tile(50, -50, mine, mix(deep, "#a31621", 0.5)) +
      sparkle(-70, -74, 16, { fill: "#ffffff" })
    );
  },
  extra: (canvas) => group("scale(.85)", brilliant(canvas, canvas.palette.main, 8)),
};
