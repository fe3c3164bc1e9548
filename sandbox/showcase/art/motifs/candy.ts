import type { Canvas } from "../canvas";
import { type Colour, darken, lighten, mix } from "../colour";
import { ridge } from "../landscape";
import { sphere } from "../metal";
import type { Motif } from "../motif";
import { glow, rays, sky, stars } from "../scenery";
import { at, circle, draw, ellipse, group, path, rect } from "../shapes";

/** A lollipop's swirl: bands that wind from the middle to the edge. */
function swirl(canvas: Canvas, one: Colour, other: Colour, arms: number): string {
  const bands = draw(arms, (index) =>
    group(
      `rotate(${(360 / arms) * index})`,
      path("M0 0C12 -30 52 -34 78 -8C92 10 96 24 94 36C74 6 40 -2 22 10C12 16 4 10 0 0Z", {
        fill: index % 2 ? one : other,
      }),
    ),
  );
  return (
    circle(0, 0, 80, { fill: one }) +
    group("", bands, { "clip-path": canvas.clip(circle(0, 0, 80, {})) }) +
    circle(0, 0, 80, {
      fill: canvas.radial(
        [
          [0, "#ffffff", 0.3],
          [0.6, "#ffffff", 0],
          [0.85, "#000000", 0.12],
          [1, "#000000", 0.42],
        ],
        0.36,
        0.3,
        0.8,
      ),
    }) +
    path("M-58 -34A68 68 0 0 1 -8 -68", {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 11,
      "stroke-linecap": "round",
      opacity: 0.85,
    }) +
    circle(18, -64, 6, { fill: "#ffffff", opacity: 0.85 })
  );
}

function sweet(canvas: Canvas, colour: Colour): string {
  const wing = "M38 -14L92 -40Q80 -18 96 -2Q82 12 92 38L38 14Z";
  const fill = canvas.linear([
    [0, lighten(colour, 0.5)],
    [1, darken(colour, 0.2)],
  ]);
  return (
    path(wing, { fill }) +
    group("scale(-1 1)", path(wing, { fill })) +
    circle(0, 0, 48, { fill: sphere(canvas, colour) }) +
    group(
      "",
      draw(4, (index) =>
        path(`M${-70 + index * 36} 60L${-30 + index * 36} -60H${-14 + index * 36}L${-54 + index * 36} 60Z`, {
          fill: "#ffffff",
          opacity: 0.5,
        }),
      ),
      { "clip-path": canvas.clip(circle(0, 0, 48, {})) },
    ) +
    ellipse(-16, -24, 16, 8, { fill: "#ffffff", opacity: 0.85 })
  );
}

function jelly(canvas: Canvas, colour: Colour): string {
  return (
    path("M-70 62C-84 -10 -50 -72 0 -72C50 -72 84 -10 70 62Q0 84 -70 62Z", {
      fill: canvas.linear([
        [0, lighten(colour, 0.55)],
        [0.5, colour],
        [1, darken(colour, 0.35)],
      ]),
      opacity: 0.96,
    }) +
    path("M-46 -16C-40 -44 -20 -56 2 -58", {
      fill: "none",
      stroke: "#ffffff",
      "stroke-width": 12,
      opacity: 0.75,
      "stroke-linecap": "round",
    }) +
    ellipse(0, 58, 58, 12, { fill: lighten(colour, 0.45), opacity: 0.6 })
  );
}

export const candy: Motif = {
  flips: true,
  scene(canvas, { x, y, r }) {
    const { sky: air, main, second, light, deep } = canvas.palette;
    const top = mix(air, "#ffb8e0", 0.35);
    const puff = (cx: number, cy: number, size: number) =>
      [
        [-70, 10, 44],
        [-26, -18, 58],
        [30, -10, 52],
        [74, 12, 40],
      ]
        .map(([dx = 0, dy = 0, rr = 0]) =>
          circle(cx + (dx * size) / 100, cy + (dy * size) / 100, (rr * size) / 100, {
            fill: canvas.linear([
              [0, "#ffffff"],
              [1, lighten(main, 0.65)],
            ]),
            opacity: 0.92,
          }),
        )
        .join("");
    const hill = (base: number, rise: number, colour: Colour) =>
      ridge(
        canvas,
        base,
        rise,
        canvas.linear([
          [0, lighten(colour, 0.6)],
          [0.35, lighten(colour, 0.15)],
          [1, darken(colour, 0.3)],
        ]),
        { steps: 3, sharp: false },
      );
    return (
      sky(canvas, top, mix(top, light, 0.5), lighten(light, 0.3)) +
      rays(canvas, x, y, "#ffffff", 16, 0.4) +
      glow(canvas, x, y, r * 1.9, "#ffffff", 0.6) +
      puff(canvas.width * 0.12, canvas.height * 0.2, 120) +
      puff(canvas.width * 0.88, canvas.height * 0.14, 100) +
      puff(canvas.width * 0.9, canvas.height * 0.5, 90) +
      stars(canvas, 22, 0.5) +
      hill(canvas.height * 0.76, 200, second) +
      hill(canvas.height * 0.86, 150, main) +
      hill(canvas.height * 0.98, 120, mix(deep, main, 0.6)) +
      rect(-2, canvas.height * 0.6, canvas.width + 4, canvas.height * 0.4 + 4, {
        fill: canvas.linear([
          [0, deep, 0],
          [1, deep, 0.75],
        ]),
      })
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const pink = mix(main, "#ff3f92", 0.3);
    const kind = Math.floor(canvas.random() * 2);
    const stick = rect(-5, 20, 10, 100, {
      rx: 5,
      fill: canvas.linear(
        [
          [0, "#d9d2e2"],
          [0.4, "#ffffff"],
          [1, "#b9aec9"],
        ],
        0,
        0,
        1,
        0,
      ),
    });
    const pop = (one: Colour, other: Colour) =>
      stick + group("translate(0 -26) scale(.9)", swirl(canvas, one, other, 10));
    const shade = ellipse(0, 94, 84, 12, { fill: "#5a1245", opacity: 0.35, filter: canvas.blur(6) });
    if (kind === 0)
      return (
        shade +
        group(at(46, 4, 0.72, 20), pop(lighten(second, 0.3), second)) +
        group(at(-14, -6, 1, -8), pop("#ffffff", pink)) +
        group(at(-62, 66, 0.42, -12), sweet(canvas, mix(light, "#ffb13d", 0.6))) +
        group(at(58, 74, 0.36), jelly(canvas, second))
      );
    return (
      shade +
      group(at(-50, 30, 0.52, -8), jelly(canvas, second)) +
      group(at(52, 34, 0.5, 6), jelly(canvas, mix(light, "#ffa52e", 0.6))) +
      group(at(0, -14, 0.98, 4), pop("#ffffff", pink)) +
      group(at(0, 72, 0.44), sweet(canvas, pink))
    );
  },
  extra: (canvas) =>
    canvas.random() > 0.5 ? sweet(canvas, canvas.palette.main) : jelly(canvas, canvas.palette.second),
};
