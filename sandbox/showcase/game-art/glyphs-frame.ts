import { drawBand } from "./crests";
import type { Lettering } from "./lettering";
import type { Glyph, Pen, Shade } from "./pen";

/** The two symbols every game has, each in the outline and on the band of its theme. Their words are in the letters of the page, which are always there. */
export function drawWild(pen: Pen, shade: Shade, lettering: Lettering): void {
  const { crest, glows } = lettering;
  drawBack(pen, crest.wild, shade, lettering);
  // The same outline again, smaller: the rim of a badge.
  if (!glows)
    pen.inset(12, 12, 76, (inner) => inner.shape(crest.wild, ["rgba(48, 12, 80, 0.72)", "rgba(20, 8, 40, 0.9)"]));
  pen.sheen();
  drawWord(pen, "WILD", { y: crest.middle, scale: 1.1, size: 23 }, shade[0], lettering);
}

export function drawScatter(pen: Pen, glyph: Glyph, shade: Shade, lettering: Lettering): void {
  drawBack(pen, lettering.crest.scatter, [shade[1], night[0]], lettering);
  pen.inset(7, 6, 86, (inner) => inner.line(lettering.crest.scatter, "rgba(255, 255, 255, 0.28)", 2));
  pen.inset(22, 13, 56, glyph);
  drawWord(pen, "SCATTER", { y: 83, scale: 1, size: 16.5 }, shade[0], lettering);
}

const night: Shade = ["rgba(10, 8, 30, 0.95)", "rgba(30, 16, 62, 0.95)"];

function drawBack(pen: Pen, outline: string, [light, dark]: Shade, { glows }: Lettering): void {
  if (!glows) {
    pen.shape(outline, [light, dark]);
    return;
  }
  pen.shape(outline, night);
  pen.line(outline, dark, 6);
  pen.line(outline, light, 2.5);
}

type Place = { y: number; scale: number; size: number };
function drawWord(pen: Pen, word: string, { y, scale, size }: Place, light: string, lettering: Lettering): void {
  const { crest, glows } = lettering;
  drawBand(pen, y, scale, (inner) => {
    inner.shape(crest.band, glows ? night : light);
    inner.line(crest.band, glows ? light : "rgba(20, 8, 30, 0.75)", 2);
    inner.text(word, 83, size, glows ? ["#ffffff", light] : "#1c0d02", 82);
  });
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
