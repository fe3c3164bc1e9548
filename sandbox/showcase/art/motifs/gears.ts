import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { gilt, steel } from "../metal";
import type { Motif } from "../motif";
import { clouds, glow, sky } from "../scenery";
import { at, circle, draw, group, line, type Point, path, polar, rect, slice } from "../shapes";
import { glyphs } from "./cards";

export function cog(teeth: number, outer: number, root: number): string {
  const step = 360 / teeth;
  const points: Point[] = Array.from({ length: teeth }, (_, i) => {
    const a = i * step;
    return [
      polar(a - step * 0.28, root),
      polar(a - step * 0.17, outer),
      polar(a + step * 0.17, outer),
      polar(a + step * 0.28, root),
    ];
  }).flat();
  return line(points);
}

function wheel(canvas: Canvas, teeth: number, fill: string, spokes: number): string {
  return (
    path(cog(teeth, 100, 84), { fill: "#000000", opacity: 0.5, transform: "translate(4 7)", filter: canvas.blur(4) }) +
    path(cog(teeth, 100, 84), { fill, stroke: "#3d2408", "stroke-width": 2.5, "stroke-linejoin": "round" }) +
    circle(0, 0, 68, { fill: "#1a0f06", opacity: 0.85 }) +
    draw(spokes, (i) =>
      group(`rotate(${(360 / spokes) * i})`, rect(-8, -70, 16, 70, { fill, stroke: "#3d2408", "stroke-width": 1.5 })),
    ) +
    circle(0, 0, 69, { fill: "none", stroke: fill, "stroke-width": 7 }) +
    circle(0, 0, 26, { fill, stroke: "#3d2408", "stroke-width": 2.5 }) +
    circle(0, 0, 11, { fill: "#1a0f06" })
  );
}

export const gears: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, main } = canvas.palette;
    const ship = (left: number, top: number, size: number) =>
      group(
        at(left, top, size / 100),
        path("M-100 0C-80 -44 60 -50 100 -6C60 34 -80 34 -100 0Z", {
          fill: canvas.linear([
            [0, lighten(mix(main, air, 0.4), 0.25)],
            [1, darken(deep, 0.4)],
          ]),
        }) +
          path("M-96 -4L-128 -26L-122 0L-128 26Z", { fill: darken(deep, 0.25) }) +
          path("M-40 28L-30 56H34L46 26Z", { fill: darken(deep, 0.45) }) +
          draw(5, (i) =>
            path(`M${-70 + i * 34} -30Q${-62 + i * 34} 0 ${-70 + i * 34} 28`, {
              fill: "none",
              stroke: darken(deep, 0.4),
              "stroke-width": 2.4,
              opacity: 0.6,
            }),
          ),
      );
    const back = (left: number, top: number, size: number, teeth: number) =>
      group(
        at(left, top, size / 100, canvas.between(0, 40)),
        path(cog(teeth, 100, 84), { fill: mix(deep, main, 0.28), opacity: 0.7 }) +
          circle(0, 0, 62, { fill: mix(deep, night, 0.4) }),
      );
    return (
      sky(canvas, night, deep, mix(air, main, 0.35)) +
      clouds(canvas, [air, light], 5, 0.35) +
      glow(canvas, x, y, r * 2.1, light, 0.65) +
      ship(canvas.width * 0.2, canvas.height * 0.15, 120) +
      (canvas.width > 1500 ? ship(canvas.width * 0.62, canvas.height * 0.22, 80) : "") +
      back(canvas.width * 0.02, canvas.height * 0.5, 210, 16) +
      back(canvas.width * 0.98, canvas.height * 0.32, 180, 14) +
      back(canvas.width * 0.9, canvas.height * 0.86, 260, 18) +
      back(canvas.width * 0.14, canvas.height * 0.95, 230, 16)
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const copper = canvas.linear(
      [
        [0, "#ffd9b8"],
        [0.3, "#d98a52"],
        [0.6, "#8a4a22"],
        [1, "#e8a878"],
      ],
      0,
      0,
      1,
      1,
    );
    const hand = (turn: number, length: number, wide: number) =>
      group(
        `rotate(${turn})`,
        path(`M${-wide} 12L0 ${-length}L${wide} 12Z`, { fill: "#1b0f06", stroke: gilt(canvas), "stroke-width": 1 }),
      );
    const hours = draw(12, (i) => {
      const [hx, hy] = polar(i * 30 - 90, 41);
      return glyphs(
        ["XII", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI"][i] ?? "",
        11,
        "#2a1706",
        hx,
        hy,
      );
    });
    return (
      group(at(62, -54, 0.5, 10), wheel(canvas, 12, steel(canvas), 4)) +
      group(at(-66, 52, 0.56, 4), wheel(canvas, 14, copper, 5)) +
      group(at(66, 58, 0.36, 12), wheel(canvas, 10, gilt(canvas, false), 4)) +
      group(
        "scale(.86)",
        path(cog(22, 98, 86), { fill: "#000000", opacity: 0.5, transform: "translate(4 8)", filter: canvas.blur(5) }) +
          path(cog(22, 98, 86), {
            fill: gilt(canvas, false),
            stroke: "#4a2a08",
            "stroke-width": 2.5,
            "stroke-linejoin": "round",
          }) +
          circle(0, 0, 77, { fill: darken(main, 0.65), stroke: gilt(canvas), "stroke-width": 4 }) +
          draw(24, (i) => group(`rotate(${i * 15})`, circle(0, -68, 3, { fill: gilt(canvas) }))) +
          circle(0, 0, 59, {
            fill: canvas.radial([
              [0, "#fffaf0"],
              [0.7, "#f0dfb8"],
              [1, "#c7a566"],
            ]),
            stroke: gilt(canvas),
            "stroke-width": 5,
          }) +
          path(slice(-90, -20, 30), { fill: second, opacity: 0.3 }) +
          hours +
          hand(canvas.between(20, 330), 28, 4) +
          hand(canvas.between(20, 330), 40, 3) +
          circle(0, 0, 6, { fill: gilt(canvas) }) +
          path("M-44 -30A54 54 0 0 1 18 -50L8 -36A40 40 0 0 0 -34 -18Z", { fill: lighten(light, 0.6), opacity: 0.5 }),
      )
    );
  },
  extra: (canvas) =>
    group("scale(.95)", wheel(canvas, 12, canvas.random() > 0.5 ? gilt(canvas, false) : steel(canvas), 5)),
};
