import { darken, lighten, mix } from "../colour";
import type { Motif } from "../motif";
import { glow, sky } from "../scenery";
import { circle, draw, group, path, polar } from "../shapes";

/** From the lower left over the top to the lower right, in degrees. */
const [from, to] = [150, 390];

function arc(start: number, end: number, radius: number): string {
  const [[sx, sy], [ex, ey]] = [polar(start, radius), polar(end, radius)];
  return `M${sx} ${sy}A${radius} ${radius} 0 ${end - start > 180 ? 1 : 0} 1 ${ex} ${ey}`;
}

/** A dial with a mark that its hand stays below, for what is set by the player. Nothing shines in it. */
export const dial: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main } = canvas.palette;
    return sky(canvas, mix(air, deep, 0.7), deep, night) + glow(canvas, x, y, r * 1.9, mix(main, air, 0.5), 0.4);
  },
  hero(canvas) {
    const { night, deep, main, light } = canvas.palette;
    const face = canvas.linear([
      [0, lighten(deep, 0.12)],
      [1, darken(deep, 0.3)],
    ]);
    const filled = canvas.linear([
      [0, lighten(main, 0.15)],
      [1, main],
    ]);
    const line = (colour: string, width: number) => ({
      fill: "none",
      stroke: colour,
      "stroke-width": width,
      "stroke-linecap": "round",
    });
    const [markX, markY] = polar(325, 74);
    return (
      circle(0, 4, 98, { fill: night, opacity: 0.45, filter: canvas.blur(6) }) +
      circle(0, 0, 96, { fill: face, stroke: mix(light, deep, 0.6), "stroke-width": 2.5 }) +
      path(arc(from, to, 74), line(mix(light, deep, 0.78), 12)) +
      path(arc(from, 270, 74), line(filled, 12)) +
      draw(9, (step) => {
        const [[ax, ay], [bx, by]] = [polar(from + step * 30, 58), polar(from + step * 30, 52)];
        return path(`M${ax} ${ay}L${bx} ${by}`, line(mix(light, deep, 0.35), 2.5));
      }) +
      circle(markX, markY, 11, { fill: deep, stroke: light, "stroke-width": 4 }) +
      group("rotate(270)", path("M-12 -5L50 -1.5L50 1.5L-12 5Z", { fill: light })) +
      circle(0, 0, 12, { fill: light }) +
      circle(0, 0, 5, { fill: deep })
    );
  },
};
