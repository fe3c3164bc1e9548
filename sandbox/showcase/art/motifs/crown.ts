import { darken, lighten, mix } from "../colour";
import { gilt, sphere } from "../metal";
import type { Motif } from "../motif";
import { embers, glow, shafts, sky } from "../scenery";
import { at, circle, draw, ellipse, group, path, polar, rect, sparkle } from "../shapes";

export const crown: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light } = canvas.palette;
    const pillars = [0.06, 0.24, 0.76, 0.94].map((share, index) => {
      // In a wide picture the crown is not in the middle, and none stands through it.
      if (Math.abs(share * canvas.width - x) < r * 0.7) return "";
      const wide = index === 0 || index === 3 ? 150 : 96;
      const left = share * canvas.width - wide / 2;
      const fill = canvas.linear(
        [
          [0, darken(deep, 0.5)],
          [0.35, mix(air, deep, index % 3 === 0 ? 0.45 : 0.7)],
          [0.6, deep],
          [1, darken(deep, 0.65)],
        ],
        0,
        0,
        1,
        0,
      );
      const flutes = draw(4, (line) =>
        rect(left + wide * (0.16 + line * 0.2), -5, wide * 0.05, canvas.height + 10, { fill: night, opacity: 0.3 }),
      );
      return (
        rect(left, -5, wide, canvas.height + 10, { fill }) +
        flutes +
        rect(left - 16, canvas.height * 0.8, wide + 32, 40, { fill: darken(deep, 0.3) })
      );
    });
    const arch = path(
      `M${x - r * 1.25} ${canvas.height + 5}V${y}A${r * 1.25} ${r * 1.25} 0 0 1 ${x + r * 1.25} ${y}V${canvas.height + 5}Z`,
      {
        fill: canvas.linear([
          [0, mix(air, light, 0.25)],
          [0.6, air],
          [1, deep],
        ]),
        stroke: gilt(canvas),
        "stroke-width": 10,
      },
    );
    return (
      sky(canvas, night, mix(night, deep, 0.7), night) +
      arch +
      glow(canvas, x, y, r * 1.8, light, 0.6) +
      shafts(canvas, light, 4, 0.22) +
      pillars.join("")
    );
  },
  hero(canvas) {
    const { main, second, light, deep } = canvas.palette;
    const velvet = mix(second, deep, 0.35);
    const gold = gilt(canvas);
    const jewel = (x: number, y: number, size: number, colour: string) =>
      group(
        at(x, y, size),
        circle(0, 0, 13.5, { fill: gilt(canvas, false) }) +
          circle(0, 0, 10.5, { fill: sphere(canvas, colour) }) +
          circle(-3.5, -4, 2.4, { fill: "#ffffff", opacity: 0.9 }),
      );
    const drop = (x: number, y: number) => circle(x, y, 8.5, { fill: sphere(canvas, "#fff3dc") });
    const points = [
      [-96, -38],
      [-50, -62],
      [0, -84],
      [50, -62],
      [96, -38],
    ] as const;
    const shape = "M-84 62L-96 -38L-66 12L-50 -62L-24 8L0 -84L24 8L50 -62L66 12L96 -38L84 62Q0 88 -84 62Z";
    const arches = draw(9, (index) =>
      circle(-72 + index * 18, 46 + Math.cos(((index - 4) / 4) * 1.57) * 15 - 1, 3.4, { fill: "#fffbe6" }),
    );
    return (
      ellipse(0, 82, 100, 18, { fill: "#000000", opacity: 0.5, filter: canvas.blur(7) }) +
      path("M-86 -8Q0 -58 86 -8L80 40H-80Z", {
        fill: canvas.linear([
          [0, darken(velvet, 0.5)],
          [1, velvet],
        ]),
      }) +
      path(shape, { fill: gold, stroke: "#6a3b07", "stroke-width": 2, "stroke-linejoin": "round" }) +
      path(shape, {
        fill: canvas.linear(
          [
            [0, "#000000", 0.28],
            [0.3, "#ffffff", 0.28],
            [0.5, "#ffffff", 0],
            [0.8, "#000000", 0.1],
            [1, "#000000", 0.4],
          ],
          0,
          0,
          1,
          0,
        ),
      }) +
      path("M-84 62Q0 88 84 62L82 36Q0 60 -82 36Z", {
        fill: canvas.linear([
          [0, "#ffe58a"],
          [0.5, "#c8811a"],
          [1, "#7b430a"],
        ]),
        stroke: "#6a3b07",
        "stroke-width": 1.5,
      }) +
      arches +
      jewel(0, 26, 1.35, main) +
      jewel(-44, 18, 1, second) +
      jewel(44, 18, 1, second) +
      jewel(-72, 20, 0.7, main) +
      jewel(72, 20, 0.7, main) +
      points.map(([x, y]) => drop(x, y - 3)).join("") +
      sparkle(-50, -66, 24, { fill: "#ffffff" }) +
      sparkle(72, 4, 16, { fill: light }) +
      sparkle(4, 20, 12, { fill: lighten(light, 0.6) })
    );
  },
  extra(canvas) {
    const { main, light } = canvas.palette;
    const petals = draw(6, (index) => {
      const [x, y] = polar(index * 60, 52);
      return circle(x, y, 24, { fill: gilt(canvas) });
    });
    return (
      petals +
      circle(0, 0, 54, { fill: gilt(canvas, false) }) +
      circle(0, 0, 38, { fill: sphere(canvas, main) }) +
      sparkle(-12, -14, 20, { fill: lighten(light, 0.7) })
    );
  },
  foreground: (canvas) => embers(canvas, 18, canvas.palette.light),
};
