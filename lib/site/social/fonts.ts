import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import opentype, { type Font } from "opentype.js";

/** In the order in which a letter is looked for. Japanese is 2.4 MB, and read by the first title that needs it. */
const files = ["figtree-latin-800", "figtree-latin-ext-800", "noto-sans-jp-700"] as const;

/** Below the folder that the process runs in. */
export const fontsFolder = "lib/site/social/fonts";
const loading = new Map<string, Promise<Font>>();

/** Text of one font. */
export interface Run {
  font: Font;
  text: string;
}

/** A text, divided by the fonts that have its letters; a letter that none has is left out. */
export async function divideByFont(text: string): Promise<Run[]> {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = await fontOf(letter);
    const last = runs.at(-1);
    if (font && last?.font === font) last.text += letter;
    else if (font) runs.push({ font, text: letter });
  }
  return runs;
}

async function fontOf(letter: string): Promise<Font | null> {
  for (const name of files) {
    const font = await load(name);
    if (font.charToGlyphIndex(letter) > 0) return font;
  }
  return null;
}

/** Unpacked outside the event loop, which parsing then holds for 1 ms, of the Japanese one for 33 ms. */
function load(name: string): Promise<Font> {
  const known = loading.get(name);
  if (known) return known;
  const font = read(name);
  loading.set(name, font);
  font.catch(() => loading.delete(name));
  return font;
}

async function read(name: string): Promise<Font> {
  const packed = await readFile(join(process.cwd(), fontsFolder, `${name}.ttf.gz`));
  const bytes = await promisify(gunzip)(packed);
  return opentype.parse(new Uint8Array(bytes).buffer, { lowMemory: true });
}
