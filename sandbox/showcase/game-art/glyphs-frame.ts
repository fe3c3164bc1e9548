import type { Lettering } from "./lettering";
import type { Glyph, Pen, Shade } from "./pen";

/** The two symbols every game has, and the plates of the four that pay least. */
export function drawWild(pen: Pen, [light, dark]: Shade, { font }: Lettering): void {
  pen.shape(
    "M50 2L60 14L76 8L80 25L97 28L90 44L100 58L85 66L84 84L67 83L56 97L44 88L28 95L22 79L5 76L10 59L0 45L14 36L14 18L32 18Z",
    [light, dark],
  );
  pen.disc(50, 51, 36, ["rgba(20, 8, 40, 0.92)", "rgba(48, 12, 80, 0.92)"]);
  pen.line("M50 19A32 32 0 1 1 49.9 19", light, 2.5);
  pen.text("WILD", 52, 27, ["#ffffff", light], 62, font);
}

export function drawScatter(pen: Pen, glyph: Glyph, [light, dark]: Shade, { font }: Lettering): void {
  pen.disc(50, 46, 45, [dark, "rgba(10, 6, 30, 0.95)"]);
  pen.line("M50 3A43 43 0 1 1 49.9 3", light, 4);
  pen.line("M50 10A36 36 0 1 1 49.9 10", "rgba(255, 255, 255, 0.25)", 1.5);
  pen.inset(22, 14, 56, glyph);
  pen.shape("M2 72H98L92 82L98 92H2L8 82Z", [light, dark]);
  pen.text("SCATTER", 82.5, 16, "#1c0d02", 80, font);
}

export function drawLetter(pen: Pen, letter: string, shade: Shade, { plate, font }: Lettering): void {
  const { ink, size } = plate(pen, shade);
  pen.text(letter, 53, size, ink, 86, font);
  pen.sheen();
}

/** A small picture that shines from a dark middle, in the frame of its theme. */
export function drawToken(pen: Pen, glyph: Glyph, shade: Shade, { plate }: Lettering): void {
  const { size, middle = 50, isBare = false } = plate(pen, shade);
  if (!isBare) {
    pen.disc(50, middle, size * 0.66, ["rgba(14, 8, 30, 0.94)", "rgba(38, 18, 64, 0.94)"]);
    pen.sheen();
  }
  const side = isBare ? size : size * 0.95;
  pen.inset(50 - side / 2, middle - side / 2, side, glyph);
}
