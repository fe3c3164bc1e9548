import type { Canvas } from "../canvas";
import { type Colour, darken, lighten, mix } from "../colour";
import { sphere } from "../metal";
import type { Motif } from "../motif";
import { bokeh, glow, rays, sky } from "../scenery";
import { at, circle, ellipse, group, polar, sparkle } from "../shapes";
import { glyphs } from "./cards";

/** A lottery ball with its number on a white disc. */
function ball(canvas: Canvas, colour: Colour, number: string): string {
  return (
    circle(4, 10, 92, { fill: "#000000", opacity: 0.35, filter: canvas.blur(7) }) +
    circle(0, 0, 92, { fill: sphere(canvas, colour) }) +
    circle(4, 4, 50, { fill: "#ffffff" }) +
    glyphs(number, number.length > 1 ? 58 : 66, darken(colour, 0.55), 4, 2) +
    ellipse(-38, -50, 24, 12, { fill: "#ffffff", opacity: 0.85, transform: "rotate(-35 -38 -50)" })
  );
}

export const keno: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, light, second } = canvas.palette;
    return (
      sky(canvas, deep, mix(deep, air, 0.5), night) +
      rays(canvas, x, y, light, 20, 0.22) +
      glow(canvas, x, y, r * 2, mix(air, light, 0.3), 0.8) +
      bokeh(canvas, [main, second, light], 14, 0.24)
    );
  },
  hero(canvas) {
    const { main, second, light, sky: air } = canvas.palette;
    const places = [
      [-58, -44, 0.4],
      [56, -52, 0.42],
      [-66, 42, 0.44],
      [66, 44, 0.4],
      [2, -74, 0.34],
      [0, 76, 0.36],
    ] as const;
    const colours = [
      second,
      mix(light, "#ff9d2e", 0.6),
      air,
      mix(main, "#ff3d6e", 0.5),
      lighten(second, 0.15),
      mix(air, "#37c871", 0.5),
    ];
    const ring = places.map(([px, py, size], i) =>
      group(
        at(px, py, size, canvas.between(-16, 16)),
        ball(canvas, colours[i] ?? main, String(Math.floor(canvas.between(1, 80)))),
      ),
    );
    return (
      ring.join("") +
      group("scale(.62) rotate(-6)", ball(canvas, main, String(Math.floor(canvas.between(10, 80))))) +
      [0, 1, 2].map((i) => sparkle(...polar(i * 130 + 20, 92), 12, { fill: "#ffffff" })).join("")
    );
  },
  extra: (canvas) => ball(canvas, canvas.palette.second, String(Math.floor(canvas.between(1, 80)))),
};
