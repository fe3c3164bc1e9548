import { darken, lighten, mix } from "../colour";
import { ridge, sea } from "../landscape";
import type { Motif } from "../motif";
import { embers, glow, sky } from "../scenery";
import { circle, draw, ellipse, group, path, polar } from "../shapes";

export const volcano: Motif = {
  flips: true,
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, light } = canvas.palette;
    const smoke = draw(26, (index) => {
      const share = index / 26;
      const spread = r * (0.25 + share * 1.9);
      const [cx, cy] = [x + canvas.between(-spread, spread), y - r * 0.55 - share * (y + 40)];
      const size = r * (0.22 + share * 0.42);
      const colour = mix(mix(night, deep, 0.5), main, Math.max(0, 0.5 - share));
      return circle(cx, cy, size, {
        fill: canvas.radial(
          [
            [0, lighten(colour, 0.14), 0.95],
            [0.7, colour, 0.8],
            [1, colour, 0],
          ],
          0.4,
          0.7,
          0.6,
        ),
      });
    });
    return (
      sky(canvas, night, deep, mix(air, main, 0.6)) +
      glow(canvas, x, y - r * 0.5, r * 2.1, main, 0.85) +
      smoke +
      glow(canvas, x, y - r * 0.62, r * 0.9, light, 0.8) +
      ridge(canvas, canvas.height * 0.84, 150, mix(deep, night, 0.35), { steps: 8 }) +
      sea(canvas, canvas.height * 0.8, [mix(deep, main, 0.25), mix(night, deep, 0.6)], 8)
    );
  },
  hero(canvas) {
    const { main, light, deep, night } = canvas.palette;
    const lava = canvas.linear([
      [0, "#fffbe0"],
      [0.2, lighten(light, 0.1)],
      [0.5, mix(main, "#ff7a1a", 0.4)],
      [1, darken(mix(main, "#d4210a", 0.5), 0.2)],
    ]);
    const rock = mix(deep, "#3a2a2a", 0.45);
    const cone = "M-104 96C-70 64 -50 14 -30 -38Q0 -52 30 -38C50 14 70 64 104 96Q0 112 -104 96Z";
    const jets = draw(13, (index) => {
      const turn = -90 + (index - 6) * 11 + canvas.between(-4, 4);
      const [ex, ey] = polar(turn, canvas.between(40, 76), 0, -46);
      return (
        path(`M0 -40Q${ex * 0.45} ${ey - 12} ${ex} ${ey + 10}`, {
          fill: "none",
          stroke: index % 3 ? mix(main, "#ff8a1f", 0.5) : lighten(light, 0.3),
          "stroke-width": canvas.between(3, 6.5),
          "stroke-linecap": "round",
        }) +
        circle(ex, ey + 10, canvas.between(3, 7), {
          fill: canvas.radial([
            [0, "#ffffff"],
            [0.4, light],
            [1, main],
          ]),
        })
      );
    });
    const facets = draw(7, (index) => {
      const x = -84 + index * 28;
      return path(`M${x * 0.32} -34L${x} ${98 - Math.abs(x) * 0.06}L${x + 18} 99L${(x + 20) * 0.34} -34Z`, {
        fill: index % 2 ? lighten(rock, 0.16) : darken(rock, 0.4),
        opacity: 0.55,
      });
    });
    return (
      group("", path("M-14 -40C-22 -80 -10 -96 0 -104C10 -96 22 -80 14 -40Z", { fill: lava }), {
        filter: canvas.blur(3),
      }) +
      jets +
      path(cone, {
        fill: canvas.linear([
          [0, mix(rock, main, 0.5)],
          [0.3, rock],
          [1, darken(mix(rock, night, 0.4), 0.3)],
        ]),
      }) +
      group("", facets, { "clip-path": canvas.clip(path(cone, {})) }) +
      ellipse(0, -40, 31, 8.5, { fill: lava }) +
      ellipse(0, -41, 22, 5, { fill: "#fffce8" }) +
      path("M-22 -38C-26 -10 -44 4 -38 34C-34 54 -58 66 -54 98L-38 100C-42 72 -20 58 -22 34C-24 14 -8 2 -10 -36Z", {
        fill: lava,
      }) +
      path("M-2 -34C0 -8 12 8 6 34C0 58 16 74 10 102L26 101C30 78 16 62 22 36C28 12 10 0 14 -37Z", { fill: lava }) +
      path("M20 -37C28 -16 44 -6 46 18C48 38 66 48 70 74L80 82C76 52 60 36 58 16C56 -4 36 -14 28 -38Z", {
        fill: lava,
      }) +
      path(cone, {
        fill: canvas.linear(
          [
            [0, "#000000", 0],
            [0.55, "#000000", 0],
            [1, "#000000", 0.6],
          ],
          0,
          0,
          1,
          0,
        ),
      })
    );
  },
  extra(canvas) {
    const { deep, main, light } = canvas.palette;
    return (
      path("M-60 30L-74 -20L-30 -64L34 -60L76 -10L56 48L0 72Z", {
        fill: canvas.linear([
          [0, lighten(deep, 0.25)],
          [1, darken(deep, 0.6)],
        ]),
      }) +
      path("M-40 10L-10 -20L8 8L36 -16L50 20", {
        fill: "none",
        stroke: canvas.linear([
          [0, light],
          [1, main],
        ]),
        "stroke-width": 11,
        "stroke-linejoin": "round",
        "stroke-linecap": "round",
      })
    );
  },
  foreground: (canvas) => embers(canvas, 34, mix(canvas.palette.main, canvas.palette.light, 0.4)),
};
