import type { Brand } from "@/lib/config/brands/fields";
import { letterLine, letterTitle } from "./lettering";
import { socialSize } from "./social-size";

/** The side of the picture within, in pixels. */
export const pictureSide = 422;

export interface Drawing {
  brand: Pick<Brand, "name" | "palettes">;
  /** The brand's logo, as SVG. */
  logo: string;
  title: string;
  language: string;
  /** The youngest age of a player. */
  leastAge: number;
  /** What the page is about, as a square JPEG. */
  picture: Buffer | null;
}

const edge = 72;

/** A picture of a page for links to it. Its texts are outlines, so that neither their letters nor what they contain need care. */
export async function drawSocialImage({ brand, logo, title, language, leastAge, picture }: Drawing): Promise<string> {
  const { width, height } = socialSize;
  const { background, text, accent, "accent-soft": glow, muted, line } = brand.palettes.dark;
  const titleWidth = picture ? width - 3 * edge - pictureSide : width - 2 * edge;
  const [letters, name, age] = await Promise.all([
    letterTitle(title, language, { x: edge, y: 168, width: titleWidth, height: 320 }),
    letterLine(brand.name, edge + 84, 122, 44),
    letterLine(`${leastAge}+`, 0, 0, 30),
  ]);
  const mark = { x: edge + 32, y: height - 84 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs><radialGradient id="glow" cx="1" cy="0" r="1"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${background}"/></radialGradient>
<clipPath id="frame"><rect x="${width - edge - pictureSide}" y="${edge}" width="${pictureSide}" height="${pictureSide}" rx="28"/></clipPath></defs>
<rect width="${width}" height="${height}" fill="url(#glow)"/>
<rect y="${height - 10}" width="${width}" height="10" fill="${accent}"/>
<image x="${edge}" y="${edge}" width="64" height="64" href="${dataAddress("image/svg+xml", logo)}"/>
<path d="${name.path}" fill="${text}"/>
<path d="${letters}" fill="${text}"/>
<circle cx="${mark.x}" cy="${mark.y}" r="32" fill="none" stroke="${line}" stroke-width="3"/>
<path d="${age.path}" fill="${muted}" transform="translate(${mark.x - age.width / 2} ${mark.y + 11})"/>
${picture ? `<image x="${width - edge - pictureSide}" y="${edge}" width="${pictureSide}" height="${pictureSide}" clip-path="url(#frame)" href="${dataAddress("image/jpeg", picture)}"/>` : ""}
</svg>`;
}

const dataAddress = (type: string, data: string | Buffer): string =>
  `data:${type};base64,${Buffer.from(data).toString("base64")}`;
