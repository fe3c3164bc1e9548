import type { ArtDirection } from "./art-directions";
import type { Canvas } from "./canvas";
import { lighten } from "./colour";
import { gilt, steel } from "./metal";
import { circle, group, path, rect } from "./shapes";

/** The border of a picture: players recognise a provider by it in a row of tiles. */
export function paintFrame(canvas: Canvas, frame: ArtDirection["frame"]): string {
  const { width, height, palette } = canvas;
  const border = (inset: number, stroke: string, wide: number, radius = 84 - inset) =>
    rect(inset, inset, width - inset * 2, height - inset * 2, {
      rx: Math.max(10, radius),
      fill: "none",
      stroke,
      "stroke-width": wide,
    });
  switch (frame) {
    case "none":
      return "";
    case "gilt":
      return border(8, "#4a1f04", 17, 88) + border(8, gilt(canvas, false), 11, 88) + border(15.5, "#4a1f04", 3, 80);
    case "double":
      return border(26, "#f3dfb0", 3) + border(36, "#f3dfb0", 1.5);
    case "corners":
      return corner(canvas, (fill) =>
        path("M30 150V64L64 30H150V40H70L40 70V150ZM54 104V78L78 54H104L96 62H82L62 82V96Z", { fill }),
      );
    case "classic":
      return (
        border(8, "#5c0710", 18, 88) +
        border(7, gilt(canvas), 9, 88) +
        border(16, "#c4122a", 8, 80) +
        border(21, "#ffe28a", 2, 74)
      );
    case "plates":
      return (
        border(9, "#11161d", 18, 84) +
        border(15, steel(canvas), 4) +
        corner(
          canvas,
          () =>
            path("M20 20H118L94 44H44V94L20 118Z", { fill: steel(canvas), stroke: "#11161d", "stroke-width": 2 }) +
            circle(42, 42, 8, { fill: "#2a333d" }) +
            circle(40, 40, 3, { fill: "#ffffff", opacity: 0.7 }),
        )
      );
    case "hairline":
      return border(
        24,
        canvas.linear(
          [
            [0, "#fff1c9"],
            [0.5, "#b98a2f"],
            [1, "#ffe9b0"],
          ],
          0,
          0,
          1,
          1,
        ),
        3,
      );
    case "neon":
      return (
        group("", border(26, palette.second, 14), { filter: canvas.blur(10) }) +
        border(26, lighten(palette.second, 0.35), 6) +
        border(26, "#ffffff", 2)
      );
    case "ribbon":
      return (
        border(8, "#ffffff", 16, 88) +
        border(
          10,
          canvas.linear(
            [
              [0, palette.second],
              [1, palette.main],
            ],
            0,
            0,
            1,
            1,
          ),
          10,
          86,
        )
      );
  }
}

function corner(canvas: Canvas, make: (fill: string) => string): string {
  const { width, height, palette } = canvas;
  const one = make(lighten(palette.second, 0.5));
  return (
    one +
    group(`translate(${width} 0) scale(-1 1)`, one) +
    group(`translate(0 ${height}) scale(1 -1)`, one) +
    group(`translate(${width} ${height}) scale(-1 -1)`, one)
  );
}
