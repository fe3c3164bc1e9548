import type { Metadata } from "next";
import { imageUrl } from "@/lib/content/image";
import type { GameFacts } from "@/lib/play/catalogue/schema";

/** The title of a game's page, and the picture for shared links: 480 pixels, as its finest image. */
export function gameMetadata({ label, images }: GameFacts): Metadata {
  const url = imageUrl(images.img3x, { width: 240, height: 240 });
  return { title: label, openGraph: { title: label, images: url ? [{ url, alt: label }] : [] } };
}
