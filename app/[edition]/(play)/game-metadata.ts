import type { Metadata } from "next";
import { imageUrl } from "@/lib/content/image";
import type { GameFacts } from "@/lib/play/lobby/schema";

/** What a game's page is called, and the picture of the game where somebody shares the page: 480 pixels, as its finest image. */
export function gameMetadata({ label, images }: GameFacts): Metadata {
  const url = imageUrl(images.img3x, { width: 240, height: 240 });
  return { title: label, openGraph: { title: label, images: url ? [{ url, alt: label }] : [] } };
}
