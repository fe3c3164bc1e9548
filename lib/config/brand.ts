import { readEnvironment } from "@/lib/config/environment";
import type { Brand } from "./brands/fields";
import { greenroom } from "./brands/greenroom";
import { harbourlight } from "./brands/harbourlight";

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

interface BrandIcon {
  src: string;
  sizes: string;
  type: string;
  purpose?: "maskable";
}

/** The logo as a phone wants it on its home screen; the maskable one fills its square, for phones that cut it to a shape of their own. */
export function brandIcons({ slug }: Brand): BrandIcon[] {
  const icon = (name: string, pixels: number): BrandIcon => ({
    src: `/assets/brands/${slug}/${name}-${pixels}.png`,
    sizes: `${pixels}x${pixels}`,
    type: "image/png",
  });
  return [icon("icon", 192), icon("icon", 512), { ...icon("icon-maskable", 512), purpose: "maskable" }];
}
