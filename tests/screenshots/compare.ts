import pixelmatch from "pixelmatch";
import sharp from "sharp";
import type { ExpectedDifference } from "./expected-differences";

/** The tolerance of a pixel: less than two steps of 255 in brightness; edges that are smoothed otherwise do not count. */
const threshold = 0.005;

export interface Difference {
  pixels: number;
  /** The differences, in red over the pale picture. */
  picture: Buffer;
}

/** Null where two pictures, PNG files, show the same. A part that only one of them has differs. */
export async function comparePictures(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const one = await pixelsOf(before, width, height);
  const other = await pixelsOf(after, width, height);
  const seen = Buffer.alloc(one.length);
  const pixels = pixelmatch(one, other, seen, width, height, { threshold });
  if (pixels === 0) return null;
  const picture = await sharp(seen, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, picture };
}

/** Filled up with a colour that no page has. */
function pixelsOf(picture: Buffer, width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background: "#ff00ff" }, limitInputPixels: false })
    .composite([{ input: picture, left: 0, top: 0 }])
    .raw()
    .toBuffer();
}

export interface Named {
  scene: string;
  locale: string;
  width: number;
  theme: "dark" | "light";
}

/** The reason of an expected difference of this picture; undefined for an unexpected one. */
export const reasonFor = (shot: Named, meant: readonly ExpectedDifference[]): string | undefined =>
  meant.find(
    ({ scene, widths, themes, locales }) =>
      scene === shot.scene &&
      (widths?.includes(shot.width) ?? true) &&
      (themes?.includes(shot.theme) ?? true) &&
      (locales?.includes(shot.locale) ?? true),
  )?.reason;

export interface Row extends Named {
  /** "new" and "missing": only the later, or not even that, could be photographed. */
  result: "same" | "new" | "missing" | { pixels: number };
  reason?: string | undefined;
}

/** The differences as a table in Markdown, and how many of them nobody means. */
export function report(rows: readonly Row[]): { text: string; unmeant: number } {
  const different = rows.filter(({ result }) => result !== "same");
  const unmeant = different.filter(({ reason }) => reason === undefined).length;
  const lines = different.map(({ scene, locale, width, theme, result, reason }) => {
    const what = typeof result === "string" ? result : `${result.pixels} pixels`;
    return `| ${scene} | ${locale} | ${width} | ${theme} | ${what} | ${reason ?? "**not meant**"} |`;
  });
  const table = ["| scene | locale | width | theme | difference | reason |", "|---|---|---|---|---|---|", ...lines, ""];
  const total = `${rows.length} pictures compared: ${rows.length - different.length} are the same, ${different.length - unmeant} differ as meant, ${unmeant} differ otherwise.`;
  return { text: [...(lines.length > 0 ? table : []), total].join("\n"), unmeant };
}
