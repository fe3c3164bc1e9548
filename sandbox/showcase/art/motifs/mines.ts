import type { Canvas } from "../canvas";
import { darken, lighten, mix } from "../colour";
import type { Motif } from "../motif";
import { at, circle, draw, ellipse, group, path, rect, sparkle } from "../shapes";
import { brilliant } from "./gem";
import { studio } from "./studio";

/** What lies on the nine fields of a board, row by row. */
type Field = "covered" | "gem" | "mine";

const boards: readonly (readonly Field[])[] = [
  ["covered", "gem", "covered", "gem", "mine", "covered", "covered", "covered", "gem"],
  ["gem", "covered", "covered", "covered", "gem", "gem", "mine", "covered", "covered"],
  ["covered", "covered", "gem", "covered", "mine", "covered", "gem", "gem", "covered"],
];

/** A ball with spikes and a light on its side. */
function mine(canvas: Canvas): string {
  const spikes = draw(8, (index) =>
    group(
      `rotate(${index * 45})`,
      rect(-6, -94, 12, 40, { rx: 6, fill: "#2a2e38" }) + circle(0, -92, 8, { fill: "#474d5c" }),
    ),
  );
  const ball = canvas.radial(
    [
      [0, "#6b7386"],
      [0.5, "#2c303b"],
      [1, "#0d0f14"],
    ],
    0.36,
    0.3,
    0.75,
  );
  return (
    spikes +
    circle(0, 0, 66, { fill: ball }) +
    circle(0, 0, 18, { fill: "#ff4a3d" }) +
    circle(-5, -6, 6, { fill: "#ffffff", opacity: 0.75 }) +
    ellipse(-24, -32, 18, 10, { fill: "#ffffff", opacity: 0.32, transform: "rotate(-35 -24 -32)" })
  );
}

function tile(canvas: Canvas, field: Field): string {
  const { main, night, deep, second } = canvas.palette;
  if (field === "covered")
    return (
      rect(-29, -26, 58, 58, { rx: 11, fill: darken(main, 0.55) }) +
      rect(-29, -30, 58, 56, {
        rx: 11,
        fill: canvas.linear([
          [0, lighten(main, 0.28)],
          [1, darken(main, 0.12)],
        ]),
      }) +
      path("M-20 -21H20", { stroke: "#ffffff", "stroke-width": 4, "stroke-linecap": "round", opacity: 0.35 })
    );
  const hole =
    rect(-29, -30, 58, 62, { rx: 11, fill: mix(night, "#000000", 0.3) }) +
    rect(-25, -26, 50, 54, { rx: 9, fill: mix(deep, night, 0.4) });
  const thing = field === "gem" ? brilliant(canvas, second, 8) : mine(canvas);
  return hole + group("scale(.235)", thing);
}

export const mines: Motif = {
  scene: studio,
  heroes: boards.length,
  hero: (canvas, which) =>
    ellipse(0, 100, 96, 14, { fill: "#000000", opacity: 0.5, filter: canvas.blur(8) }) +
    group(
      "rotate(-5)",
      rect(-102, -102, 204, 204, { rx: 24, fill: mix(canvas.palette.night, "#000000", 0.35) }) +
        rect(-102, -102, 204, 204, {
          rx: 24,
          fill: "none",
          stroke: lighten(canvas.palette.main, 0.3),
          "stroke-width": 4,
          opacity: 0.75,
        }) +
        (boards[which] ?? [])
          .map((field, index) =>
            group(at(((index % 3) - 1) * 64, (Math.floor(index / 3) - 1) * 64), tile(canvas, field)),
          )
          .join(""),
    ) +
    sparkle(-6, -70, 15, { fill: "#ffffff" }),
  extra: (canvas) => group("scale(.9)", mine(canvas)),
};
