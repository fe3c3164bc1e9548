import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { glow, rays, sky } from "../scenery";
import { at, circle, draw, ellipse, group, line, type Point, path, rect, sparkle } from "../shapes";

const bolt: Point[] = [
  [18, -108],
  [-58, 14],
  [-8, 14],
  [-34, 104],
  [62, -26],
  [10, -26],
  [46, -108],
];

function flash(canvas: Canvas, x: number, y: number, length: number, turn: number): string {
  const points: Point[] = [[0, 0]];
  for (let step = 1; step <= 7; step++) points.push([canvas.between(-26, 26), (length / 7) * step]);
  const d = line(points, false);
  return group(
    at(x, y, 1, turn),
    path(d, {
      fill: "none",
      stroke: canvas.palette.second,
      "stroke-width": 16,
      opacity: 0.35,
      "stroke-linejoin": "round",
    }) + path(d, { fill: "none", stroke: "#ffffff", "stroke-width": 4.5, "stroke-linejoin": "round" }),
  );
}

export const storm: Motif = {
  flips: true,
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, second } = canvas.palette;
    const marble = mix("#d9dde6", air, 0.4);
    const column = (left: number, wide: number) => {
      const top = canvas.height * 0.2;
      const fill = canvas.linear(
        [
          [0, darken(marble, 0.55)],
          [0.3, marble],
          [0.55, mix(marble, deep, 0.35)],
          [1, darken(marble, 0.7)],
        ],
        0,
        0,
        1,
        0,
      );
      return (
        rect(left - wide * 0.7, top - 44, wide * 1.4, 34, { fill }) +
        rect(left - wide * 0.58, top - 12, wide * 1.16, 26, { rx: 12, fill }) +
        rect(left - wide / 2, top, wide, canvas.height, { fill }) +
        draw(5, (i) =>
          rect(left - wide * 0.4 + i * wide * 0.19, top + 14, wide * 0.05, canvas.height, {
            fill: night,
            opacity: 0.28,
          }),
        )
      );
    };
    const cloud = (cy: number, colour: string) =>
      draw(Math.ceil(canvas.width / 110) + 1, (i) => {
        const size = canvas.between(80, 170);
        return circle(i * 110, cy + canvas.between(-40, 40), size, {
          fill: canvas.radial(
            [
              [0, lighten(colour, 0.22)],
              [0.75, colour],
              [1, darken(colour, 0.3)],
            ],
            0.5,
            0.15,
            0.9,
          ),
        });
      });
    return (
      sky(canvas, night, deep, mix(air, deep, 0.3)) +
      rays(canvas, x, y - r, second, 14, 0.25) +
      flash(canvas, canvas.width * 0.28, 60, canvas.height * 0.5, 8) +
      flash(canvas, canvas.width * 0.76, 40, canvas.height * 0.44, -12) +
      glow(canvas, x, y, r * 2, mix(light, second, 0.4), 0.8) +
      column(canvas.width * 0.08, 110) +
      column(canvas.width * 0.92, 110) +
      (canvas.width > 1500 ? column(canvas.width * 0.24, 84) + column(canvas.width * 0.77, 84) : "") +
      cloud(-20, mix(deep, night, 0.35)) +
      cloud(canvas.height * 0.97, mix(deep, night, 0.5))
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const amber = mix(main, "#ffbf2e", 0.5);
    const wing = (side: 1 | -1) =>
      group(
        `scale(${side} 1)`,
        draw(6, (i) =>
          path(
            `M20 ${20 - i * 6}C${60 + i * 6} ${34 - i * 22} ${96 - i * 3} ${16 - i * 22} ${116 - i * 7} ${-14 - i * 17}C${100 - i * 6} ${26 - i * 18} ${66} ${46 - i * 12} 20 ${38 - i * 8}Z`,
            {
              fill: canvas.linear(
                [
                  [0, "#ffffff"],
                  [0.6, lighten(second, 0.45)],
                  [1, mix(second, "#5f6f96", 0.4)],
                ],
                1,
                0,
                0,
                1,
              ),
              stroke: darken(second, 0.35),
              "stroke-width": 1,
            },
          ),
        ),
      );
    return (
      circle(0, 0, 110, {
        fill: canvas.radial([
          [0, light, 0.75],
          [1, second, 0],
        ]),
      }) +
      wing(1) +
      wing(-1) +
      draw(7, (i) =>
        group(
          at((7 - i) * 0.9, (7 - i) * 1.5),
          path(line(bolt), {
            fill: darken(amber, 0.65),
            stroke: darken(amber, 0.65),
            "stroke-width": 6,
            "stroke-linejoin": "round",
          }),
        ),
      ) +
      path(line(bolt), { fill: gilt(canvas), stroke: gilt(canvas), "stroke-width": 9, "stroke-linejoin": "round" }) +
      path(line(bolt), {
        fill: canvas.linear([
          [0, "#fffdf0"],
          [0.35, lighten(amber, 0.4)],
          [0.7, amber],
          [1, darken(amber, 0.25)],
        ]),
        stroke: darken(amber, 0.55),
        "stroke-width": 1.6,
      }) +
      path("M18 -108L-58 14L-24 14L30 -108Z", { fill: "#ffffff", opacity: 0.45 }) +
      path("M62 -26L-34 104L-8 30L46 -26Z", { fill: darken(amber, 0.35), opacity: 0.4 }) +
      sparkle(-24, -36, 20, { fill: "#ffffff" }) +
      sparkle(34, -76, 15, { fill: "#ffffff" })
    );
  },
  extra(canvas) {
    const laurel = (side: 1 | -1) =>
      group(
        `scale(${side} 1)`,
        draw(7, (i) =>
          group(
            `rotate(${150 - i * 22}) translate(0 -66) rotate(30)`,
            ellipse(0, 0, 10, 24, { fill: gilt(canvas), stroke: "#6a3b07", "stroke-width": 1.5 }),
          ),
        ),
      );
    return laurel(1) + laurel(-1) + group("scale(.5)", path(line(bolt), { fill: gilt(canvas) }));
  },
};
