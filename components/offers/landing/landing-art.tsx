import { type ImageReference, imageUrl } from "@/lib/content/image";

const artPixels = { width: 720, height: 300 };

export function LandingArt({ image }: { image: ImageReference | null }) {
  if (!image) return null;
  return (
    <img
      src={imageUrl(image, artPixels)}
      alt=""
      {...artPixels}
      fetchPriority="high"
      className="mb-7 h-auto w-full rounded-xl"
    />
  );
}
