import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import { ridge } from "../landscape";
import { gilt } from "../metal";
import type { Motif } from "../motif";
import { embers, glow, mist, sky, stars } from "../scenery";
import { circle, draw, ellipse, group, path, rect } from "../shapes";

function paper(canvas: Canvas): string {
  const { main, light } = canvas.palette;
  const skin = mix(main, "#e0301a", 0.2);
  const body = "M-34 -66C-86 -50 -96 -14 -96 6C-96 30 -84 62 -34 76H34C84 62 96 30 96 6C96 -14 86 -50 34 -66Z";
  const ribs = [-78, -54, -28, 0, 28, 54, 78].map((x) =>
    path(`M${x * 0.4} -66C${x * 1.2} -40 ${x * 1.25} 46 ${x * 0.4} 76`, {
      fill: "none",
      stroke: darken(skin, 0.45),
      "stroke-width": 1.6,
      opacity: 0.5,
    }),
  );
  const hoops = draw(8, (index) =>
    path(`M-96 ${-44 + index * 15}Q0 ${-34 + index * 15} 96 ${-44 + index * 15}`, {
      fill: "none",
      stroke: darken(skin, 0.35),
      "stroke-width": 1.1,
      opacity: 0.4,
    }),
  );
  const tassel = draw(9, (index) =>
    path(
      `M${-12 + index * 3} 100C${-14 + index * 3.5} 118 ${-15 + index * 3.8} 128 ${-14 + index * 3.5} ${140 + (index % 2) * 4}`.replace(
        "3.500",
        "3.5",
      ),
      { fill: "none", stroke: index % 2 ? skin : "#ffd36a", "stroke-width": 2.6 },
    ),
  );
  return (
    path(body, {
      fill: canvas.radial(
        [
          [0, "#fffbe0"],
          [0.25, mix(light, "#ffd56a", 0.4)],
          [0.6, skin],
          [1, darken(skin, 0.5)],
        ],
        0.5,
        0.55,
        0.62,
      ),
    }) +
    group("", ribs.join("") + hoops, { "clip-path": canvas.clip(path(body, {})) }) +
    path(
      "M-14 -30C-34 -26 -36 2 -16 6C-34 14 -26 40 -6 32C-4 50 22 48 18 28C40 28 42 0 22 -4C34 -22 14 -38 0 -24C-4 -32 -10 -32 -14 -30Z",
      { fill: gilt(canvas), opacity: 0.9 },
    ) +
    circle(2, 3, 9, { fill: darken(skin, 0.25) }) +
    rect(-40, -80, 80, 18, { rx: 5, fill: gilt(canvas), stroke: "#5d3306", "stroke-width": 1.2 }) +
    rect(-28, -90, 56, 12, { rx: 4, fill: darken(skin, 0.45) }) +
    path("M0 -90V-150", { stroke: "#e3b04b", "stroke-width": 3 }) +
    rect(-38, 72, 76, 16, { rx: 5, fill: gilt(canvas), stroke: "#5d3306", "stroke-width": 1.2 }) +
    circle(0, 94, 8, { fill: gilt(canvas, false) }) +
    tassel
  );
}

export const lantern: Motif = {
  scene(canvas, { x, y, r }) {
    const { night, deep, sky: air, light, main } = canvas.palette;
    const roof = (cx: number, base: number, size: number, floors: number, fill: string) =>
      draw(floors, (floor) => {
        const w = size * (1 - floor * 0.2);
        const top = base - floor * size * 0.52;
        return path(
          `M${cx - w * 0.42} ${top}V${top - size * 0.3}H${cx + w * 0.42}V${top}ZM${cx - w * 0.82} ${top - size * 0.24}Q${cx - w * 0.5} ${top - size * 0.34} ${cx - w * 0.3} ${top - size * 0.56}H${cx + w * 0.3}Q${cx + w * 0.5} ${top - size * 0.34} ${cx + w * 0.82} ${top - size * 0.24}L${cx + w * 0.6} ${top - size * 0.2}H${cx - w * 0.6}Z`,
          { fill },
        );
      });
    const floating = draw(canvas.width > 1500 || canvas.height > 1500 ? 18 : 11, () => {
      const [lx, ly, s] = [
        canvas.random() * canvas.width,
        canvas.random() * canvas.height * 0.8,
        canvas.between(13, 34),
      ];
      return (
        circle(lx, ly, s * 2.6, {
          fill: canvas.radial([
            [0, light, 0.55],
            [1, main, 0],
          ]),
        }) +
        path(`M${lx - s * 0.7} ${ly - s}H${lx + s * 0.7}L${lx + s} ${ly + s}H${lx - s}Z`, {
          fill: canvas.linear([
            [0, mix(main, "#ff8a3d", 0.4)],
            [1, "#fff2b8"],
          ]),
        })
      );
    });
    return (
      sky(canvas, night, mix(night, deep, 0.8), mix(air, main, 0.35)) +
      stars(canvas, 46, 0.6) +
      glow(canvas, x, y, r * 2.1, mix(main, light, 0.4), 0.8) +
      ridge(canvas, canvas.height * 0.8, 200, mix(deep, night, 0.45), { steps: 6 }) +
      roof(canvas.width * 0.12, canvas.height * 0.86, 210, 3, darken(mix(deep, night, 0.6), 0.2)) +
      roof(canvas.width * 0.9, canvas.height * 0.88, 180, 4, darken(mix(deep, night, 0.7), 0.2)) +
      floating +
      mist(canvas, canvas.height * 0.62, night, 0.8)
    );
  },
  hero: (canvas) =>
    group(
      "translate(0 -8) scale(.86)",
      circle(0, 4, 150, {
        fill: canvas.radial([
          [0, canvas.palette.light, 0.6],
          [1, canvas.palette.main, 0],
        ]),
      }) + paper(canvas),
    ),
  extra: (canvas) => group("translate(0 -10) scale(.72)", paper(canvas)),
  foreground(canvas) {
    const { main, second } = canvas.palette;
    const petals = draw(12, () =>
      group(
        `translate(${canvas.random() * canvas.width} ${canvas.random() * canvas.height}) rotate(${canvas.random() * 360}) scale(${canvas.between(0.5, 1)})`,
        ellipse(0, 0, 20, 10, { fill: lighten(mix(main, second, 0.5), 0.5), opacity: 0.85 }),
      ),
    );
    return petals + embers(canvas, 12, canvas.palette.light, 0.3);
  },
};
