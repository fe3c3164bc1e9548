import { mix } from "../colour";
import type { Motif } from "../motif";
import { bokeh, glow, rays, sky } from "../scenery";
import { at, draw, ellipse, group, path } from "../shapes";
import { berry, cherries, citrus, grapes, melon } from "./fruits";

export const fruit: Motif = {
  flips: true,
  scene(canvas, { x, y, r }) {
    const { deep, sky: air, main, light, night } = canvas.palette;
    return (
      sky(canvas, deep, mix(air, deep, 0.4), mix(deep, night, 0.4)) +
      rays(canvas, x, y, mix(light, air, 0.2), 18, 0.26) +
      glow(canvas, x, y, r * 2.1, mix(main, light, 0.6), 0.75) +
      bokeh(canvas, [light, main, air], 12, 0.2)
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const red = mix(main, "#e5102a", 0.55);
    const green = mix(second, "#3fae3a", 0.65);
    const kind = Math.floor(canvas.random() * 4);
    const orange = mix(light, "#ff9a1f", 0.75);
    if (kind === 0)
      return (
        group(at(58, 34, 0.52, 12), citrus(canvas, orange)) + group(at(-12, 4, 0.92), cherries(canvas, red, green))
      );
    if (kind === 1)
      return (
        group(at(-52, -34, 0.56), citrus(canvas, mix(light, "#ffe23d", 0.7))) +
        group(at(8, 18, 0.96, -14), melon(canvas, red, green)) +
        group(at(58, -36, 0.5), cherries(canvas, red, green))
      );
    if (kind === 2)
      return (
        group(at(54, -30, 0.56, 20), citrus(canvas, orange)) +
        group(at(-14, 6, 0.88), grapes(canvas, mix(main, "#7a2bd1", 0.6), green))
      );
    return (
      group(at(0, -8, 0.9), citrus(canvas, orange)) +
      group(at(-48, 42, 0.52), cherries(canvas, red, green)) +
      group(at(66, 54, 0.42, -10), melon(canvas, red, green))
    );
  },
  extra(canvas) {
    const { light, main } = canvas.palette;
    return canvas.random() > 0.5
      ? citrus(canvas, mix(light, "#ff9a1f", 0.7))
      : berry(canvas, 0, 0, 80, mix(main, "#7a2bd1", 0.4));
  },
  foreground(canvas) {
    return draw(10, () => {
      const [x, y, r] = [canvas.random() * canvas.width, canvas.random() * canvas.height * 0.8, canvas.between(6, 17)];
      return group(
        at(x, y),
        path(`M0 ${-r * 1.5}C${r} ${-r * 0.2} ${r} ${r} 0 ${r}C${-r} ${r} ${-r} ${-r * 0.2} 0 ${-r * 1.5}Z`, {
          fill: "#ffffff",
          opacity: 0.4,
        }) + ellipse(-r * 0.3, 0, r * 0.2, r * 0.4, { fill: "#ffffff", opacity: 0.8 }),
      );
    });
  },
};
