import type { DisplayTable } from "@/lib/core/money-display";

/** The colours that a style sheet may name, each as #rrggbb. */
type ColourToken =
  | "background"
  | "surface"
  | "raised"
  | "line"
  | "text"
  | "muted"
  | "accent"
  | "accent-strong"
  | "on-accent"
  | "accent-soft"
  | "gold"
  | "danger";
export type Palette = Readonly<Record<ColourToken, string>>;

/** A brand: all differences to other brands as data, chosen at the start by BRAND. docs/decisions/0009. */
export interface Brand {
  name: string;
  /** The brand's word in addresses ("/welcome-to-greenroom"), and in the style sheet. */
  slug: string;
  /** A square picture below /assets, shown beside the name and as the icon of the tab; its PNGs are beside it. */
  logo: string;
  /** Where a visitor whom the site is closed to can write. */
  support: string;
  /** `public/assets/brands.css` is made of them; a phone paints around the page with the background. */
  palettes: { dark: Palette; light: Palette };
  radii: Readonly<Record<"sm" | "md" | "lg" | "xl", string>>;
  /** The side of each currency's symbol (ruling 24). */
  currencies: DisplayTable;
}
