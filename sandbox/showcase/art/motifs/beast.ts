import type { Canvas } from "../canvas";
import { type Colour, darken, lighten, mix } from "../colour";
import { circle, ellipse, group, line, path } from "../shapes";

export interface Beast {
  fur: Colour;
  cheeks: Colour;
  marks: Colour;
  eyes: Colour;
  /** The length of ears and muzzle, 1 as a fox. */
  ears: number;
  muzzle: number;
}

/** Both halves of something symmetrical: what is drawn for the right side, and its mirror image in shade. */
export function mirrored(inside: string): string {
  return inside + group("scale(-1 1)", inside);
}

/** The head of a fox or wolf from the front, cut into planes like a carved mask. */
export function beastHead(canvas: Canvas, { fur, cheeks, marks, eyes, ears, muzzle }: Beast): string {
  const chin = 84 * muzzle;
  const plane = (points: string, colour: Colour) =>
    path(`M${points}Z`, { fill: colour, stroke: colour, "stroke-width": 0.6 });
  const tip = -88 * ears;
  const half = (shade: number) => {
    const tone = (colour: Colour, light: number) =>
      light - shade > 0 ? lighten(colour, light - shade) : darken(colour, shade - light);
    return (
      plane(`22 -46 66 ${tip} 86 -14 62 -20`, tone(fur, -0.3)) +
      plane(`34 -44 64 ${tip + 22} 74 -20 58 -26`, tone(darken(marks, 0.45), -0.1)) +
      plane(`34 -44 64 ${tip + 22} 56 -30`, tone(marks, 0.05)) +
      plane("86 -14 98 16 78 8", tone(fur, -0.15)) +
      plane("98 16 88 26 100 42 78 44 62 20 78 8", tone(cheeks, -0.12)) +
      plane("78 44 82 60 58 58 40 72 34 40 62 20", tone(cheeks, -0.24)) +
      plane("0 -50 22 -46 62 -20 40 -8 16 -16 0 -22", tone(fur, 0.34)) +
      plane("62 -20 86 -14 78 8 62 20 40 -8", tone(fur, 0.1)) +
      plane("0 -22 16 -16 24 12 12 46 0 42", tone(fur, 0.22)) +
      plane("16 -16 40 -8 62 20 34 40 24 12", tone(fur, -0.06)) +
      plane(`24 12 34 40 26 ${chin - 26} 12 46`, tone(cheeks, 0.14)) +
      plane(`34 40 40 72 14 ${chin} 26 ${chin - 26}`, tone(cheeks, -0.1)) +
      plane(`12 46 26 ${chin - 26} 14 ${chin} 0 ${chin + 4} 0 42`, tone(cheeks, 0.3)) +
      plane("18 0 30 -5 52 -6 40 8 24 8", "#150c0a") +
      plane("0 -50 8 -48 5 -24 0 -16", tone(marks, 0.2))
    );
  };
  const eye = (side: 1 | -1) =>
    group(
      `translate(${34 * side} 1)`,
      circle(0, 0, 15, {
        fill: canvas.radial([
          [0, eyes, 0.75],
          [1, eyes, 0],
        ]),
      }) +
        ellipse(0, 0, 8, 5.6, {
          fill: canvas.radial([
            [0, lighten(eyes, 0.7)],
            [0.7, eyes],
            [1, darken(eyes, 0.4)],
          ]),
        }) +
        ellipse(0, 0, 2, 5, { fill: "#0b0605" }) +
        circle(-2.6, -2, 1.6, { fill: "#ffffff" }),
    );
  const nose =
    path(
      `M-13 ${chin - 34}Q0 ${chin - 44} 13 ${chin - 34}Q10 ${chin - 20} 0 ${chin - 16}Q-10 ${chin - 20} -13 ${chin - 34}Z`,
      { fill: "#17100f" },
    ) +
    ellipse(-3, chin - 33, 5, 2.4, { fill: "#ffffff", opacity: 0.55 }) +
    path(
      `M0 ${chin - 16}V${chin - 6}M0 ${chin - 6}Q10 ${chin - 2} 16 ${chin - 12}M0 ${chin - 6}Q-10 ${chin - 2} -16 ${chin - 12}`,
      { fill: "none", stroke: "#17100f", "stroke-width": 2.4, "stroke-linecap": "round" },
    );
  return (
    ellipse(0, 22, 96, 78, { fill: "#000000", opacity: 0.45, filter: canvas.blur(12) }) +
    group("scale(-1 1)", half(-0.08)) +
    half(0.16) +
    eye(1) +
    eye(-1) +
    nose +
    path(
      line(
        [
          [-86, -14],
          [-66, tip],
          [-22, -46],
          [0, -50],
        ],
        false,
      ),
      { fill: "none", stroke: mix(lighten(fur, 0.75), "#ffffff", 0.3), "stroke-width": 1.6, opacity: 0.8 },
    )
  );
}
