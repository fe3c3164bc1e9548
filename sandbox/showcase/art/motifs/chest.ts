import { darken, lighten, mix } from "../colour";
import { ridge, sea } from "../landscape";
import { gilt, sphere } from "../metal";
import type { Motif } from "../motif";
import { embers, glow, rays, sky } from "../scenery";
import { at, circle, draw, ellipse, group, path, rect, sparkle } from "../shapes";
import { coin } from "./clover";
import { brilliant } from "./gem";

export const chest: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, main } = canvas.palette;
    const palm = (left: number, base: number, size: number, lean: number, fill: string) =>
      group(
        `translate(${left} ${base}) scale(${(lean * size) / 100} ${size / 100})`,
        path("M-8 0C-4 -70 10 -140 44 -190L52 -184C26 -134 14 -70 10 0Z", { fill }) +
          [-170, -130, -85, -40, 5, 35]
            .map((turn) => group(at(48, -188, 1.3, turn), path("M0 0C22 -22 58 -20 86 10C56 -2 28 0 0 0Z", { fill })))
            .join(""),
      );
    return (
      sky(canvas, mix(deep, night, 0.4), mix(air, deep, 0.2), mix(light, air, 0.25)) +
      rays(canvas, x, y, light, 20, 0.25) +
      glow(canvas, x, y - r * 0.2, r * 2.2, light, 0.8) +
      ridge(canvas, canvas.height * 0.62, 140, mix(air, deep, 0.55), { steps: 5 }) +
      sea(canvas, canvas.height * 0.6, [lighten(air, 0.1), air, mix(air, deep, 0.6)], 9) +
      palm(canvas.width * 0.04, canvas.height * 0.84, 200, 1, mix(deep, night, 0.55)) +
      palm(canvas.width * 0.98, canvas.height * 0.86, 230, -1, mix(deep, night, 0.65)) +
      ridge(
        canvas,
        canvas.height * 0.84,
        60,
        canvas.linear([
          [0, mix(light, main, 0.35)],
          [0.3, mix(main, deep, 0.35)],
          [1, darken(deep, 0.4)],
        ]),
        { steps: 3, sharp: false },
      )
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const wood = mix("#8a4f22", main, 0.15);
    const plank = (x: number, y: number, w: number, h: number) =>
      rect(x, y, w, h, {
        fill: canvas.linear([
          [0, lighten(wood, 0.25)],
          [0.5, wood],
          [1, darken(wood, 0.5)],
        ]),
      });
    const band = (x: number, y: number, w: number, h: number) =>
      rect(x, y, w, h, { rx: 3, fill: gilt(canvas, false), stroke: "#5d3306", "stroke-width": 1.4 });
    const rivets = (x: number, y: number, count: number) =>
      draw(count, (i) => circle(x, y + i * 14, 2.4, { fill: "#fff3c4" }));
    const lid = "M-88 -4C-96 -40 -82 -84 -62 -92H62C82 -84 96 -40 88 -4Z";
    const heap = [9, 7, 5, 3]
      .map((count, row) =>
        draw(count, (place) =>
          group(
            at((place - (count - 1) / 2) * 19 + canvas.between(-2, 2), 4 - row * 11, 0.13, canvas.between(-12, 12)),
            coin(canvas),
          ),
        ),
      )
      .join("");
    return (
      ellipse(0, 90, 104, 14, { fill: "#000000", opacity: 0.5, filter: canvas.blur(7) }) +
      path(lid, { fill: darken(wood, 0.5), stroke: "#2c1405", "stroke-width": 2 }) +
      path("M-76 -8C-82 -40 -72 -74 -56 -80H56C72 -74 82 -40 76 -8Z", {
        fill: canvas.linear([
          [0, darken(wood, 0.75)],
          [1, mix(main, "#5a2a0c", 0.6)],
        ]),
      }) +
      [-70, 0, 70]
        .map((x) =>
          path(
            `M${x - 9} -4C${x - 9 + x * 0.04} -40 ${x * 0.9 - 9} -86 ${x * 0.82 - 8} -92H${x * 0.82 + 8}C${x * 0.9 + 9} -86 ${x + 9} -40 ${x + 9} -4Z`,
            { fill: gilt(canvas, false), stroke: "#5d3306", "stroke-width": 1.4 },
          ),
        )
        .join("") +
      circle(0, -8, 88, {
        fill: canvas.radial([
          [0, lighten(light, 0.3), 0.95],
          [0.5, light, 0.5],
          [1, light, 0],
        ]),
      }) +
      heap +
      group(at(-44, -10, 0.2, -20), brilliant(canvas, main, 8)) +
      group(at(46, -12, 0.2, 24), brilliant(canvas, second, 6)) +
      group(at(6, -34, 0.24, 8), brilliant(canvas, mix(second, "#e0244f", 0.6), 8)) +
      draw(7, (i) => circle(-30 + i * 9, 4 + Math.sin(i) * 5, 4.6, { fill: sphere(canvas, "#fff4e0") })) +
      plank(-92, 10, 184, 26) +
      plank(-90, 35, 180, 26) +
      plank(-88, 60, 176, 28) +
      band(-96, 4, 192, 13) +
      band(-92, 78, 184, 12) +
      band(-82, 6, 19, 84) +
      band(63, 6, 19, 84) +
      rivets(-72.5, 22, 5) +
      rivets(72.5, 22, 5) +
      path("M-20 8H20V44L0 58L-20 44Z", { fill: gilt(canvas), stroke: "#5d3306", "stroke-width": 1.6 }) +
      circle(0, 27, 6.5, { fill: "#2c1405" }) +
      path("M-3 28H3L5 43H-5Z", { fill: "#2c1405" }) +
      sparkle(-20, -46, 20, { fill: "#ffffff" }) +
      sparkle(58, -30, 14, { fill: "#ffffff" })
    );
  },
  extra: (canvas) =>
    canvas.random() > 0.35 ? coin(canvas) : group("scale(.85)", brilliant(canvas, canvas.palette.second, 8)),
  foreground: (canvas) => embers(canvas, 14, canvas.palette.light, 0.3),
};
