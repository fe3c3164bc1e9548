import "server-only";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getBrand } from "@/lib/config/brand";
import { type ImageReference, imageUrl } from "@/lib/content/image";
import { readBytes } from "@/lib/core/http/read-bytes";
import { type Locale, resolveLocale } from "@/lib/market/locale";
import { publicPolicy } from "@/lib/market/policy/policies";
import { drawSocialImage, pictureSide } from "./drawing";
import { createPictureCache, createQueue } from "./picture-cache";

/** What a picture for shared links is of. */
export interface SocialSubject {
  title: string;
  picture: ImageReference | null;
}

/** About 400 pictures of 40 KB. */
const getPicture = createPictureCache({ maxBytes: 16_000_000, maxWaiting: 16 });
/** One core at most: the others are the visitors'. */
const inTurn = createQueue();
const mostBytes = 4_000_000;
const deadlineMs = 2_000;
const quality = 84;
/** An image of a page has a tenth of them. */
const mostPixels = 25_000_000;

/** The picture of a page for links to it, as JPEG. @throws where it cannot be drawn now */
export function getSocialImage(locale: Locale, { title, picture }: SocialSubject): Promise<Buffer> {
  const { tag: language } = resolveLocale(locale);
  const { leastAge } = publicPolicy(locale.market);
  return getPicture(JSON.stringify([language, leastAge, title, picture]), async () => {
    const brand = getBrand();
    const url = picture ? imageUrl(picture, { width: pictureSide / 2, height: pictureSide / 2 }) : "";
    const [logo, inside, sharp] = await Promise.all([
      readFile(join(process.cwd(), "public", brand.logo), "utf8"),
      url === "" ? null : fetchPicture(url),
      loadSharp(),
    ]);
    return inTurn(async () => {
      const square =
        inside &&
        (await sharp(inside, { limitInputPixels: mostPixels })
          .resize(pictureSide, pictureSide)
          .jpeg({ quality: 92 })
          .toBuffer());
      const svg = await drawSocialImage({ brand, logo, title, language, leastAge, picture: square });
      return sharp(Buffer.from(svg)).jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer();
    });
  });
}

/** The brand's picture, for a page whose own cannot be drawn: a link that is shared without one stays so. */
export const getPlainImage = (): Promise<Buffer> =>
  readFile(join(process.cwd(), "public/assets/brands", getBrand().slug, "social.jpg"));

/** Of the machine's cores one, and no cache of its own: pictures are kept when they are done. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

async function fetchPicture(url: string): Promise<Uint8Array> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(deadlineMs),
    redirect: "error",
    cache: "no-store",
  });
  const bytes = response.ok ? await readBytes(response, mostBytes) : null;
  if (!bytes) throw new Error(`The picture for a shared link could not be read: status ${response.status}.`);
  return bytes;
}
