import type { Canvas } from "./canvas";
import { type Colour, lighten } from "./colour";
import { circle, draw, ellipse, line, type Point, path, rect, smooth, times } from "./shapes";

/** A chain of mountains or hills: `sharp` has peaks, else rounded. `base` and `rise` in units from the top. */
export function ridge(
  canvas: Canvas,
  base: number,
  rise: number,
  fill: string,
  { steps = 7, sharp = true }: { steps?: number; sharp?: boolean } = {},
): string {
  const width = canvas.width / steps;
  const points: Point[] = times(steps + 3, (index) => [
    (index - 1 + canvas.between(-0.25, 0.25)) * width,
    base - rise * (sharp ? (index % 2 === 0 ? canvas.between(0.55, 1) : canvas.between(0.05, 0.35)) : canvas.random()),
  ]);
  const edge = sharp ? line(points, false) : smooth(points, false, 5);
  return path(`${edge}L${canvas.width + 300} ${canvas.height + 10}L-300 ${canvas.height + 10}Z`, { fill });
}

/** Still or moving water, in bands that darken towards the viewer. */
export function sea(canvas: Canvas, top: number, colours: readonly Colour[], swell: number): string {
  return colours
    .map((colour, band) => {
      const y = top + ((canvas.height - top) / colours.length) * band ** 1.15;
      const count = 7;
      const width = canvas.width / count;
      const shift = canvas.random() * width;
      const crest = times(
        count + 3,
        (index): Point => [
          (index - 1) * width + shift - width / 2,
          y + (index % 2 ? -swell : swell) * (0.6 + band * 0.35),
        ],
      );
      const fill = canvas.linear([
        [0, lighten(colour, 0.16)],
        [0.22, colour],
        [1, colour],
      ]);
      const edge = smooth(crest, false, 4);
      return path(`${edge}L${canvas.width + 300} ${canvas.height + 10}L-300 ${canvas.height + 10}Z`, { fill });
    })
    .join("");
}

/** Trees as silhouettes along the ground. */
export function pines(canvas: Canvas, base: number, size: number, fill: string, count: number): string {
  const ground = rect(-2, base - size * 0.05, canvas.width + 4, canvas.height - base + size, { fill });
  const trees = draw(count, (index) => {
    const x = ((index + canvas.between(0.1, 0.9)) / count) * canvas.width;
    const tall = size * canvas.between(0.65, 1.2);
    const wide = tall * 0.34;
    const tiers = draw(4, (tier) => {
      const top = base - tall + tier * tall * 0.2;
      const half = wide * (0.35 + tier * 0.22);
      return path(
        line([
          [x, top],
          [x + half, top + tall * 0.36],
          [x - half, top + tall * 0.36],
        ]),
        { fill },
      );
    });
    return tiers;
  });
  return ground + trees;
}

export function bubbles(canvas: Canvas, count: number, colour: Colour, low = 0): string {
  return draw(count, () => {
    const r = 6 + canvas.random() ** 2 * 34;
    const [x, y] = [canvas.random() * canvas.width, canvas.height * (low + (1 - low) * canvas.random())];
    return (
      circle(x, y, r, {
        fill: colour,
        "fill-opacity": 0.1,
        stroke: colour,
        "stroke-width": r * 0.12,
        "stroke-opacity": 0.55,
      }) + ellipse(x - r * 0.35, y - r * 0.4, r * 0.25, r * 0.16, { fill: "#ffffff", opacity: 0.75 })
    );
  });
}
