import { darken, lighten, mix } from "../colour";
import { bubbles } from "../landscape";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { glow, shafts, sky } from "../scenery";
import { at, circle, draw, ellipse, group, line, type Point, path, polar, smooth, sparkle, times } from "../shapes";

export const pearl: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, main, second } = canvas.palette;
    const weed = (left: number, tall: number, colour: string) => {
      const spine = times(
        6,
        (step): Point => [left + Math.sin(step * 1.1 + left) * 26, canvas.height - (tall / 5) * step],
      );
      return (
        path(smooth(spine, false), { fill: "none", stroke: colour, "stroke-width": 20, "stroke-linecap": "round" }) +
        spine
          .map(([px, py], index) => group(at(px, py, 1, index % 2 ? 50 : -50), ellipse(24, 0, 26, 9, { fill: colour })))
          .join("")
      );
    };
    const coral = (left: number, size: number, colour: string): string => {
      const limb = (sx: number, sy: number, turn: number, length: number, width: number): string => {
        if (length < 22) return "";
        const [ex, ey] = polar(turn, length, sx, sy);
        return (
          path(
            line(
              [
                [sx, sy],
                [ex, ey],
              ],
              false,
            ),
            { stroke: colour, "stroke-width": width, "stroke-linecap": "round" },
          ) +
          limb(ex, ey, turn - canvas.between(16, 34), length * 0.72, width * 0.74) +
          limb(ex, ey, turn + canvas.between(16, 34), length * 0.72, width * 0.74)
        );
      };
      return limb(left, canvas.height + 10, -90, size, size * 0.24);
    };
    return (
      sky(canvas, mix(light, air, 0.35), mix(air, deep, 0.35), night) +
      shafts(canvas, "#ffffff", 6, 0.36) +
      glow(canvas, x, y, r * 2, mix(main, light, 0.6), 0.65) +
      weed(canvas.width * 0.07, canvas.height * 0.55, mix(deep, night, 0.25)) +
      weed(canvas.width * 0.94, canvas.height * 0.62, mix(deep, night, 0.35)) +
      coral(canvas.width * 0.16, 120, mix(second, deep, 0.3)) +
      coral(canvas.width * 0.85, 130, mix(main, deep, 0.35)) +
      bubbles(canvas, 16, lighten(light, 0.4))
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const shell = mix(main, "#f0b8c8", 0.25);
    const ribs = 9;
    const upper = (reach: number): Point[] =>
      times(ribs, (index) => polar(-170 + index * 20, reach * (index % 2 ? 1 : 0.95), 0, 34));
    const fan = draw(ribs - 1, (index) => {
      const [a, b] = [polar(-170 + index * 20, 118, 0, 34), polar(-150 + index * 20, 118, 0, 34)];
      const [m] = [polar(-160 + index * 20, 127, 0, 34)];
      return path(`M0 40L${a[0]} ${a[1]}Q${m[0]} ${m[1]} ${b[0]} ${b[1]}Z`, {
        fill: canvas.linear(
          [
            [0, lighten(shell, 0.55)],
            [0.5, index % 2 ? shell : lighten(shell, 0.2)],
            [1, darken(shell, 0.45)],
          ],
          0.5,
          0,
          0.5,
          1,
        ),
        stroke: darken(shell, 0.35),
        "stroke-width": 1.2,
      });
    });
    const inner = path(`${smooth(upper(88), false, 5)}L0 52Z`, {
      fill: canvas.radial(
        [
          [0, darken(second, 0.5)],
          [0.6, mix(shell, second, 0.5)],
          [1, lighten(shell, 0.6)],
        ],
        0.5,
        0.95,
        0.95,
      ),
    });
    const lower = "M-100 42Q-70 26 0 28Q70 26 100 42Q92 92 0 98Q-92 92 -100 42Z";
    return (
      ellipse(0, 96, 96, 13, { fill: "#000000", opacity: 0.4, filter: canvas.blur(7) }) +
      fan +
      inner +
      path(lower, {
        fill: canvas.linear([
          [0, lighten(shell, 0.6)],
          [0.35, shell],
          [1, darken(shell, 0.6)],
        ]),
        stroke: darken(shell, 0.45),
        "stroke-width": 1.4,
      }) +
      draw(8, (index) =>
        path(`M${(index - 3.5) * 6} 97Q${(index - 3.5) * 24} 74 ${(index - 3.5) * 27} 34`, {
          fill: "none",
          stroke: darken(shell, 0.5),
          "stroke-width": 1.6,
          opacity: 0.5,
        }),
      ) +
      ellipse(0, 40, 84, 14, {
        fill: canvas.radial([
          [0, darken(second, 0.55)],
          [1, lighten(shell, 0.35)],
        ]),
      }) +
      circle(0, 20, 62, {
        fill: canvas.radial([
          [0, light, 0.85],
          [1, light, 0],
        ]),
      }) +
      circle(0, 16, 37, {
        fill: canvas.radial(
          [
            [0, "#ffffff"],
            [0.35, "#fff7f2"],
            [0.62, mix(light, "#e9d6ff", 0.4)],
            [0.85, mix(second, "#d8c4e8", 0.6)],
            [1, lighten(second, 0.25)],
          ],
          0.36,
          0.3,
          0.78,
        ),
      }) +
      ellipse(-12, 0, 10, 6, { fill: "#ffffff", opacity: 0.95 }) +
      path("M-24 36A32 32 0 0 0 26 34", {
        fill: "none",
        stroke: "#ffffff",
        "stroke-width": 2.4,
        opacity: 0.6,
        "stroke-linecap": "round",
      }) +
      sparkle(22, -8, 18, { fill: "#ffffff" }) +
      sparkle(-70, -36, 14, { fill: "#ffffff" })
    );
  },
  extra(canvas) {
    const { second, main, light } = canvas.palette;
    if (canvas.random() > 0.5)
      return (
        circle(0, 0, 70, {
          fill: canvas.radial(
            [
              [0, "#ffffff"],
              [0.5, light],
              [1, mix(second, light, 0.3)],
            ],
            0.36,
            0.3,
            0.8,
          ),
        }) + ellipse(-24, -28, 18, 10, { fill: "#ffffff" })
      );
    const fish = mix(main, second, 0.5);
    return (
      path("M50 0L98 -40Q86 0 98 40Z", { fill: darken(fish, 0.15) }) +
      path("M-90 0Q-40 -62 30 -34Q66 -14 66 0Q66 14 30 34Q-40 62 -90 0Z", {
        fill: canvas.linear([
          [0, lighten(fish, 0.4)],
          [0.5, fish],
          [1, darken(fish, 0.3)],
        ]),
      }) +
      path("M-20 -42Q-30 0 -20 42L0 40Q-10 0 0 -40ZM24 -34Q16 0 24 34L40 28Q32 0 40 -28Z", {
        fill: "#ffffff",
        opacity: 0.85,
      }) +
      circle(-58, -8, 11, { fill: "#ffffff" }) +
      circle(-60, -8, 6, { fill: "#0d1220" }) +
      path("M-6 -46Q16 -74 40 -36Z", { fill: gilt(canvas) })
    );
  },
  foreground: (canvas) => bubbles(canvas, 9, "#ffffff", 0.3),
};
