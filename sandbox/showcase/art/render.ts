import sharp, { type Sharp } from "sharp";

export const formats = ["webp", "png", "jpg", "svg"] as const;
export type Format = (typeof formats)[number];

interface Rendering {
  /** In pixels: the document is enlarged where it was drawn smaller. */
  width: number;
  height: number;
  format: Exclude<Format, "svg">;
  /** 1 to 100 */
  quality: number;
  /** 0 to 1: how far bright places shine over their edges, as through a lens. It costs a second, small rendering. */
  bloom: number;
}

/** Turns an SVG document into the bytes of a picture. */
export async function renderSvg(svg: string, { width, height, format, quality, bloom }: Rendering): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const lit = bloom > 0 ? await addShine(data, raw, bloom) : data;
  const picture = sharp(lit, { raw });
  if (info.width !== width || info.height !== height) picture.resize({ width, height, fit: "fill" });
  return encode(picture, { format, quality });
}

/** A picture of one colour, `#rrggbb`. */
export function renderFlat(
  background: string,
  { width, height, ...options }: Omit<Rendering, "bloom">,
): Promise<Buffer> {
  return encode(sharp({ create: { width, height, channels: 3, background } }), options);
}

function encode(picture: Sharp, { format, quality }: Pick<Rendering, "format" | "quality">): Promise<Buffer> {
  switch (format) {
    case "webp":
      return picture.webp({ quality, effort: 2 }).toBuffer();
    case "png":
      return picture.png({ compressionLevel: 7 }).toBuffer();
    case "jpg":
      return picture.flatten({ background: "#0b100e" }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

interface Raw {
  width: number;
  height: number;
  channels: 1 | 2 | 3 | 4;
}

/** Adds the bright places once more, blurred: made small, then enlarged, which is the cheap way to blur. */
async function addShine(data: Buffer, raw: Raw, bloom: number): Promise<Buffer> {
  const { width, height } = raw;
  const small = { width: Math.max(8, Math.round(width / 8)), height: Math.max(8, Math.round(height / 8)) };
  const bright = await sharp(data, { raw })
    .removeAlpha()
    .resize({ ...small, fit: "fill" })
    .linear(1.5, -120)
    .blur(1.6)
    .linear(bloom * 0.45, 0)
    .raw()
    .toBuffer();
  const shine = await sharp(bright, { raw: { ...small, channels: 3 } })
    .resize({ width, height, fit: "fill", kernel: "cubic" })
    .raw()
    .toBuffer();
  const layer = { input: shine, raw: { width, height, channels: 3 }, blend: "screen" } as const;
  return sharp(data, { raw }).composite([layer]).raw().toBuffer();
}
