import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { ridge } from "../landscape";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { embers, glow, sky } from "../scenery";
import { circle, draw, ellipse, group, path } from "../shapes";
import { mirrored } from "./beast";

function mane(canvas: Canvas): string {
  const { second, main } = canvas.palette;
  const tongue = (turn: number, length: number, colour: string) =>
    group(
      `rotate(${turn})`,
      path(
        `M-20 -30C-26 ${-length * 0.7} -8 ${-length * 0.8} 6 ${-length}C4 ${-length * 0.75} 26 ${-length * 0.66} 20 -30Z`,
        { fill: colour },
      ),
    );
  const outer = canvas.linear([
    [0, lighten(second, 0.45)],
    [0.5, second],
    [1, darken(second, 0.5)],
  ]);
  const inner = canvas.linear([
    [0, lighten(main, 0.2)],
    [1, darken(main, 0.55)],
  ]);
  return (
    [-122, -98, -74, -50, -26, 26, 50, 74, 98, 122]
      .map((turn) => tongue(turn, 116 - Math.abs(turn) * 0.12, outer))
      .join("") + [-110, -86, -62, -38, 38, 62, 86, 110].map((turn) => tongue(turn, 98, inner)).join("")
  );
}

export const dragon: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, main } = canvas.palette;
    const swirl = (cx: number, cy: number, size: number, opacity: number) =>
      group(
        `translate(${cx} ${cy}) scale(${size / 100})`,
        path("M-100 30C-110 -10 -70 -40 -40 -25C-30 -60 30 -60 38 -22C70 -36 110 -8 96 30Z", {
          fill: canvas.linear([
            [0, lighten(air, 0.35)],
            [1, air],
          ]),
        }) +
          path("M-66 22C-72 2 -46 -8 -38 8M-8 10C-14 -22 26 -28 28 -2C28 12 10 12 10 2M54 20C50 0 76 -4 78 12", {
            fill: "none",
            stroke: light,
            "stroke-width": 5,
            "stroke-linecap": "round",
            opacity: 0.7,
          }),
        { opacity },
      );
    return (
      sky(canvas, night, deep, mix(air, main, 0.4)) +
      circle(x, y, r * 1.22, {
        fill: canvas.radial([
          [0, light, 0.9],
          [0.75, mix(light, main, 0.45), 0.75],
          [1, main, 0.35],
        ]),
      }) +
      glow(canvas, x, y, r * 2, light, 0.5) +
      ridge(canvas, canvas.height * 0.84, 240, mix(deep, night, 0.3), { steps: 6 }) +
      swirl(canvas.width * 0.1, canvas.height * 0.62, 190, 0.95) +
      swirl(canvas.width * 0.92, canvas.height * 0.52, 170, 0.85) +
      swirl(canvas.width * 0.74, canvas.height * 0.16, 120, 0.5) +
      ridge(canvas, canvas.height * 0.94, 160, darken(deep, 0.45), { steps: 9 })
    );
  },
  hero(canvas) {
    const { main, second, light, deep } = canvas.palette;
    const skin = mix(main, "#c01a22", 0.12);
    const plane = (points: string, fill: string) => path(`M${points}Z`, { fill });
    const horn = path("M22 -52C24 -84 44 -104 72 -112C58 -94 66 -72 50 -46Z", {
      fill: gilt(canvas),
      stroke: "#5e3205",
      "stroke-width": 1.2,
    });
    const side =
      plane(
        "0 -62 30 -56 64 -34 70 2 56 34 40 48 0 52",
        canvas.linear(
          [
            [0, lighten(skin, 0.35)],
            [0.6, skin],
            [1, darken(skin, 0.4)],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      path("M4 -34C20 -48 52 -46 78 -58C72 -38 66 -24 58 -18C40 -30 20 -24 4 -12Z", { fill: gilt(canvas) }) +
      path("M60 -6C80 -8 92 2 102 22C90 18 84 22 78 36C76 26 68 20 58 22Z", {
        fill: canvas.linear([
          [0, lighten(second, 0.4)],
          [1, darken(second, 0.3)],
        ]),
      }) +
      draw(3, (row) =>
        path(`M${44 + row * 3} ${26 + row * 7}q8 -7 15 1q-7 8 -15 -1Z`, { fill: lighten(skin, 0.4), opacity: 0.75 }),
      ) +
      path("M6 14C16 2 38 4 44 20C46 34 30 40 16 36C10 34 6 26 6 14Z", {
        fill: canvas.linear([
          [0, lighten(skin, 0.55)],
          [1, darken(skin, 0.2)],
        ]),
      }) +
      ellipse(25, 25, 7, 5, { fill: darken(skin, 0.8) });
    const eye =
      circle(34, -14, 22, {
        fill: canvas.radial([
          [0, light, 0.8],
          [1, light, 0],
        ]),
      }) +
      ellipse(34, -14, 14, 10.5, { fill: "#fffdf0" }) +
      circle(32, -13, 7.5, {
        fill: canvas.radial([
          [0, lighten(deep, 0.2)],
          [0.4, "#2a0d04"],
          [1, "#000000"],
        ]),
      }) +
      circle(29.5, -16, 2.4, { fill: "#ffffff" });
    const whisker = path("M36 40C66 48 92 34 104 58C110 72 96 82 88 74", {
      fill: "none",
      stroke: gilt(canvas, false),
      "stroke-width": 4.5,
      "stroke-linecap": "round",
    });
    const jaw =
      path("M-42 44C-36 84 -20 98 0 100C20 98 36 84 42 44C20 54 -20 54 -42 44Z", {
        fill: canvas.linear([
          [0, darken(skin, 0.55)],
          [1, skin],
        ]),
      }) +
      path("M-34 49C-24 74 -14 80 0 81C14 80 24 74 34 49C16 56 -16 56 -34 49Z", { fill: "#4b0710" }) +
      path("M-12 78C-10 60 10 60 12 78C6 81 -6 81 -12 78Z", { fill: "#e2526a" }) +
      mirrored(path("M30 48L24 70L17 52ZM12 53L8 62L3 54Z", { fill: "#fffaf0" }));
    const beard = mirrored(
      path("M8 92C10 108 24 112 20 126C10 120 2 116 0 100Z", {
        fill: canvas.linear([
          [0, second],
          [1, lighten(second, 0.5)],
        ]),
      }),
    );
    return group(
      "translate(0 -4) scale(.88)",
      circle(0, 10, 104, { fill: "#000000", opacity: 0.4, filter: canvas.blur(12) }) +
        mane(canvas) +
        mirrored(horn) +
        beard +
        jaw +
        mirrored(side + eye) +
        group("scale(-1 1)", plane("0 -62 30 -56 64 -34 70 2 56 34 40 48 0 52", "#ffffff"), { opacity: 0.07 }) +
        mirrored(whisker) +
        path("M0 -70C12 -58 14 -44 0 -30C-14 -44 -12 -58 0 -70Z", {
          fill: canvas.radial([
            [0, "#ffffff"],
            [0.4, light],
            [1, second],
          ]),
          stroke: "#6b3c06",
          "stroke-width": 1.5,
        }),
    );
  },
  extra(canvas) {
    const { light, second } = canvas.palette;
    return (
      circle(0, 0, 98, {
        fill: canvas.radial([
          [0, light, 0.7],
          [1, light, 0],
        ]),
      }) +
      circle(0, 0, 56, {
        fill: canvas.radial(
          [
            [0, "#ffffff"],
            [0.4, light],
            [1, darken(second, 0.4)],
          ],
          0.35,
          0.3,
          0.8,
        ),
      })
    );
  },
  foreground: (canvas) => embers(canvas, 26, canvas.palette.light, 0.25),
};
