import { clsx } from "clsx";
import { type ImageReference, imageUrl } from "@/lib/content/image";
import type { BlockOf } from "@/lib/offers/landing/blocks";
import { LandingButton, type LandingButtonProps } from "./landing-button";

const artPixels = { width: 720, height: 300 };

interface LandingHeroProps extends Omit<LandingButtonProps, "label"> {
  hero: Pick<BlockOf<"hero">, "title" | "text" | "button">;
  image: ImageReference | null;
}

/** The first screen: headline, text and button beside the picture. */
export function LandingHero({ hero: { title, text, button }, image, ...more }: LandingHeroProps) {
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
          alt=""
          {...artPixels}
          fetchPriority="high"
          className="h-auto w-full rounded-xl bg-raised lg:order-2"
        />
      ) : null}
      <div>
        <h1 className="text-2xl/tight tracking-tighter">{title}</h1>
        {text ? <p className="mt-2.5 max-w-160 text-lg/base text-pretty text-muted">{text}</p> : null}
        {button ? <LandingButton label={button} {...more} /> : null}
      </div>
    </header>
  );
}
