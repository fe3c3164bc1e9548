import { readEnvironment } from "@/lib/config/environment";
import { greenroom } from "./brands/greenroom";
import { harbourlight } from "./brands/harbourlight";
import type { Brand } from "./brands/shape";

/** Every brand of the operator. A page without `data-brand` has the colours of the first. */
export const brands: readonly Brand[] = [greenroom, harbourlight];

/** The brand of a slug. @throws one sentence that names the variable, for a slug that no brand has. */
export function requireBrand(slug: string): Brand {
  const brand = brands.find((each) => each.slug === slug);
  if (!brand)
    throw new Error(
      `The environment variable BRAND is wrong: must be one of ${brands.map((each) => each.slug).join(", ")}. See .env.example.`,
    );
  return brand;
}

/** The brand of this process. */
export function getBrand(): Brand {
  return requireBrand(readEnvironment().BRAND);
}

/** The colour of a phone's browser bars: the background of each theme, by the system's preference. */
export function themeColors({ palettes: { dark, light } }: Brand): { media: string; color: string }[] {
  return [
    { media: "(prefers-color-scheme: light)", color: light.background },
    { media: "(prefers-color-scheme: dark)", color: dark.background },
  ];
}

/** The logo as a phone wants it on its home screen. */
export function brandIcons({ slug }: Brand): { src: string; sizes: string; type: string }[] {
  return [192, 512].map((pixels) => ({
    src: `/assets/brands/${slug}/icon-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
  }));
}
