import { clsx } from "clsx";
import type { ReactNode } from "react";
import { type ImageReference, imageUrl } from "@/lib/content/image";

const artPixels = { width: 720, height: 300 };
const phoneArtPixels = { width: 384, height: 160 };

/** The first screen of an offer or a campaign, in one panel: what is said beside its picture, below it on phones and tablets. */
export function OfferHero({ image, children }: { image: ImageReference | null; children: ReactNode }) {
  return (
    <header
      className={clsx(
        "grid overflow-hidden rounded-xl bg-surface shadow-edged-card",
        image && "lg:min-h-95 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]",
      )}
    >
      {image ? (
        // A phone is told its picture: left to choose by widths, Chrome takes the large one. In a <picture>, too, for React not to preload it.
        <picture className="relative block lg:order-2">
          <source media="(width<480px)" srcSet={imageUrl(image, phoneArtPixels)} />
          <img
            src={imageUrl(image, artPixels)}
            alt=""
            {...artPixels}
            fetchPriority="high"
            className="h-auto w-full bg-raised object-[78%_50%] object-cover lg:absolute lg:inset-0 lg:h-full"
          />
        </picture>
      ) : null}
      <div className="px-5 py-5 md:px-8 lg:self-center">{children}</div>
    </header>
  );
}
