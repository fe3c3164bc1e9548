import type { Canvas } from "../canvas";
import { type Colour, darken, lighten, mix } from "../colour";
import type { Motif } from "../motif";
import { glow, sky } from "../scenery";
import { at, circle, draw, ellipse, group, path } from "../shapes";

function lotus(canvas: Canvas, colour: Colour): string {
  const petal = (turn: number, size: number, shade: number) =>
    group(
      `rotate(${turn}) scale(${size})`,
      path("M0 20C-34 -6 -30 -58 0 -88C30 -58 34 -6 0 20Z", {
        fill: canvas.linear([
          [0, mix(colour, "#ff5fa2", 0.25)],
          [0.5, lighten(colour, 0.55 - shade)],
          [1, lighten(colour, 0.85 - shade)],
        ]),
        stroke: darken(colour, 0.2),
        "stroke-width": 1,
      }),
    );
  return group(
    "translate(0 34)",
    [-78, 78, -56, 56].map((turn) => petal(turn, 0.95, 0.25)).join("") +
      [-34, 34].map((turn) => petal(turn, 1, 0.12)).join("") +
      petal(0, 1.06, 0) +
      [-18, 18].map((turn) => petal(turn, 0.72, -0.05)).join("") +
      ellipse(0, 4, 20, 10, { fill: "#ffd34d" }),
  );
}

function pad(canvas: Canvas, colour: Colour): string {
  return (
    path("M0 0L86 -46A98 62 0 1 1 96 -14Z", {
      fill: canvas.radial([
        [0, lighten(colour, 0.3)],
        [0.8, colour],
        [1, darken(colour, 0.35)],
      ]),
      stroke: lighten(colour, 0.35),
      "stroke-width": 2,
    }) +
    draw(7, (i) =>
      path(`M0 0L${Math.cos(i * 0.75 + 0.5) * 84} ${Math.sin(i * 0.75 + 0.5) * 52}`, {
        stroke: darken(colour, 0.4),
        "stroke-width": 1.6,
        opacity: 0.5,
      }),
    )
  );
}

/** A carp that swims in an arc, head at the upper right. */
function carp(canvas: Canvas, body: Colour, patch: Colour): string {
  const shape =
    "M78 -58C96 -34 84 2 44 34C6 64 -40 66 -70 38C-76 60 -92 74 -108 76C-98 60 -98 40 -92 26C-108 22 -118 8 -120 -8C-104 2 -88 4 -76 12C-44 26 -14 6 8 -20C30 -48 54 -70 78 -58Z";
  const clip = canvas.clip(path(shape, {}));
  const fin = canvas.linear([
    [0, lighten(patch, 0.6), 0.95],
    [1, patch, 0.65],
  ]);
  return (
    path("M36 34C50 56 46 82 28 96C30 74 22 58 8 50Z", { fill: fin }) +
    path("M2 -14C-16 -34 -20 -60 -8 -80C0 -62 14 -52 30 -44Z", { fill: fin }) +
    path(shape, {
      fill: canvas.linear(
        [
          [0, lighten(body, 0.75)],
          [0.45, body],
          [1, darken(body, 0.25)],
        ],
        1,
        0,
        0,
        1,
      ),
      stroke: darken(body, 0.45),
      "stroke-width": 1.6,
    }) +
    group(
      "",
      path("M50 -74C78 -64 92 -40 80 -18C62 -28 48 -44 50 -74Z", { fill: patch }) +
        path("M6 -24C34 -14 44 12 32 36C8 34 -10 12 -12 -6Z", { fill: patch }) +
        path("M-46 18C-30 26 -24 44 -32 62C-54 58 -68 44 -70 26Z", { fill: patch }) +
        draw(22, (i) =>
          path(`M${50 - i * 5.4} ${-30 + i * 3.6}q7 4 3 12`.replace("3.600", "3.6"), {
            fill: "none",
            stroke: "#ffffff",
            "stroke-width": 1.2,
            opacity: 0.35,
          }),
        ) +
        path("M70 -48C44 -46 20 -18 -10 8C-30 22 -56 26 -74 18", {
          fill: "none",
          stroke: "#ffffff",
          "stroke-width": 5,
          opacity: 0.32,
        }),
      { "clip-path": clip },
    ) +
    circle(72, -40, 5, { fill: "#ffffff" }) +
    circle(73, -41, 3.2, { fill: "#101018" }) +
    path("M84 -50C94 -56 100 -52 104 -46M86 -40C96 -40 100 -36 102 -30", {
      fill: "none",
      stroke: lighten(body, 0.4),
      "stroke-width": 2,
      "stroke-linecap": "round",
    })
  );
}

export const koi: Motif = {
  flips: true,
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, second } = canvas.palette;
    const rings = draw(7, (i) =>
      ellipse(x, y, r * (0.75 + i * 0.3), r * (0.7 + i * 0.29), {
        fill: "none",
        stroke: light,
        "stroke-width": 5 - i * 0.4,
        opacity: 0.3 - i * 0.035,
      }),
    );
    const caustics = draw(26, () => {
      const [cx, cy, s] = [canvas.random() * canvas.width, canvas.random() * canvas.height, canvas.between(30, 110)];
      return path(`M${cx} ${cy}q${s * 0.5} ${-s * 0.3} ${s} 0t${s} 0`, {
        fill: "none",
        stroke: light,
        "stroke-width": 4,
        opacity: 0.14,
        "stroke-linecap": "round",
      });
    });
    const green = mix(deep, "#2f9a5a", 0.45);
    const place = (px: number, py: number, size: number, turn: number) =>
      group(
        at(px * canvas.width, py * canvas.height, size, turn),
        ellipse(8, 22, 96, 60, { fill: night, opacity: 0.4 }) + pad(canvas, green),
      );
    return (
      sky(canvas, mix(air, deep, 0.35), mix(deep, air, 0.25), night) +
      glow(canvas, x, y, r * 2.1, mix(air, light, 0.4), 0.85) +
      caustics +
      rings +
      place(0.06, 0.12, 1.5, 20) +
      place(0.95, 0.2, 1.25, -30) +
      place(0.93, 0.72, 1.6, 70) +
      place(0.04, 0.7, 1.2, -60) +
      group(at(canvas.width * 0.93, canvas.height * 0.68, 0.75), lotus(canvas, mix(second, "#ffc4dc", 0.5)))
    );
  },
  hero(canvas) {
    const { main, second } = canvas.palette;
    const red = mix(main, "#f0431f", 0.4);
    return (
      group("", group("translate(6 14) scale(.86)", ellipse(0, 0, 96, 84, { fill: "#00131d", opacity: 0.4 })), {
        filter: canvas.blur(12),
      }) +
      group("translate(6 -26) scale(.84)", carp(canvas, "#fff6ea", red)) +
      group(
        "translate(-6 30) rotate(180) scale(.84)",
        carp(canvas, mix(red, "#ffb347", 0.4), mix(second, "#20242f", 0.7)),
      )
    );
  },
  extra: (canvas) => group("scale(.95)", lotus(canvas, mix(canvas.palette.second, "#ffc4dc", 0.45))),
  foreground(canvas) {
    return draw(9, () =>
      group(
        `translate(${canvas.random() * canvas.width} ${canvas.random() * canvas.height}) rotate(${canvas.random() * 360})`,
        ellipse(0, 0, 22, 11, { fill: "#ffd9e8", opacity: 0.85 }),
      ),
    );
  },
};
