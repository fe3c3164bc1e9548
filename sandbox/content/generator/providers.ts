import { logoAsset } from "../../showcase/art/assets";
import { type ContentDocument, makeDocument, makeImage, makeReference, makeSlug } from "./document";

/** `weight`: how many of every hundred games are the provider's. `live`: makes live tables too. */
export interface Provider {
  slug: string;
  title: string;
  weight: number;
  live: boolean;
  /** The slugs of its studios, without the provider's own. */
  studios: readonly { slug: string; title: string }[];
  restrictedCountries: readonly string[];
  removeOverlay: boolean;
}

const provider = (slug: string, title: string, weight: number, more: Partial<Provider> = {}): Provider => ({
  slug,
  title,
  weight,
  live: false,
  studios: [],
  restrictedCountries: [],
  removeOverlay: false,
  ...more,
});

export const providers: readonly Provider[] = [
  provider("relax", "Relax", 26, {
    studios: [
      { slug: "nightjar", title: "Nightjar" },
      { slug: "saltmine", title: "Saltmine" },
    ],
  }),
  provider("pragmaticplay", "Pragmatic Play", 26, { live: true }),
  provider("playngo", "Play’n GO", 9),
  provider("quickspin", "Quickspin", 7),
  provider("yggdrasil", "Yggdrasil", 7),
  provider("novomatic", "Novomatic", 6, {
    restrictedCountries: ["FR", "NL", "CA", "DE", "SE", "TR", "PL", "PT", "BR"],
  }),
  provider("pariplay", "Pariplay", 5, {
    live: true,
    restrictedCountries: ["DE"],
    removeOverlay: true,
    studios: [
      { slug: "blueferry", title: "Blue Ferry" },
      { slug: "copperline", title: "Copperline" },
    ],
  }),
  provider("softswiss", "SoftSwiss", 5, {
    live: true,
    studios: [
      { slug: "kobold", title: "Kobold" },
      { slug: "tinrobot", title: "Tin Robot" },
    ],
  }),
  provider("octoplay", "Octoplay", 5),
  provider("trifecta", "Trifecta", 2),
  provider("evolution", "Evolution", 2, { live: true, restrictedCountries: ["TR"] }),
  provider("creedroomz", "CreedRoomz", 0, { live: true }),
];

export function providerId(slug: string): string {
  return `provider-${slug}`;
}

/** Its id splits on the hyphen into provider and studio, as the specification's subprovider does. */
export function studioId(provider: string, studio: string): string {
  return `${provider}-${studio}`;
}

export function makeProviderDocuments(): ContentDocument[] {
  return providers.flatMap(({ slug, title, studios, restrictedCountries, removeOverlay }) => [
    makeDocument("provider", providerId(slug), {
      slug: makeSlug(slug),
      title,
      restrictedCountries,
      removeOverlay,
      image: makeImage(logoAsset(slug)),
    }),
    ...studios.map((studio) =>
      makeDocument("subProvider", studioId(slug, studio.slug), {
        slug: makeSlug(studio.slug),
        title: studio.title,
        provider: makeReference(providerId(slug)),
        restrictedCountries: studio.slug === "copperline" ? ["DE", "SE"] : [],
        removeOverlay: false,
        image: makeImage(logoAsset(slug)),
      }),
    ),
  ]);
}
