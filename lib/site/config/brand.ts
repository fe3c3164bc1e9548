import { readEnvironment } from "@/lib/core/env";
import { type DisplayTable, defaultDisplay } from "@/lib/core/money";

/** What makes one operating brand differ from another. The palette is `app/globals.css`, under `data-brand` for a second one. */
export interface Brand {
  name: string;
  /** The brand's word in addresses ("/welcome-to-greenroom"). */
  slug: string;
  /** A square picture below /assets, shown beside the name and as the icon of the tab. */
  logo: string;
  /** Where a visitor whom the site is closed to can write. */
  support: string;
  /** What a phone paints around the page: the background of each theme, as in the style sheet. */
  themeColors: { dark: string; light: string };
  /** Where each currency's symbol stands (ruling 24). */
  currencies: DisplayTable;
}

const brands: Readonly<Record<string, Brand>> = {
  greenroom: {
    name: "Greenroom",
    slug: "greenroom",
    logo: "/assets/icon.svg",
    support: "support@greenroom.example",
    themeColors: { dark: "#0b100e", light: "#f5f8f6" },
    currencies: defaultDisplay,
  },
};

/** The brand of a key. @throws one sentence that names the variable, for a key that no brand has. */
export function requireBrand(key: string): Brand {
  const brand = Object.hasOwn(brands, key) ? brands[key] : undefined;
  if (!brand)
    throw new Error(
      `The environment variable BRAND is wrong: must be one of ${Object.keys(brands).join(", ")}. See .env.example.`,
    );
  return brand;
}

/** The brand of this process. */
export function getBrand(): Brand {
  return requireBrand(readEnvironment().BRAND);
}
