import { createImageUrlBuilder } from "@sanity/image-url";
import { readEnvironment } from "@/lib/config/environment";

/** An image asset of the content service, by reference. */
export interface ImageReference {
  asset: { _ref: string };
}

/** Where the images of a data set are served. */
export interface ImageHost {
  baseUrl: string;
  projectId: string;
  dataset: string;
}

/** CSS pixels. */
interface Size {
  width: number;
  height: number;
}

/** The address of an image for `size`: doubled for fine screens, quality 75, webp (specification "The calls it makes"). */
export function resolveImage(host: ImageHost, image: ImageReference, { width, height }: Size): string {
  return createImageUrlBuilder(host)
    .image(image)
    .width(width * 2)
    .height(height * 2)
    .quality(75)
    .format("webp")
    .url();
}

/** The address of the asset as it was uploaded, for drawings that need no size. */
export function resolveFile(host: ImageHost, image: ImageReference): string {
  return createImageUrlBuilder(host).image(image).url();
}

/** `resolveImage` at the configured host; "" for the empty reference. Server only: the browser gets ready addresses. */
export function imageUrl(image: ImageReference, size: Size): string {
  return image.asset._ref === "" ? "" : resolveImage(imageHost(), image, size);
}

export function fileUrl(image: ImageReference): string {
  return resolveFile(imageHost(), image);
}

/** The address of a file asset (`file-<hash>-<extension>`). */
export function assetFileUrl(asset: string): string {
  const { baseUrl, projectId, dataset } = imageHost();
  const [, hash, extension] = asset.split("-");
  return `${baseUrl}/files/${projectId}/${dataset}/${hash}.${extension}`;
}

function imageHost(): ImageHost {
  const env = readEnvironment();
  return {
    baseUrl: env.CONTENT_IMAGE_URL ?? env.CONTENT_URL,
    projectId: env.CONTENT_PROJECT_ID,
    dataset: env.CONTENT_DATASET,
  };
}
