import { darken, lighten, mix } from "../colour";
import type { Motif } from "../motif";
import { glow, sky } from "../scenery";
import { circle, draw, path, polar } from "../shapes";

/** A ring to hold on to, on still water. */
export const lifebuoy: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, light } = canvas.palette;
    const water = draw(7, (at) => {
      const height = y + r * (0.35 + at * 0.16);
      return path(`M-10 ${height}H${canvas.width + 10}`, {
        fill: "none",
        stroke: light,
        "stroke-width": 2 + at,
        opacity: 0.05 + at * 0.01,
      });
    });
    return (
      sky(canvas, mix(air, deep, 0.6), deep, night) + glow(canvas, x, y, r * 1.9, mix(main, air, 0.5), 0.4) + water
    );
  },
  hero(canvas) {
    const { night, main, light } = canvas.palette;
    const pale = mix(light, "#ffffff", 0.6);
    const body = canvas.linear([
      [0, lighten(main, 0.2)],
      [1, darken(main, 0.25)],
    ]);
    const band = canvas.linear([
      [0, pale],
      [1, darken(pale, 0.2)],
    ]);
    const ring = (stroke: string, width: number, more: Record<string, string | number> = {}) =>
      circle(0, 0, 66, { fill: "none", stroke, "stroke-width": width, ...more });
    const rope = { fill: "none", stroke: pale, "stroke-width": 4, "stroke-linecap": "round" };
    return (
      ring(night, 52, { opacity: 0.4, filter: canvas.blur(6) }) +
      ring(body, 50) +
      draw(4, (at) => {
        const [[ax, ay], [bx, by]] = [polar(30 + at * 90, 66), polar(60 + at * 90, 66)];
        return path(`M${ax} ${ay}A66 66 0 0 1 ${bx} ${by}`, { fill: "none", stroke: band, "stroke-width": 50 });
      }) +
      draw(4, (at) => {
        const [[ax, ay], [bx, by], [mx, my]] = [
          polar(60 + at * 90, 92),
          polar(120 + at * 90, 92),
          polar(90 + at * 90, 108),
        ];
        return path(`M${ax} ${ay}Q${mx} ${my} ${bx} ${by}`, rope);
      })
    );
  },
};
