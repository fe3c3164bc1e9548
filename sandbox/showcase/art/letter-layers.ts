import type { Canvas } from "./canvas";
import type { Letters } from "./lettering";
import { at, draw, group, path } from "./shapes";

/** Paints a title's letters in one way, from the back to the front: shadow, depth, outline, face and shine. */
export type Painter = (canvas: Canvas, letters: Letters) => string;

export const round = { "stroke-linejoin": "round", "stroke-linecap": "round" } as const;

export const each = (letters: Letters, fill: (index: number) => string, more: Record<string, string | number> = {}) =>
  letters.lines.map((d, index) => path(d, { fill: fill(index), ...more })).join("");

export const outline = (letters: Letters, stroke: string, width: number) =>
  path(letters.lines.join(""), { fill: stroke, stroke, "stroke-width": width, ...round });

export const shadow = (canvas: Canvas, letters: Letters, depth: number, opacity = 0.75) =>
  group(at(0, depth), outline(letters, "#000000", letters.size * 0.2), {
    filter: canvas.blur(letters.size * 0.11),
    opacity,
  });

/** The block behind the letters: copies that step away from them. */
export const depth = (letters: Letters, colour: string, stroke: number, steps: number, dx: number, dy: number) =>
  draw(steps, (step) => group(at(dx * (steps - step), dy * (steps - step)), outline(letters, colour, stroke)));

/** Light on the upper half of every letter, with a curved lower edge. */
export function shine(canvas: Canvas, letters: Letters, opacity: number): string {
  const { x, width } = letters.bounds;
  return letters.lines
    .map((d) => {
      const ys = [...d.matchAll(/[ML][-\d.]+ ([-\d.]+)/g)].map(([, y]) => Number(y));
      const [high, low] = [Math.min(...ys), Math.max(...ys)];
      const middle = high + (low - high) * 0.46;
      const bow = (low - high) * 0.2;
      const sheen = canvas.linear([
        [0, "#ffffff", opacity],
        [1, "#ffffff", opacity * 0.12],
      ]);
      const shape = `M${x - 20} ${high - 20}H${x + width + 20}V${middle}Q${x + width / 2} ${middle + bow} ${x - 20} ${middle}Z`;
      return group("", path(shape, { fill: sheen }), { "clip-path": canvas.clip(path(d, {})) });
    })
    .join("");
}
