import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type ImageReference, imageUrl } from "@/lib/content/image";

const artPixels = { width: 720, height: 300 };
const phoneArtPixels = { width: 480, height: 200 };

/** The first screen of an offer or a campaign: what is said beside its picture, below it on phones. */
export function OfferHero({ image, children }: { image: ImageReference | null; children: ReactNode }) {
  return (
    <header
      className={clsx(
        "grid items-center gap-x-[clamp(28px,4vw,56px)] gap-y-5",
        image && "lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]",
      )}
    >
      {image ? (
        <img
          src={imageUrl(image, artPixels)}
          srcSet={`${imageUrl(image, phoneArtPixels)} ${phoneArtPixels.width * 2}w,${imageUrl(image, artPixels)} ${artPixels.width * 2}w`}
          sizes="(width<1024px) 100vw,50vw"
          alt=""
          {...artPixels}
          fetchPriority="high"
          className="h-auto w-full rounded-xl bg-raised lg:order-2"
        />
      ) : null}
      <div>{children}</div>
    </header>
  );
}
