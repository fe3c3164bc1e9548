import { darken, lighten, mix } from "../colour";
import { ridge } from "../landscape";
import type { Motif } from "../motif";
import { embers, glow, rays, sky, stars } from "../scenery";
import { circle, draw, ellipse, group, line, type Point, path } from "../shapes";

export const pyramid: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, main, light } = canvas.palette;
    const sand = (share: number) => mix(mix(main, deep, 0.4), night, share);
    const horizon = canvas.height * 0.62;
    return (
      sky(canvas, night, deep, mix(air, main, 0.6)) +
      stars(canvas, 40, 0.4, light) +
      rays(canvas, x, y - r * 0.75, light, 22, 0.2) +
      glow(canvas, x, y - r * 0.5, r * 1.7, light, 0.7) +
      path(
        line([
          [canvas.width * 0.04, horizon + 20],
          [canvas.width * 0.16, horizon - 130],
          [canvas.width * 0.29, horizon + 20],
        ]),
        { fill: sand(0.35), opacity: 0.85 },
      ) +
      path(
        line([
          [canvas.width * 0.78, horizon + 20],
          [canvas.width * 0.9, horizon - 170],
          [canvas.width * 1.04, horizon + 20],
        ]),
        { fill: sand(0.3), opacity: 0.85 },
      ) +
      ridge(
        canvas,
        horizon + 30,
        60,
        canvas.linear([
          [0, sand(0.05)],
          [1, sand(0.5)],
        ]),
        { steps: 4, sharp: false },
      )
    );
  },
  hero(canvas) {
    const { main, light, deep, second, night } = canvas.palette;
    const stone = mix(main, "#e8b765", 0.35);
    const peak: Point = [0, -92];
    const [left, middle, right]: [Point, Point, Point] = [
      [-118, 84],
      [26, 98],
      [118, 80],
    ];
    const lit = canvas.linear(
      [
        [0, lighten(stone, 0.75)],
        [0.4, lighten(stone, 0.2)],
        [1, darken(stone, 0.3)],
      ],
      0.6,
      0,
      0.2,
      1,
    );
    const dark = canvas.linear([
      [0, mix(stone, deep, 0.25)],
      [1, darken(mix(stone, night, 0.55), 0.35)],
    ]);
    const courses = draw(11, (row) => {
      const share = (row + 1.6) / 12.6;
      const along = (corner: Point): Point => [
        peak[0] + (corner[0] - peak[0]) * share,
        peak[1] + (corner[1] - peak[1]) * share,
      ];
      const joints = draw(row, (column) => {
        const [ax, ay] = along(left);
        const [bx, by] = along(middle);
        const t = (column + (row % 2 ? 0.5 : 0.8)) / (row + 0.6);
        const [px, py] = [ax + (bx - ax) * t, ay + (by - ay) * t];
        return path(
          line(
            [
              [px, py],
              [px - 0.6, py - 14],
            ],
            false,
          ),
          { stroke: darken(stone, 0.55), "stroke-width": 0.9, opacity: 0.4 },
        );
      });
      return (
        path(line([along(left), along(middle), along(right)], false), {
          fill: "none",
          stroke: darken(stone, 0.6),
          "stroke-width": 1.3,
          opacity: 0.5,
        }) + joints
      );
    });
    const cap = (share: number): Point[] =>
      [left, middle, right].map(([px, py]) => [peak[0] + (px - peak[0]) * share, peak[1] + (py - peak[1]) * share]);
    const [capLeft = peak, capMiddle = peak, capRight = peak] = cap(0.27);
    return (
      ellipse(0, 92, 132, 16, { fill: "#000000", opacity: 0.45, filter: canvas.blur(6) }) +
      path(line([peak, left, middle]), { fill: lit }) +
      path(line([peak, middle, right]), { fill: dark }) +
      courses +
      circle(0, -60, 62, {
        fill: canvas.radial([
          [0, light, 0.85],
          [1, light, 0],
        ]),
      }) +
      path(line([peak, capLeft, capMiddle]), {
        fill: canvas.linear([
          [0, "#ffffff"],
          [1, lighten(second, 0.35)],
        ]),
      }) +
      path(line([peak, capMiddle, capRight]), {
        fill: canvas.linear([
          [0, lighten(second, 0.5)],
          [1, darken(second, 0.2)],
        ]),
      }) +
      group(
        "translate(-4 -58) scale(.9)",
        path("M-13 0Q0 -12 13 0Q0 10 -13 0Z", { fill: "#1b0e05" }) +
          circle(0, -1, 5.2, { fill: light }) +
          circle(0, -1, 2.2, { fill: "#1b0e05" }),
      ) +
      path("M-6 97L-2 62L16 62L24 98Z", {
        fill: canvas.linear([
          [0, "#120803"],
          [1, "#000000"],
        ]),
        opacity: 0.9,
      }) +
      path("M0 94L2 70L12 70L17 96Z", {
        fill: canvas.linear([
          [0, light, 0.9],
          [1, main, 0.2],
        ]),
      })
    );
  },
  foreground(canvas) {
    const { main, night, light } = canvas.palette;
    const sand = mix(main, night, 0.35);
    return (
      ridge(
        canvas,
        canvas.height * 0.82,
        70,
        canvas.linear([
          [0, lighten(sand, 0.12)],
          [0.3, sand],
          [1, darken(sand, 0.6)],
        ]),
        { steps: 3, sharp: false },
      ) + embers(canvas, 16, light, 0.3)
    );
  },
};
