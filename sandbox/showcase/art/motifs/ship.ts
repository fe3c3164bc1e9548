import { darken, lighten, mix } from "../colour";
import { ridge, sea } from "../landscape";
import { gilt, sphere } from "../metal";
import type { Motif } from "../motif";
import { glow, mist, sky, stars } from "../scenery";
import { circle, draw, ellipse, group, type Point, path, smooth, times } from "../shapes";

export const ship: Motif = {
  flips: true,
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light } = canvas.palette;
    const curtain = draw(3, (index) => {
      const edge = times(
        7,
        (step): Point => [
          (step / 6) * canvas.width * 1.1 - 40,
          canvas.height * (0.06 + index * 0.08) + canvas.between(-50, 50),
        ],
      );
      return path(`${smooth(edge, false)}L${canvas.width + 80} ${canvas.height * 0.55}L-80 ${canvas.height * 0.5}Z`, {
        fill: canvas.linear([
          [0, light, 0],
          [0.2, light, 0.4],
          [1, light, 0],
        ]),
      });
    });
    const far = mix(air, deep, 0.4);
    return (
      sky(canvas, night, mix(deep, night, 0.2), mix(air, light, 0.3)) +
      stars(canvas, 60, 0.5) +
      curtain +
      glow(canvas, x, y + r * 0.3, r * 2, light, 0.65) +
      ridge(
        canvas,
        canvas.height * 0.7,
        canvas.height * 0.4,
        canvas.linear([
          [0, lighten(far, 0.55)],
          [0.35, far],
          [1, mix(far, night, 0.5)],
        ]),
        { steps: 6 },
      ) +
      ridge(canvas, canvas.height * 0.72, canvas.height * 0.2, mix(deep, night, 0.5), { steps: 9 }) +
      sea(canvas, canvas.height * 0.7, [mix(air, deep, 0.5), deep], 14)
    );
  },
  hero(canvas) {
    const { main, second, light } = canvas.palette;
    const wood = mix("#8a5426", main, 0.2);
    const sail = mix(main, "#c8232c", 0.35);
    const cloth = "M-64 -76Q0 -88 64 -76Q76 -26 62 22Q0 34 -62 22Q-76 -26 -64 -76Z";
    const stripes = draw(4, (index) =>
      path(`M${-52 + index * 32} -90H${-36 + index * 32}L${-38 + index * 33} 40H${-54 + index * 33}Z`, { fill: sail }),
    );
    const shields = draw(7, (index) => {
      const x = -60 + index * 20;
      const y = 60 + Math.abs(index - 3) * -1.8 + 4;
      const colour = index % 2 ? second : main;
      return (
        circle(x, y, 11.5, { fill: gilt(canvas, false) }) +
        circle(x, y, 9.5, { fill: sphere(canvas, colour) }) +
        circle(x, y, 3, { fill: gilt(canvas) })
      );
    });
    const hull = "M-98 34C-86 50 -60 58 0 58C60 58 86 50 98 34C94 70 60 96 0 96C-60 96 -94 70 -98 34Z";
    const planks = draw(3, (index) =>
      path(
        `M${-88 + index * 9} ${62 + index * 10}C-40 ${78 + index * 8} 40 ${78 + index * 8} ${88 - index * 9} ${62 + index * 10}`,
        { fill: "none", stroke: darken(wood, 0.6), "stroke-width": 1.8 },
      ),
    );
    const oars = draw(6, (index) =>
      path(`M${-50 + index * 20} 74L${-66 + index * 20} 108`, {
        stroke: lighten(wood, 0.3),
        "stroke-width": 2.6,
        "stroke-linecap": "round",
      }),
    );
    const head =
      path(
        "M96 40C106 12 98 -10 84 -26C78 -38 86 -52 102 -50C114 -48 122 -40 124 -34L108 -32L120 -26L104 -22C112 0 118 22 104 48Z",
        {
          fill: canvas.linear(
            [
              [0, lighten(wood, 0.5)],
              [1, darken(wood, 0.3)],
            ],
            0,
            0,
            1,
            1,
          ),
          stroke: darken(wood, 0.65),
          "stroke-width": 1.6,
        },
      ) +
      path("M84 -44C76 -52 76 -62 82 -68C84 -60 90 -56 96 -54Z", { fill: gilt(canvas) }) +
      circle(101, -41, 3.4, { fill: lighten(light, 0.4) }) +
      circle(101.5, -41, 1.5, { fill: "#180d06" });
    const tail = path(
      "M-96 40C-108 16 -112 -8 -100 -22C-92 -32 -80 -26 -84 -16C-88 -10 -96 -14 -94 -20C-102 -6 -96 18 -86 38Z",
      {
        fill: canvas.linear([
          [0, lighten(wood, 0.3)],
          [1, darken(wood, 0.35)],
        ]),
        stroke: darken(wood, 0.65),
        "stroke-width": 1.6,
      },
    );
    return (
      path("M-4 -104H4V52H-4Z", {
        fill: canvas.linear(
          [
            [0, lighten(wood, 0.35)],
            [1, darken(wood, 0.45)],
          ],
          0,
          0,
          1,
          0,
        ),
      }) +
      path("M-74 -80H74", { stroke: lighten(wood, 0.15), "stroke-width": 6, "stroke-linecap": "round" }) +
      path("M0 -104L26 -98L0 -92Z", { fill: second }) +
      path(cloth, {
        fill: canvas.linear([
          [0, "#fffaf0"],
          [1, "#d9ccb4"],
        ]),
      }) +
      group("", stripes, { "clip-path": canvas.clip(path(cloth, {})) }) +
      path(cloth, {
        fill: canvas.linear(
          [
            [0, "#000000", 0.4],
            [0.3, "#ffffff", 0.2],
            [0.65, "#000000", 0],
            [1, "#000000", 0.38],
          ],
          0,
          0,
          1,
          0,
        ),
      }) +
      group(
        "translate(0 -28)",
        circle(0, 0, 21, { fill: "none", stroke: darken(sail, 0.4), "stroke-width": 4 }) +
          path("M0 -15V15M-13 -7.5L13 7.5M13 -7.5L-13 7.5", {
            stroke: darken(sail, 0.4),
            "stroke-width": 4,
            "stroke-linecap": "round",
          }),
      ) +
      oars +
      tail +
      head +
      path(hull, {
        fill: canvas.linear([
          [0, lighten(wood, 0.3)],
          [0.4, wood],
          [1, darken(wood, 0.65)],
        ]),
        stroke: darken(wood, 0.7),
        "stroke-width": 1.8,
      }) +
      planks +
      path("M-98 34C-86 50 -60 58 0 58C60 58 86 50 98 34", { fill: "none", stroke: gilt(canvas), "stroke-width": 4 }) +
      shields
    );
  },
  extra(canvas) {
    const { main, second } = canvas.palette;
    return (
      circle(0, 0, 92, { fill: gilt(canvas, false) }) +
      circle(0, 0, 80, { fill: sphere(canvas, main) }) +
      draw(8, (i) => group(`rotate(${i * 45})`, path("M0 -80L12 -24H-12Z", { fill: second, opacity: 0.85 }))) +
      circle(0, 0, 24, { fill: gilt(canvas) }) +
      ellipse(-30, -44, 22, 10, { fill: "#ffffff", opacity: 0.4 })
    );
  },
  foreground(canvas, { x, y, r }) {
    const { deep, night, sky: air, light } = canvas.palette;
    const line = y + r * 0.78;
    const foam = draw(5, (index) =>
      ellipse(x + (index - 2) * r * 0.45, line + canvas.between(6, 26), r * 0.3, 9, {
        fill: lighten(light, 0.5),
        opacity: 0.35,
      }),
    );
    return (
      sea(canvas, line, [mix(air, deep, 0.35), deep, mix(deep, night, 0.6)], 16) +
      foam +
      mist(canvas, canvas.height * 0.55, night, 0.6)
    );
  },
};
