import { type Colour, darken, lighten, mix } from "../colour";
import { gilt, sphere, steel } from "../metal";
import type { Motif } from "../motif";
import { clouds, glow, sky, stars } from "../scenery";
import { circle, draw, group, path, rect } from "../shapes";
import { glyphs } from "./cards";

export const crash: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, light, second } = canvas.palette;
    const grid =
      draw(12, (i) => rect(-5, (i / 11) * canvas.height, canvas.width + 10, 2, { fill: second, opacity: 0.14 })) +
      draw(20, (i) => rect((i / 19) * canvas.width, -5, 2, canvas.height + 10, { fill: second, opacity: 0.14 }));
    const curve = `M-20 ${canvas.height * 0.9}C${x * 0.5} ${canvas.height * 0.9} ${x * 0.8} ${y + r} ${x} ${y}`;
    return (
      sky(canvas, night, deep, mix(air, deep, 0.4)) +
      clouds(canvas, [air, main], 5, 0.35) +
      grid +
      stars(canvas, 60, 0.9) +
      glow(canvas, x, y, r * 1.9, main, 0.6) +
      path(`${curve}V${canvas.height + 10}H-20Z`, {
        fill: canvas.linear([
          [0, main, 0.55],
          [1, main, 0],
        ]),
      }) +
      path(curve, {
        fill: "none",
        stroke: canvas.linear(
          [
            [0, second],
            [1, light],
          ],
          0,
          1,
          1,
          0,
        ),
        "stroke-width": 16,
        "stroke-linecap": "round",
      })
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const flame = (size: number, colour: Colour) =>
      path(
        `M-20 62C-${30 * size} ${90 * size} -8 ${104 * size} 0 ${132 * size}C8 ${104 * size} ${30 * size} ${90 * size} 20 62Z`,
        { fill: colour },
      );
    const fin = "M34 20C62 34 74 62 66 92L34 66Z";
    return group(
      "rotate(38) scale(.92)",
      circle(0, 90, 60, {
        fill: canvas.radial([
          [0, light, 0.9],
          [1, main, 0],
        ]),
      }) +
        flame(1, mix(main, "#ff5a1f", 0.6)) +
        flame(0.86, "#ffc23d") +
        flame(0.72, "#fff6cf") +
        path(fin, {
          fill: canvas.linear([
            [0, main],
            [1, darken(main, 0.5)],
          ]),
        }) +
        group(
          "scale(-1 1)",
          path(fin, {
            fill: canvas.linear([
              [0, lighten(main, 0.3)],
              [1, darken(main, 0.3)],
            ]),
          }),
        ) +
        path("M0 -112C38 -78 48 -20 38 66H-38C-48 -20 -38 -78 0 -112Z", {
          fill: canvas.linear(
            [
              [0, "#c3ccd6"],
              [0.25, "#ffffff"],
              [0.55, "#e6ebf0"],
              [1, "#76828f"],
            ],
            0,
            0,
            1,
            0,
          ),
        }) +
        path("M0 -112C22 -92 34 -66 38 -40H-38C-34 -66 -22 -92 0 -112Z", {
          fill: canvas.linear(
            [
              [0, lighten(main, 0.35)],
              [0.5, main],
              [1, darken(main, 0.5)],
            ],
            0,
            0,
            1,
            0,
          ),
        }) +
        circle(0, -8, 21, { fill: steel(canvas) }) +
        circle(0, -8, 15.5, { fill: sphere(canvas, second) }) +
        rect(-39, 36, 78, 10, { fill: main }) +
        rect(-26, 62, 52, 10, { rx: 4, fill: "#3a434d" }) +
        path("M-6 20C4 30 10 50 6 88H-6C-10 60 -10 40 -6 20Z", { fill: darken(main, 0.15) }),
    );
  },
  extra: (canvas) =>
    circle(0, 0, 86, { fill: gilt(canvas, false) }) +
    circle(0, 0, 70, { fill: "#e2a53a" }) +
    glyphs("×", 110, "#6a3b07", 0, -10),
};
