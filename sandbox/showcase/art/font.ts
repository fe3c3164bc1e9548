import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import opentype, { type Font } from "opentype.js";

export type Weight = 600 | 700 | 800 | 900;

const fonts = new Map<Weight, Font>();

/** The lettering's font, from the installed package: pictures must not depend on the fonts of the machine. */
export function loadFont(weight: Weight): Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = fileURLToPath(import.meta.resolve(`@fontsource/figtree/files/figtree-latin-${weight}-normal.woff`));
  const font = opentype.parse(new Uint8Array(readFileSync(file)).buffer);
  fonts.set(weight, font);
  return font;
}
