import { type Colour, darken, lighten, mix } from "../colour";
import { sphere } from "../metal";
import type { Motif } from "../motif";
import { bokeh, glow, rays, sky, stars } from "../scenery";
import { circle, draw, ellipse, path, rect } from "../shapes";
import { glyphs } from "./cards";

export const plinko: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, light } = canvas.palette;
    return (
      sky(canvas, night, deep, air) +
      rays(canvas, x, y - r, light, 14, 0.25) +
      glow(canvas, x, y, r * 2, main, 0.6) +
      bokeh(canvas, [main, light], 12, 0.2) +
      stars(canvas, 24)
    );
  },
  hero(canvas) {
    const { main, second, light, deep } = canvas.palette;
    const rows = 6;
    const pegs = draw(rows, (row) =>
      draw(row + 3, (i) =>
        circle((i - (row + 2) / 2) * 24, -78 + row * 24, 5.2, {
          fill: canvas.radial(
            [
              [0, "#ffffff"],
              [0.5, lighten(light, 0.2)],
              [1, mix(second, deep, 0.4)],
            ],
            0.35,
            0.3,
            0.8,
          ),
        }),
      ),
    );
    const slots = draw(8, (i) => {
      const far = Math.abs(i - 3.5) / 3.5;
      const colour = mix(second, mix(main, "#ff2e63", 0.4), far);
      return (
        rect(-97 + i * 24.4, 64, 22, 32, {
          rx: 5,
          fill: canvas.linear([
            [0, lighten(colour, 0.3)],
            [1, darken(colour, 0.25)],
          ]),
        }) + glyphs(["9", "4", "2", "1", "1", "2", "4", "9"][i] ?? "", 15, "#ffffff", -86 + i * 24.4, 80)
      );
    });
    const ball = (bx: number, by: number, size: number, colour: Colour) =>
      path(
        `M${bx - size} ${by}Q${bx - size * 0.4} ${by - size * 4} ${bx + size * 0.4} ${by - size * 5}Q${bx + size} ${by - size * 2} ${bx + size} ${by}Z`,
        {
          fill: canvas.linear([
            [0, colour, 0],
            [1, colour, 0.6],
          ]),
        },
      ) +
      circle(bx, by, size, { fill: sphere(canvas, colour) }) +
      circle(bx - size * 0.3, by - size * 0.4, size * 0.25, { fill: "#ffffff" });
    return (
      path("M-34 -104H34L104 58H-104Z", {
        fill: canvas.linear([
          [0, "#ffffff", 0.06],
          [1, "#ffffff", 0.2],
        ]),
        stroke: lighten(second, 0.3),
        "stroke-width": 3,
        "stroke-linejoin": "round",
      }) +
      pegs +
      slots +
      ball(-12, -42, 13, mix(main, "#ff3d7f", 0.3)) +
      ball(38, 6, 11, mix(light, "#ffc12e", 0.6)) +
      ball(-48, 32, 10, second)
    );
  },
  extra: (canvas) =>
    circle(0, 0, 74, { fill: sphere(canvas, canvas.palette.main) }) +
    ellipse(-24, -30, 18, 10, { fill: "#ffffff", opacity: 0.9 }),
};
