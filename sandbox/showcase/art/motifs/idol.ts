import { darken, lighten, mix } from "../colour";
import { gilt, sphere } from "../metal";
import type { Motif } from "../motif";
import { embers, glow, rays, sky } from "../scenery";
import { at, circle, draw, ellipse, group, line, path, rect } from "../shapes";
import { mirrored } from "./beast";

export const idol: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, main } = canvas.palette;
    const stone = mix(main, night, 0.55);
    const steps = draw(8, (index) => {
      const width = r * (3.4 - index * 0.36);
      const top = canvas.height * 0.96 - index * 58;
      return rect(x - width / 2, top - 58, width, 60, {
        fill: canvas.linear([
          [0, lighten(stone, 0.22)],
          [0.18, stone],
          [1, darken(stone, 0.45)],
        ]),
      });
    });
    const frond = (left: number, top: number, size: number, turn: number, colour: string) =>
      group(
        at(left, top, size / 100, turn),
        draw(11, (index) => {
          const y0 = -index * 18;
          return (
            path(
              `M0 ${y0}Q${60 - index * 3} ${y0 - 34} ${92 - index * 6} ${y0 + 6}Q${50 - index * 2} ${y0 + 2} 0 ${y0 + 14}Z`,
              { fill: colour },
            ) +
            path(
              `M0 ${y0}Q${-60 + index * 3} ${y0 - 34} ${-92 + index * 6} ${y0 + 6}Q${-50 + index * 2} ${y0 + 2} 0 ${y0 + 14}Z`,
              { fill: darken(colour, 0.22) },
            )
          );
        }) + path("M0 20L0 -200", { stroke: lighten(colour, 0.25), "stroke-width": 4 }),
      );
    const leaf = mix(deep, "#1f7a3d", 0.4);
    return (
      sky(canvas, mix(deep, night, 0.4), mix(air, deep, 0.4), mix(air, light, 0.3)) +
      rays(canvas, x, y - r * 0.3, light, 20, 0.3) +
      glow(canvas, x, y, r * 2, light, 0.7) +
      steps +
      frond(canvas.width * 0.02, canvas.height * 0.5, 170, 52, mix(leaf, night, 0.35)) +
      frond(canvas.width * 0.98, canvas.height * 0.45, 180, -50, mix(leaf, night, 0.4)) +
      frond(-20, canvas.height * 0.98, 210, 34, darken(leaf, 0.2)) +
      frond(canvas.width + 20, canvas.height * 1.0, 220, -38, darken(leaf, 0.28)) +
      frond(canvas.width * 0.08, -20, 150, 150, mix(leaf, night, 0.5)) +
      frond(canvas.width * 0.94, -10, 160, -148, mix(leaf, night, 0.55))
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const gold = gilt(canvas);
    const stone = mix(main, "#d9a83f", 0.3);
    const crest = draw(13, (index) => {
      const turn = (index - 6) * 16;
      const colour = index % 2 ? second : mix(second, "#d83a2a", 0.55);
      return group(
        `rotate(${turn})`,
        path("M-11 -50C-16 -90 -8 -112 0 -128C8 -112 16 -90 11 -50Z", {
          fill: canvas.linear([
            [0, lighten(colour, 0.12)],
            [1, darken(colour, 0.4)],
          ]),
          stroke: darken(colour, 0.6),
          "stroke-width": 1,
        }) + path("M0 -60V-112", { stroke: lighten(colour, 0.5), "stroke-width": 1.6, opacity: 0.7 }),
      );
    });
    const face = "M-58 -44H58L66 -8L58 44L36 82H-36L-58 44L-66 -8Z";
    const side =
      path("M14 -22L48 -28L54 -6L40 6H18Z", { fill: darken(stone, 0.7) }) +
      circle(33, -10, 11, { fill: sphere(canvas, light) }) +
      circle(33, -10, 4.5, { fill: "#1c0d03" }) +
      path("M8 -34L54 -42L58 -32L12 -25Z", { fill: gold, stroke: "#5d3306", "stroke-width": 1 }) +
      path("M60 -30H84V34L70 44L58 34Z", {
        fill: canvas.linear([
          [0, lighten(stone, 0.3)],
          [1, darken(stone, 0.4)],
        ]),
        stroke: "#5d3306",
        "stroke-width": 1.4,
      }) +
      circle(72, 2, 13, { fill: gold, stroke: "#5d3306", "stroke-width": 1.2 }) +
      circle(72, 2, 8, { fill: sphere(canvas, second) }) +
      path("M70 44L78 62L70 78L62 62Z", { fill: sphere(canvas, second) }) +
      draw(2, (i) =>
        path(
          line(
            [
              [22 + i * 13, 18],
              [32 + i * 13, 22],
              [30 + i * 11, 38],
            ],
            false,
          ),
          { fill: "none", stroke: darken(stone, 0.5), "stroke-width": 3 },
        ),
      );
    const teeth = draw(6, (index) => rect(-27 + index * 9, 55, 8, 11, { rx: 1.5, fill: "#fff8e0" }));
    return (
      ellipse(0, 92, 80, 12, { fill: "#000000", opacity: 0.5, filter: canvas.blur(7) }) +
      group(
        "translate(0 10) scale(.94)",
        crest +
          path("M-70 -40A74 74 0 0 1 70 -40L60 -34H-60Z", { fill: gold, stroke: "#5d3306", "stroke-width": 1.6 }) +
          draw(9, (i) =>
            group(`rotate(${(i - 4) * 17} 0 6)`, circle(0, -60, 5, { fill: sphere(canvas, i % 2 ? light : second) })),
          ) +
          path(face, {
            fill: canvas.linear([
              [0, lighten(stone, 0.5)],
              [0.45, stone],
              [1, darken(stone, 0.5)],
            ]),
            stroke: "#5d3306",
            "stroke-width": 2,
          }) +
          path("M-58 -44H58L60 -36H-60Z", { fill: "#ffffff", opacity: 0.4 }) +
          mirrored(side) +
          path("M0 -30L12 26L20 34Q0 44 -20 34L-12 26Z", {
            fill: canvas.linear([
              [0, lighten(stone, 0.55)],
              [1, darken(stone, 0.3)],
            ]),
            stroke: darken(stone, 0.6),
            "stroke-width": 1.4,
          }) +
          path("M-36 48H36L30 72H-30Z", { fill: darken(stone, 0.75), stroke: gold, "stroke-width": 3 }) +
          teeth +
          circle(0, -56, 15, { fill: gold, stroke: "#5d3306", "stroke-width": 1.4 }) +
          circle(0, -56, 10, { fill: sphere(canvas, second) }),
      )
    );
  },
  extra(canvas) {
    const { second } = canvas.palette;
    return (
      circle(0, 0, 90, { fill: gilt(canvas, false) }) +
      draw(12, (i) => group(`rotate(${i * 30})`, path("M0 -86L9 -64H-9Z", { fill: darken(second, 0.3) }))) +
      circle(0, 0, 56, { fill: gilt(canvas), stroke: "#6a3b07", "stroke-width": 3 }) +
      circle(-18, -10, 10, { fill: "#3d2205" }) +
      circle(18, -10, 10, { fill: "#3d2205" }) +
      rect(-22, 16, 44, 12, { fill: "#3d2205" })
    );
  },
  foreground: (canvas) => embers(canvas, 16, canvas.palette.light),
};
