import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { bokeh, glow, rays, sky } from "../scenery";
import { at, circle, corners, draw, ellipse, group, line, path, rect, sparkle } from "../shapes";

const figure = "M-58 -78H60V-44C30 -8 14 28 10 78H-34C-28 28 -6 -10 22 -40H-26V-22H-58Z";

function seven(canvas: Canvas, colour: string): string {
  const depth = draw(9, (step) =>
    group(
      at((9 - step) * 1.1, (9 - step) * 1.5),
      path(figure, {
        fill: darken(colour, 0.7),
        stroke: darken(colour, 0.7),
        "stroke-width": 10,
        "stroke-linejoin": "round",
      }),
    ),
  );
  const clip = canvas.clip(path(figure, {}));
  return (
    depth +
    path(figure, { fill: gilt(canvas), stroke: gilt(canvas), "stroke-width": 13, "stroke-linejoin": "round" }) +
    path(figure, { fill: "none", stroke: darken(colour, 0.65), "stroke-width": 3, "stroke-linejoin": "round" }) +
    path(figure, {
      fill: canvas.linear(
        [
          [0, lighten(colour, 0.6)],
          [0.4, colour],
          [1, darken(colour, 0.45)],
        ],
        0.2,
        0,
        0.6,
        1,
      ),
    }) +
    group(
      "",
      path("M-70 -90H80V-52Q0 -30 -70 -52Z", { fill: "#ffffff", opacity: 0.35 }) +
        path("M30 -44C8 -14 -8 20 -14 80L-26 80C-20 20 0 -14 22 -42Z", { fill: "#ffffff", opacity: 0.22 }),
      { "clip-path": clip },
    )
  );
}

function bell(canvas: Canvas): string {
  return (
    ellipse(0, 66, 18, 16, {
      fill: canvas.radial(
        [
          [0, "#fff3c4"],
          [1, "#9a5a0d"],
        ],
        0.35,
        0.3,
        0.8,
      ),
    }) +
    path(
      "M0 -88C10 -88 14 -80 12 -72C48 -62 54 -24 58 12C60 34 70 44 84 54Q0 84 -84 54C-70 44 -60 34 -58 12C-54 -24 -48 -62 -12 -72C-14 -80 -10 -88 0 -88Z",
      { fill: gilt(canvas, false), stroke: "#6a3b07", "stroke-width": 2 },
    ) +
    path("M-36 -46C-44 -20 -44 12 -56 40L-38 44C-32 12 -32 -20 -22 -56Z", { fill: "#ffffff", opacity: 0.5 }) +
    path("M-84 54Q0 84 84 54Q78 47 71 41Q0 66 -71 41Q-78 47 -84 54Z", {
      fill: canvas.linear([
        [0, "#fff0b3"],
        [1, "#a8620f"],
      ]),
    })
  );
}

function bar(canvas: Canvas, colour: string): string {
  const strip = (y: number) =>
    rect(-84, y - 20, 168, 40, { rx: 9, fill: gilt(canvas) }) +
    rect(-77, y - 14, 154, 28, {
      rx: 6,
      fill: canvas.linear([
        [0, lighten(colour, 0.2)],
        [1, darken(colour, 0.6)],
      ]),
    }) +
    draw(5, (i) => path(line(corners(5, 9, 4)), { fill: "#fff2c2", transform: `translate(${(i - 2) * 28} ${y})` }));
  return strip(-46) + strip(0) + strip(46);
}

export const sevens: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, light } = canvas.palette;
    return (
      sky(canvas, night, deep, darken(deep, 0.4)) +
      rays(canvas, x, y, mix(air, main, 0.3), 24, 0.75) +
      glow(canvas, x, y, r * 1.9, mix(light, main, 0.35), 0.7) +
      bokeh(canvas, [light, main], 8, 0.18) +
      rect(-2, -2, canvas.width + 4, canvas.height + 4, {
        fill: canvas.radial(
          [
            [0, night, 0],
            [0.6, night, 0.1],
            [1, night, 0.8],
          ],
          0.5,
          0.45,
          0.75,
        ),
      })
    );
  },
  hero(canvas) {
    const { main, second } = canvas.palette;
    const red = mix(main, "#e3122b", 0.45);
    const kind = Math.floor(canvas.random() * 3);
    const shade = ellipse(4, 92, 92, 12, { fill: "#000000", opacity: 0.5, filter: canvas.blur(7) });
    if (kind === 0)
      return (
        shade +
        group(at(-54, 14, 0.74, -14), seven(canvas, darken(red, 0.1))) +
        group(at(60, 14, 0.74, 12), seven(canvas, darken(red, 0.1))) +
        group(at(0, -4, 0.98), seven(canvas, red)) +
        sparkle(-40, -62, 22, { fill: "#ffffff" })
      );
    if (kind === 1)
      return (
        shade +
        group(at(52, -22, 0.66, 16), bell(canvas)) +
        group(at(-24, 6, 0.96, -4), seven(canvas, red)) +
        sparkle(30, -60, 20, { fill: "#ffffff" })
      );
    return (
      shade +
      group(at(0, 46, 0.9), bar(canvas, second)) +
      group(at(0, -16, 0.88), seven(canvas, red)) +
      sparkle(44, -66, 22, { fill: "#ffffff" })
    );
  },
  extra: (canvas) =>
    canvas.random() > 0.5
      ? bell(canvas)
      : circle(0, 0, 88, { fill: gilt(canvas) }) +
        circle(0, 0, 74, { fill: darken(canvas.palette.main, 0.3) }) +
        group("scale(.8)", seven(canvas, canvas.palette.main)),
};
