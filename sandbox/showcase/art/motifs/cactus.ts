import { darken, lighten, mix } from "../colour";
import { ridge } from "../landscape";
import { gilt, steel } from "../metal";
import type { Motif } from "../motif";
import { embers, glow, rays, sky } from "../scenery";
import { at, circle, corners, draw, ellipse, group, line, path, rect, sparkle } from "../shapes";

function revolver(fill: string): string {
  return group(
    "",
    path(
      "M-96 -20H26V-8H40C46 -8 50 -4 50 2L66 58C68 66 62 70 54 70H36C30 70 28 66 26 60L14 20H-6C-6 32 -26 34 -30 20H-40V8H-96Z",
      { fill, stroke: "#1c232b", "stroke-width": 2, "stroke-linejoin": "round" },
    ) +
      rect(-34, -22, 34, 34, { rx: 6, fill, stroke: "#1c232b", "stroke-width": 1.6 }) +
      [-27, -17, -7].map((x) => rect(x - 2, -18, 4, 26, { rx: 2, fill: "#1c232b", opacity: 0.55 })).join("") +
      path("M28 8L44 60L58 60L46 6Z", { fill: "#7a4a22" }),
  );
}

export const cactus: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, main, second } = canvas.palette;
    const rock = mix(second, deep, 0.45);
    const mesa = (left: number, top: number, wide: number, shade: number) =>
      path(
        `M${left} ${canvas.height * 0.74}L${left + wide * 0.16} ${top + 30}L${left + wide * 0.24} ${top}H${left + wide * 0.74}L${left + wide * 0.84} ${top + 40}L${left + wide} ${canvas.height * 0.74}Z`,
        {
          fill: canvas.linear([
            [0, lighten(rock, 0.3 - shade)],
            [0.4, darken(rock, shade)],
            [1, darken(rock, shade + 0.25)],
          ]),
        },
      );
    const plant = (left: number, base: number, size: number, fill: string) =>
      group(
        at(left, base, size / 100),
        path(
          "M-13 0V-130A13 13 0 0 1 13 -130V-64H34A8 8 0 0 0 42 -72V-96A10 10 0 0 1 62 -96V-66A24 24 0 0 1 38 -42H13V0ZM-13 -40H-34A22 22 0 0 1 -56 -62V-84A9 9 0 0 1 -38 -84V-66A6 6 0 0 0 -32 -60H-13Z",
          { fill },
        ),
      );
    return (
      sky(canvas, mix(deep, night, 0.2), mix(air, main, 0.1), mix(light, second, 0.35)) +
      circle(x, y + r * 0.1, r * 1.3, {
        fill: canvas.radial([
          [0, lighten(light, 0.4)],
          [0.7, light],
          [1, mix(light, second, 0.5)],
        ]),
        opacity: 0.9,
      }) +
      rays(canvas, x, y, light, 18, 0.2) +
      glow(canvas, x, y, r * 2.2, light, 0.5) +
      mesa(-80, canvas.height * 0.46, 420, 0.22) +
      mesa(canvas.width - 330, canvas.height * 0.4, 430, 0.3) +
      ridge(
        canvas,
        canvas.height * 0.8,
        60,
        canvas.linear([
          [0, lighten(rock, 0.2)],
          [1, darken(rock, 0.4)],
        ]),
        { steps: 3, sharp: false },
      ) +
      plant(canvas.width * 0.1, canvas.height * 0.86, 170, darken(mix(main, night, 0.55), 0.1)) +
      plant(canvas.width * 0.92, canvas.height * 0.82, 130, darken(mix(main, night, 0.6), 0.1)) +
      ridge(canvas, canvas.height * 0.93, 70, darken(mix(rock, night, 0.5), 0.2), { steps: 4, sharp: false })
    );
  },
  hero(canvas) {
    const { main, second } = canvas.palette;
    const star = corners(6, 96, 50);
    const inner = corners(6, 76, 42);
    const facets = draw(6, (i) => {
      const tip = star[i * 2] ?? [0, 0];
      const left = star[(i * 2 + 11) % 12] ?? [0, 0];
      const right = star[(i * 2 + 1) % 12] ?? [0, 0];
      return (
        path(line([[0, 0], left, tip]), { fill: "#ffffff", opacity: 0.3 }) +
        path(line([[0, 0], tip, right]), { fill: "#3a1c02", opacity: 0.28 })
      );
    });
    const tips = draw(6, (i) => {
      const [px, py] = star[i * 2] ?? [0, 0];
      return (
        circle(px, py, 12, { fill: gilt(canvas, false), stroke: "#5d3306", "stroke-width": 1.4 }) +
        circle(px - 3, py - 3, 3.4, { fill: "#fffbe0" })
      );
    });
    return (
      group("rotate(-24) translate(0 10) scale(.98)", revolver(steel(canvas))) +
      group("scale(-1 1) rotate(-24) translate(0 10) scale(.98)", revolver(steel(canvas))) +
      group(
        "scale(.86)",
        path(line(star), { fill: "#000000", opacity: 0.5, filter: canvas.blur(6), transform: "translate(4 8)" }) +
          path(line(star), { fill: gilt(canvas), stroke: "#5d3306", "stroke-width": 2.4, "stroke-linejoin": "round" }) +
          facets +
          tips +
          path(line(inner), { fill: "none", stroke: "#6a3b07", "stroke-width": 2, opacity: 0.6 }) +
          circle(0, 0, 35, {
            fill: canvas.radial(
              [
                [0, lighten(second, 0.35)],
                [1, darken(second, 0.45)],
              ],
              0.35,
              0.3,
              0.8,
            ),
            stroke: gilt(canvas),
            "stroke-width": 5,
          }) +
          path(line(corners(5, 24, 10)), { fill: gilt(canvas), stroke: "#5d3306", "stroke-width": 1 }),
      ) +
      sparkle(-34, -44, 20, { fill: "#ffffff" }) +
      ellipse(0, 0, 0.1, 0.1, { fill: main })
    );
  },
  extra(canvas) {
    const shoe = "M-58 70C-96 20 -84 -78 0 -82C84 -78 96 20 58 70L34 62C60 18 54 -46 0 -48C-54 -46 -60 18 -34 62Z";
    return (
      path(shoe, { fill: steel(canvas), stroke: "#1c232b", "stroke-width": 3 }) +
      [
        [-62, -8],
        [-52, 32],
        [-46, -46],
        [62, -8],
        [52, 32],
        [46, -46],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, { fill: "#1c232b" }))
        .join("")
    );
  },
  foreground: (canvas) => embers(canvas, 12, canvas.palette.light, 0.4),
};
