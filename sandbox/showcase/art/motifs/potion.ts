import { darken, lighten, mix } from "../colour";
import { bubbles } from "../landscape";
import { gilt, sphere } from "../metal";
import type { Motif } from "../motif";
import { clouds, embers, glow, sky, stars } from "../scenery";
import { at, circle, draw, ellipse, group, path, rect, sparkle } from "../shapes";

export const potion: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, second, light } = canvas.palette;
    const window = path(
      `M${x - r * 1.1} ${canvas.height * 0.8}V${y - r * 0.2}Q${x - r * 1.05} ${y - r * 1.1} ${x} ${y - r * 1.55}Q${x + r * 1.05} ${y - r * 1.1} ${x + r * 1.1} ${y - r * 0.2}V${canvas.height * 0.8}Z`,
      {
        fill: canvas.linear([
          [0, mix(air, deep, 0.3)],
          [1, mix(air, light, 0.25)],
        ]),
        stroke: darken(night, 0.3),
        "stroke-width": 26,
      },
    );
    const flask = (left: number, base: number, size: number, colour: string) =>
      group(
        at(left, base, size / 100),
        path("M-14 -100H14V-60C40 -46 50 -20 44 0H-44C-50 -20 -40 -46 -14 -60Z", { fill: colour, opacity: 0.55 }) +
          rect(-18, -112, 36, 14, { rx: 4, fill: darken(night, 0.1) }) +
          path("M-30 -14C-32 -34 -22 -48 -12 -54", {
            fill: "none",
            stroke: "#ffffff",
            "stroke-width": 5,
            opacity: 0.4,
          }),
      );
    const shelf = (top: number) =>
      rect(-5, top, canvas.width + 10, 22, {
        fill: canvas.linear([
          [0, mix(night, "#6b3f1d", 0.4)],
          [1, darken(night, 0.4)],
        ]),
      });
    const flasks = (top: number) =>
      draw(Math.round(canvas.width / 130), (i) =>
        Math.abs(i * 130 + 60 - x) < r * 1.15
          ? ""
          : flask(i * 130 + 60, top, canvas.between(60, 110), [main, second, light, air][i % 4] ?? main),
      );
    return (
      sky(canvas, darken(night, 0.2), night, mix(night, deep, 0.5)) +
      shelf(canvas.height * 0.3) +
      flasks(canvas.height * 0.3) +
      shelf(canvas.height * 0.58) +
      flasks(canvas.height * 0.58) +
      window +
      stars(canvas, 30, 0.6, light) +
      glow(canvas, x, y, r * 2, main, 0.75) +
      clouds(canvas, [main, second], 3, 0.25) +
      rect(-5, canvas.height * 0.8, canvas.width + 10, canvas.height * 0.2 + 10, {
        fill: canvas.linear([
          [0, mix(night, "#7a4a22", 0.55)],
          [0.1, mix(night, "#4a2a12", 0.6)],
          [1, darken(night, 0.5)],
        ]),
      })
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const kind = Math.floor(canvas.random() * 2);
    const glass =
      kind === 0
        ? "M-20 -72V-34C-66 -22 -84 14 -80 40C-76 74 -44 92 0 92C44 92 76 74 80 40C84 14 66 -22 20 -34V-72Z"
        : "M-22 -72V-40L-78 62C-86 80 -76 92 -58 92H58C76 92 86 80 78 62L22 -40V-72Z";
    const clip = canvas.clip(path(glass, {}));
    const level = kind === 0 ? -2 : 0;
    const liquid =
      path(`M-100 ${level}Q-60 ${level - 12} -20 ${level}Q30 ${level + 12} 100 ${level - 4}V110H-100Z`, {
        fill: canvas.linear([
          [0, lighten(main, 0.5)],
          [0.3, main],
          [0.75, mix(main, second, 0.6)],
          [1, second],
        ]),
      }) +
      path("M-60 60C-30 30 10 66 34 40C54 20 66 34 76 26V100H-70Z", { fill: second, opacity: 0.5 }) +
      draw(16, () =>
        circle(canvas.between(-60, 60), canvas.between(6, 84), canvas.between(2.5, 9), {
          fill: "#ffffff",
          opacity: canvas.between(0.25, 0.7),
        }),
      ) +
      draw(9, () =>
        sparkle(canvas.between(-54, 54), canvas.between(14, 80), canvas.between(4, 10), { fill: lighten(light, 0.5) }),
      );
    const vapour = draw(5, (i) =>
      path(`M${(i - 2) * 7} -92C${(i - 2) * 22} -108 ${(i - 2) * 8 + 14} -118 ${(i - 2) * 20} -134`, {
        fill: "none",
        stroke: lighten(main, 0.35),
        "stroke-width": 9,
        "stroke-linecap": "round",
        opacity: 0.34,
        filter: canvas.blur(3),
      }),
    );
    return group(
      "translate(0 4) scale(.95)",
      ellipse(0, 94, 84, 13, { fill: "#000000", opacity: 0.5, filter: canvas.blur(7) }) +
        vapour +
        path(glass, {
          fill: canvas.linear(
            [
              [0, "#ffffff", 0.35],
              [0.5, "#cfe4ff", 0.12],
              [1, "#ffffff", 0.28],
            ],
            0,
            0,
            1,
            0,
          ),
        }) +
        group("", liquid, { "clip-path": clip }) +
        path(glass, {
          fill: "none",
          stroke: canvas.linear(
            [
              [0, "#ffffff", 0.95],
              [0.5, "#ffffff", 0.35],
              [1, "#ffffff", 0.8],
            ],
            0,
            0,
            1,
            1,
          ),
          "stroke-width": 4,
        }) +
        path(kind === 0 ? "M-62 20C-60 0 -44 -16 -28 -22" : "M-60 58L-26 -6", {
          fill: "none",
          stroke: "#ffffff",
          "stroke-width": 8,
          "stroke-linecap": "round",
          opacity: 0.75,
        }) +
        path(kind === 0 ? "M66 52C58 70 44 78 30 82" : "M64 74C62 82 56 84 48 84", {
          fill: "none",
          stroke: "#ffffff",
          "stroke-width": 4,
          "stroke-linecap": "round",
          opacity: 0.5,
        }) +
        rect(-27, -80, 54, 14, { rx: 6, fill: gilt(canvas), stroke: "#5d3306", "stroke-width": 1.3 }) +
        path("M-17 -80L-20 -100H20L17 -80Z", {
          fill: canvas.linear(
            [
              [0, "#8a5a2b"],
              [0.4, "#d9a066"],
              [1, "#7a4a1e"],
            ],
            0,
            0,
            1,
            0,
          ),
        }) +
        path("M-22 -44H22", { stroke: gilt(canvas), "stroke-width": 6 }) +
        group(
          "translate(0 -40)",
          circle(0, 0, 11, { fill: gilt(canvas, false) }) + circle(0, 0, 7, { fill: sphere(canvas, second) }),
        ),
    );
  },
  extra(canvas) {
    const { second, main } = canvas.palette;
    const colour = canvas.random() > 0.5 ? second : main;
    return (
      path("M-18 -86H18V-40L60 46Q70 84 34 86H-34Q-70 84 -60 46L-18 -40Z", {
        fill: canvas.linear([
          [0, "#ffffff", 0.3],
          [0.45, lighten(colour, 0.3)],
          [1, darken(colour, 0.2)],
        ]),
        stroke: "#ffffff",
        "stroke-width": 4,
        "stroke-opacity": 0.7,
      }) +
      rect(-22, -98, 44, 20, { rx: 5, fill: "#b98249" }) +
      path("M-44 52L-14 -8", { stroke: "#ffffff", "stroke-width": 7, opacity: 0.6, "stroke-linecap": "round" })
    );
  },
  foreground: (canvas) =>
    bubbles(canvas, 7, lighten(canvas.palette.main, 0.4), 0.1) + embers(canvas, 12, canvas.palette.light),
};
