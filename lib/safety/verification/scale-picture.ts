import { heicSize } from "./heic-size";
import { isDecodable, type PictureSize, pictureSize } from "./picture-size";
import { bytesOf, type PageProblem, readPage } from "./read-page";

/** A file beyond this is not opened, in bytes. */
const maxSourceBytes = 100_000_000;
/** Notes of a camera stand before the size of its picture. */
const headBytes = 1_000_000;
/** The longer side of the result, in pixels, the first that fits the cap: of a sheet of A4, 350 to 175 pixels an inch. */
const longSides = [4_096, 3_072, 2_048];
/** Narrower, small print is lost: a picture that would become so is not scaled. */
const leastShortSide = 700;
const quality = 0.85;

/** Whether a file over the cap can be made smaller, or why not. */
export async function judgeLarge(file: File): Promise<"scalable" | PageProblem> {
  if (file.size > maxSourceBytes || typeof createImageBitmap !== "function") return "size";
  const head = await headOf(file);
  const size = head && pictureSize(head);
  if (size === null) return "size";
  return isDecodable(size) ? "scalable" : "pixels";
}

/** False where the header says more pixels than are decoded here, and where it does not say how many: a small file may hold any number. */
export async function isSafeToDecode(file: File): Promise<boolean> {
  const head = await headOf(file);
  const size = head && (pictureSize(head) ?? heicSize(head));
  return size !== null && isDecodable(size);
}

async function headOf(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  const head = await bytesOf(file.slice(0, headBytes));
  return head === null ? null : new Uint8Array(head);
}

/** The picture as a smaller JPEG, the right way up and without the camera's notes, as it is sent; or why there is none. */
export async function scalePicture(file: File): Promise<File | PageProblem> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (picture === null) return "unreadable";
  try {
    for (const longSide of longSides) {
      const size = scaledSize(picture, longSide);
      if (size === null) break;
      const drawn = await draw(picture, size);
      if (drawn === null) return "unreadable";
      const page = await readPage(new File([drawn], file.name));
      if (page !== "size") return page;
    }
    return "unscalable";
  } finally {
    picture.close();
  }
}

/** Never larger than it is; null where its shorter side would be too narrow to read. */
export function scaledSize({ width, height }: PictureSize, longSide: number): PictureSize | null {
  const factor = Math.min(1, longSide / Math.max(width, height));
  const scaled = { width: Math.round(width * factor), height: Math.round(height * factor) };
  const shortSide = Math.min(width, height);
  return Math.min(scaled.width, scaled.height) < Math.min(shortSide, leastShortSide) ? null : scaled;
}

async function draw(picture: ImageBitmap, { width, height }: PictureSize): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) return null;
  // A JPEG knows no transparency: what shows through a PNG would turn black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
}
