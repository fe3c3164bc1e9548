import { darken, lighten, mix } from "../colour";
import { pines, ridge } from "../landscape";
import type { Motif } from "../motif";
import { glow, mist, sky, stars } from "../scenery";
import { circle, draw, ellipse, type Point, path, smooth, times } from "../shapes";
import { beastHead } from "./beast";

export const wolf: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, second } = canvas.palette;
    const curtain = draw(3, (index) => {
      const edge = times(
        7,
        (step): Point => [
          (step / 6) * canvas.width * 1.1 - 40,
          canvas.height * (0.1 + index * 0.07) + canvas.between(-60, 60),
        ],
      );
      const fill = canvas.linear([
        [0, second, 0],
        [0.25, second, 0.5],
        [1, second, 0],
      ]);
      return path(`${smooth(edge, false)}L${canvas.width + 80} ${canvas.height * 0.6}L-80 ${canvas.height * 0.6}Z`, {
        fill,
      });
    });
    const moon = Math.min(r * 1.25, 420);
    return (
      sky(canvas, night, deep, mix(air, night, 0.2)) +
      stars(canvas, 70, 0.7) +
      curtain +
      glow(canvas, x, y - r * 0.2, moon * 1.9, light, 0.5) +
      circle(x, y - r * 0.2, moon, {
        fill: canvas.radial(
          [
            [0, lighten(light, 0.6)],
            [0.7, lighten(light, 0.1)],
            [1, mix(light, air, 0.4)],
          ],
          0.4,
          0.35,
          0.7,
        ),
      }) +
      draw(7, () =>
        ellipse(
          x + canvas.between(-moon, moon) * 0.6,
          y - r * 0.2 + canvas.between(-moon, moon) * 0.6,
          canvas.between(20, 60),
          canvas.between(16, 44),
          { fill: air, opacity: 0.14 },
        ),
      ) +
      ridge(
        canvas,
        canvas.height * 0.86,
        260,
        canvas.linear([
          [0, lighten(air, 0.25)],
          [0.3, mix(air, deep, 0.5)],
          [1, deep],
        ]),
        { steps: 8 },
      ) +
      pines(canvas, canvas.height * 0.9, canvas.height * 0.3, darken(mix(deep, night, 0.5), 0.2), 12)
    );
  },
  hero(canvas) {
    const { main, light } = canvas.palette;
    const fur = mix(mix(main, "#76839a", 0.55), "#20242e", 0.15);
    return beastHead(canvas, {
      fur,
      cheeks: mix(light, "#e9eef5", 0.6),
      marks: darken(fur, 0.35),
      eyes: "#ffc24a",
      ears: 0.92,
      muzzle: 1.12,
    });
  },
  foreground(canvas) {
    const { night, light } = canvas.palette;
    const flakes = draw(46, () =>
      circle(canvas.random() * canvas.width, canvas.random() * canvas.height, canvas.between(2, 7), {
        fill: "#ffffff",
        opacity: canvas.between(0.3, 0.85),
      }),
    );
    return mist(canvas, canvas.height * 0.6, mix(night, light, 0.1), 0.9) + flakes;
  },
};
