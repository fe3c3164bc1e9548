import type { ArtDirection } from "./art-directions";
import type { Canvas } from "./canvas";
import { darken, lighten } from "./colour";
import type { Focus } from "./motif";
import { bokeh, embers, glow, rays, shafts, stars } from "./scenery";
import { circle, draw, rect } from "./shapes";

/** The light of an art direction, between the surroundings and the hero. */
export function paintLight(canvas: Canvas, light: ArtDirection["light"], { x, y, r }: Focus): string {
  const { palette, width, height } = canvas;
  switch (light) {
    case "halo":
      return (
        glow(canvas, x, y, r * 1.5, palette.light, 0.28) +
        circle(x, y, r * 1.28, { fill: "none", stroke: palette.light, "stroke-width": 3, opacity: 0.25 }) +
        circle(x, y, r * 1.42, { fill: "none", stroke: palette.light, "stroke-width": 1.5, opacity: 0.18 })
      );
    case "rays":
      return (
        rays(canvas, x, y, lighten(palette.sky, 0.4), 18, 0.32) +
        glow(canvas, x, y, r * 1.3, lighten(palette.sky, 0.6), 0.35)
      );
    case "beams":
      return shafts(canvas, lighten(palette.second, 0.4), 4, 0.22);
    case "bokeh":
      return bokeh(canvas, [palette.light, palette.second, palette.main], 16, 0.22);
    case "aurora":
      return (
        glow(canvas, x - r, y - r, r * 1.6, palette.second, 0.3) +
        glow(canvas, x + r, y - r * 0.4, r * 1.5, palette.main, 0.3) +
        stars(canvas, 18, 0.6)
      );
    case "dots":
      return dots(canvas);
    case "dust":
      return embers(canvas, 26, palette.light) + glow(canvas, x, y - r * 0.4, r * 1.4, "#fff5da", 0.3);
    case "spots":
      return (
        rect(0, 0, width, height, { fill: darken(palette.night, 0.4), opacity: 0.28 }) +
        glow(canvas, x, y, r * 1.6, lighten(palette.light, 0.3), 0.4)
      );
    case "grid":
      return (
        draw(Math.ceil(width / 80), (i) => rect(i * 80, 0, 1.5, height, { fill: palette.second, opacity: 0.16 })) +
        draw(Math.ceil(height / 80), (i) => rect(0, i * 80, width, 1.5, { fill: palette.second, opacity: 0.16 }))
      );
  }
}

/** Printed dots that grow towards the lower edge. */
function dots(canvas: Canvas): string {
  const { width, height, palette } = canvas;
  const columns = Math.ceil(width / 44);
  return draw(Math.ceil(height / 44), (row) => {
    const share = row / (height / 44);
    return draw(columns, (column) =>
      circle(column * 44 + (row % 2 ? 22 : 0), row * 44, 3 + share * 11, { fill: palette.night, opacity: 0.13 }),
    );
  });
}

/** The dark shade behind a title: from one side, and a little from all corners. */
export function paintShade(canvas: Canvas, side: "bottom" | "left" | "corners", strength: number): string {
  const { width, height, palette } = canvas;
  const night = darken(palette.night, 0.35);
  const full = (fill: string) => rect(-2, -2, width + 4, height + 4, { fill });
  const vignette = full(
    canvas.radial(
      [
        [0, night, 0],
        [0.68, night, 0],
        [1, night, 0.55],
      ],
      0.5,
      0.45,
      0.78,
    ),
  );
  if (side === "corners") return vignette;
  if (side === "left")
    return (
      vignette +
      full(
        canvas.linear(
          [
            [0, night, strength],
            [0.35, night, strength * 0.8],
            [0.62, night, 0],
          ],
          0,
          0,
          1,
          0,
        ),
      )
    );
  return (
    vignette +
    full(
      canvas.linear([
        [0, night, 0],
        [0.5, night, 0],
        [0.78, night, strength * 0.82],
        [1, night, strength],
      ]),
    )
  );
}
