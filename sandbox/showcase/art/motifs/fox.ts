import { darken, lighten, mix } from "../colour";
import { pines, ridge } from "../landscape";
import type { Motif } from "../motif";
import { embers, glow, shafts, sky } from "../scenery";
import { at, draw, group, path } from "../shapes";
import { beastHead } from "./beast";

export const fox: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, main } = canvas.palette;
    const ground = canvas.height * 0.78;
    return (
      sky(canvas, mix(night, deep, 0.4), mix(deep, air, 0.5), mix(air, light, 0.35)) +
      glow(canvas, x, y, r * 2, light, 0.7) +
      pines(canvas, ground, canvas.height * 0.62, mix(air, deep, 0.45), 9) +
      shafts(canvas, light, 5, 0.26) +
      pines(canvas, ground + 60, canvas.height * 0.55, mix(deep, night, 0.45), 7) +
      ridge(canvas, ground + 90, 90, darken(mix(deep, night, 0.6), 0.2), { steps: 5, sharp: false }) +
      embers(canvas, 14, mix(light, main, 0.4))
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const fur = mix(main, "#ef6a1f", 0.25);
    return beastHead(canvas, {
      fur,
      cheeks: lighten(light, 0.55),
      marks: second,
      eyes: mix(light, "#ffc940", 0.5),
      ears: 1,
      muzzle: 1,
    });
  },
  extra(canvas) {
    const { main, second } = canvas.palette;
    const leaf = canvas.random() > 0.5 ? main : second;
    const vein = path("M0 86L0 -60M0 40L34 8M0 40L-34 8M0 0L26 -30M0 0L-26 -30", {
      fill: "none",
      stroke: darken(leaf, 0.45),
      "stroke-width": 4,
      opacity: 0.6,
    });
    return group(
      at(0, 0, 1, canvas.between(-60, 60)),
      path("M0 -95C52 -60 66 10 0 78C-66 10 -52 -60 0 -95Z", {
        fill: canvas.linear(
          [
            [0, lighten(leaf, 0.45)],
            [1, darken(leaf, 0.35)],
          ],
          0,
          0,
          1,
          1,
        ),
      }) + vein,
    );
  },
  foreground(canvas) {
    const { night, deep } = canvas.palette;
    const blade = darken(mix(deep, night, 0.7), 0.35);
    return draw(Math.round(canvas.width / 22), (index) => {
      const x = index * 22 + canvas.between(-10, 10);
      const tall = canvas.between(40, 130);
      const lean = canvas.between(-40, 40);
      return path(
        `M${x} ${canvas.height + 4}Q${x + lean * 0.3} ${canvas.height - tall * 0.6} ${x + lean} ${canvas.height - tall}Q${x + 14 + lean * 0.2} ${canvas.height - tall * 0.5} ${x + 16} ${canvas.height + 4}Z`,
        { fill: blade },
      );
    });
  },
};
