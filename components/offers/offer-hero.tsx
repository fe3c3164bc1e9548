import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type ImageReference, imageUrl } from "@/lib/content/image";

const artPixels = { width: 720, height: 300 };
const phoneArtPixels = { width: 384, height: 160 };

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
        // A phone is told its picture: left to choose by widths, Chrome takes the large one. In a <picture>, too, for React not to preload it.
        <picture className="lg:order-2">
          <source media="(width<480px)" srcSet={imageUrl(image, phoneArtPixels)} />
          <img
            src={imageUrl(image, artPixels)}
            alt=""
            {...artPixels}
            fetchPriority="high"
            className="h-auto w-full rounded-xl bg-raised"
          />
        </picture>
      ) : null}
      <div>{children}</div>
    </header>
  );
}
