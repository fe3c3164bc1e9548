import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { ridge } from "../landscape";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { embers, glow, sky } from "../scenery";
import { at, circle, draw, ellipse, group, path, rect, sparkle } from "../shapes";

export function coin(canvas: Canvas): string {
  return (
    ellipse(2, 9, 92, 92, { fill: "#5d3306" }) +
    circle(0, 0, 92, { fill: gilt(canvas, false) }) +
    circle(0, 0, 74, {
      fill: canvas.linear(
        [
          [0, "#ffdf7a"],
          [1, "#c17d16"],
        ],
        0,
        0,
        1,
        1,
      ),
      stroke: "#8a5309",
      "stroke-width": 4,
    }) +
    sparkle(0, 0, 58, { fill: "#fff4c9" }) +
    ellipse(-36, -46, 26, 10, { fill: "#ffffff", opacity: 0.6, transform: "rotate(-38 -36 -46)" })
  );
}

function cloverLeaf(canvas: Canvas, colour: string, leaves: number): string {
  const one =
    path("M0 -4C-16 -22 -58 -36 -54 -70C-50 -98 -14 -98 0 -70C14 -98 50 -98 54 -70C58 -36 16 -22 0 -4Z", {
      fill: canvas.radial(
        [
          [0, darken(colour, 0.3)],
          [0.5, colour],
          [1, lighten(colour, 0.45)],
        ],
        0.5,
        1,
        1,
      ),
      stroke: darken(colour, 0.5),
      "stroke-width": 2,
    }) +
    path("M0 -8L0 -62M0 -30L-22 -56M0 -30L22 -56", {
      fill: "none",
      stroke: lighten(colour, 0.65),
      "stroke-width": 2.4,
      opacity: 0.65,
      "stroke-linecap": "round",
    });
  return (
    path("M0 0C8 34 2 64 -26 94L-14 98C14 72 18 34 8 0Z", { fill: darken(colour, 0.3) }) +
    draw(leaves, (index) => group(`rotate(${(360 / leaves) * index + 180 / leaves})`, one))
  );
}

export const clover: Motif = {
  scene(canvas, { x, y, r }) {
    const { deep, sky: air, light, night } = canvas.palette;
    const colours = ["#ff5d6c", "#ffa14d", "#ffe169", "#7fe08a", "#6ab8ff", "#b48cff"];
    const bow = colours
      .map((colour, band) =>
        circle(x, canvas.height * 0.86, canvas.height * 0.62 + r * 0.3 - band * 26, {
          fill: "none",
          stroke: colour,
          "stroke-width": 27,
          opacity: 0.42,
        }),
      )
      .join("");
    return (
      sky(canvas, mix(air, deep, 0.3), mix(air, light, 0.35), mix(light, air, 0.25)) +
      glow(canvas, x, y, r * 2.1, light, 0.85) +
      bow +
      ridge(canvas, canvas.height * 0.76, 150, mix(air, deep, 0.35), { steps: 4, sharp: false }) +
      ridge(
        canvas,
        canvas.height * 0.86,
        130,
        canvas.linear([
          [0, lighten(air, 0.12)],
          [0.5, deep],
          [1, mix(deep, night, 0.6)],
        ]),
        { steps: 3, sharp: false },
      )
    );
  },
  hero(canvas) {
    const { main } = canvas.palette;
    const green = mix(main, "#26b552", 0.5);
    const heap = [7, 5, 3]
      .map((count, row) =>
        draw(count, (place) => group(at((place - (count - 1) / 2) * 22, -6 - row * 13, 0.15), coin(canvas))),
      )
      .join("");
    const pot = "M-70 2H70C84 26 84 84 40 94H-40C-84 84 -84 26 -70 2Z";
    return (
      ellipse(0, 94, 84, 13, { fill: "#000000", opacity: 0.45, filter: canvas.blur(7) }) +
      group(at(0, -34, 0.66, canvas.between(-8, 8)), cloverLeaf(canvas, green, 4)) +
      heap +
      path(pot, {
        fill: canvas.linear(
          [
            [0, "#0c0f12"],
            [0.25, "#59636c"],
            [0.45, "#2a3138"],
            [1, "#07090b"],
          ],
          0,
          0,
          1,
          0,
        ),
      }) +
      rect(-78, -6, 156, 20, {
        rx: 10,
        fill: canvas.linear([
          [0, "#6a757e"],
          [0.4, "#39424a"],
          [1, "#0d1114"],
        ]),
      }) +
      path("M-56 24C-64 46 -58 70 -44 82", {
        fill: "none",
        stroke: "#ffffff",
        "stroke-width": 5,
        opacity: 0.35,
        "stroke-linecap": "round",
      }) +
      group(at(-84, 84, 0.17, -14), coin(canvas)) +
      group(at(76, 88, 0.2), coin(canvas)) +
      group(at(0, 50, 0.28), cloverLeaf(canvas, lighten(green, 0.1), 3)) +
      sparkle(-30, -24, 16, { fill: "#ffffff" }) +
      sparkle(40, -30, 13, { fill: "#ffffff" })
    );
  },
  extra: (canvas) =>
    canvas.random() > 0.45 ? coin(canvas) : cloverLeaf(canvas, mix(canvas.palette.main, "#26b552", 0.4), 4),
  foreground: (canvas) => embers(canvas, 16, canvas.palette.light, 0.2),
};
