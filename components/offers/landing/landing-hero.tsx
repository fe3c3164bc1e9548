import { OfferHero } from "@/components/offers/offer-hero";
import type { ImageReference } from "@/lib/content/image";
import type { BlockOf } from "@/lib/offers/landing/blocks";
import { LandingButton, type LandingButtonProps } from "./landing-button";

interface LandingHeroProps extends Omit<LandingButtonProps, "label"> {
  hero: Pick<BlockOf<"hero">, "title" | "text" | "button">;
  image: ImageReference | null;
}

/** The first screen: headline, text and button beside the picture. */
export function LandingHero({ hero: { title, text, button }, image, ...more }: LandingHeroProps) {
  return (
    <OfferHero image={image}>
      <h1 className="text-2xl/tight tracking-tighter">{title}</h1>
      {text ? <p className="mt-2.5 max-w-160 text-lg/base text-pretty text-muted">{text}</p> : null}
      {button ? <LandingButton label={button} {...more} /> : null}
    </OfferHero>
  );
}
