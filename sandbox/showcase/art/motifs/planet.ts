import { darken, lighten, mix } from "../colour";
import type { Motif } from "../motif";
import { clouds, glow, sky, stars } from "../scenery";
import { at, circle, draw, ellipse, group, path, rect, sparkle } from "../shapes";

const ringShape = (outer: number, inner: number, flat: number, half: "back" | "front") => {
  const sweep = half === "back" ? 1 : 0;
  return `M${-outer} 0A${outer} ${outer * flat} 0 0 ${sweep} ${outer} 0L${inner} 0A${inner} ${inner * flat} 0 0 ${1 - sweep} ${-inner} 0Z`;
};

export const planet: Motif = {
  flips: true,
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, second, main, light } = canvas.palette;
    const moonX = x < canvas.width / 2 ? canvas.width * 0.82 : canvas.width * 0.16;
    return (
      sky(canvas, night, mix(night, deep, 0.6), deep) +
      clouds(canvas, [air, main, mix(air, second, 0.5)], 7, 0.4) +
      glow(canvas, x, y, r * 2.1, main, 0.55) +
      stars(canvas, 110) +
      circle(moonX, canvas.height * 0.16, 46, {
        fill: canvas.radial(
          [
            [0, light],
            [0.6, mix(light, air, 0.5)],
            [1, darken(air, 0.5)],
          ],
          0.32,
          0.3,
          0.75,
        ),
      })
    );
  },
  hero(canvas) {
    const { main, second, light, deep } = canvas.palette;
    const tilt = canvas.between(-24, -14);
    const globe = canvas.clip(circle(0, 0, 72, {}));
    const bands = draw(9, (index) => {
      const y = -72 + index * 17 + canvas.between(-3, 3);
      const colour = index % 3 === 0 ? lighten(main, 0.35) : index % 2 ? darken(main, 0.18) : mix(main, deep, 0.35);
      return ellipse(canvas.between(-14, 14), y, 96, canvas.between(4, 9), {
        fill: colour,
        opacity: canvas.between(0.35, 0.75),
      });
    });
    const spot =
      ellipse(26, 18, 20, 9, { fill: lighten(second, 0.25), opacity: 0.7 }) +
      ellipse(26, 18, 13, 5.5, { fill: second, opacity: 0.8 });
    const shade = canvas.radial(
      [
        [0, "#000000", 0],
        [0.62, "#000000", 0.05],
        [0.86, "#020308", 0.62],
        [1, "#020308", 0.88],
      ],
      0.34,
      0.3,
      0.82,
    );
    const rim = canvas.linear(
      [
        [0, "#ffffff", 0.95],
        [0.4, light, 0.5],
        [0.75, light, 0],
      ],
      0,
      0,
      1,
      1,
    );
    const ring = canvas.linear(
      [
        [0, darken(second, 0.25)],
        [0.3, lighten(second, 0.55)],
        [0.5, second],
        [0.72, lighten(second, 0.7)],
        [1, darken(second, 0.35)],
      ],
      0,
      0,
      1,
      0,
    );
    const bandsOf = (half: "back" | "front") =>
      path(ringShape(136, 116, 0.25, half), { fill: ring }) +
      path(ringShape(113, 103, 0.25, half), { fill: ring, opacity: 0.75 }) +
      path(ringShape(100, 93, 0.25, half), { fill: ring, opacity: 0.4 });
    const body =
      circle(0, 0, 72, {
        fill: canvas.radial(
          [
            [0, lighten(main, 0.55)],
            [0.5, main],
            [1, darken(main, 0.5)],
          ],
          0.34,
          0.3,
          0.8,
        ),
      }) +
      group("", group("rotate(-8)", bands + spot), { "clip-path": globe }) +
      circle(0, 0, 72, { fill: shade }) +
      circle(0, 0, 71, { fill: "none", stroke: rim, "stroke-width": 2.5 });
    const cast = group("", ellipse(8, 16, 110, 16, { fill: "#000000", opacity: 0.35, filter: canvas.blur(5) }), {
      "clip-path": globe,
    });
    return group(
      at(0, 0, 0.86, tilt),
      bandsOf("back") + body + cast + bandsOf("front") + sparkle(-62, -38, 15, { fill: "#ffffff" }),
    );
  },
  extra(canvas) {
    const { second, deep, light } = canvas.palette;
    return (
      circle(0, 0, 90, {
        fill: canvas.radial(
          [
            [0, light],
            [0.35, second],
            [1, darken(deep, 0.6)],
          ],
          0.32,
          0.28,
          0.85,
        ),
      }) +
      draw(5, () =>
        circle(canvas.between(-50, 50), canvas.between(-50, 50), canvas.between(6, 20), {
          fill: darken(second, 0.45),
          opacity: 0.35,
        }),
      )
    );
  },
  foreground(canvas) {
    const { deep, main, night, light } = canvas.palette;
    const r = canvas.width * 1.25;
    const top = canvas.height * 0.9;
    return (
      circle(canvas.width * 0.5, top + r, r, {
        fill: canvas.radial([
          [0, deep],
          [0.93, deep],
          [1, mix(main, night, 0.4)],
        ]),
      }) +
      circle(canvas.width * 0.5, top + r, r, { fill: "none", stroke: light, "stroke-width": 5, opacity: 0.35 }) +
      rect(0, 0, 0, 0, { fill: "none" })
    );
  },
};
