import { readEnvironment } from "@/lib/config/environment";

/** What search engines read of a page as data (schema.org). Only what the page itself says: no rating, no price, no offer. */
export interface StructuredItem {
  "@type": "Organization" | "WebSite" | "BreadcrumbList" | "ItemList" | "VideoGame";
  [field: string]: unknown;
}

/** A page with its name: `path` with the locale, "/en-UN/terms". */
export interface NamedPage {
  name: string;
  path: string;
}

const addressOf = (path: string): string => readEnvironment().SITE_ORIGIN + path;

interface Operator {
  name: string;
  logo: string;
  support: string;
  /** Its own entries in the registers of authorities that the page leads to. */
  entries: readonly string[];
}

/** Of the home page alone: whose site it is. */
export const organization = ({ name, logo, support, entries }: Operator, home: string): StructuredItem => ({
  "@type": "Organization",
  name,
  url: addressOf(home),
  logo: addressOf(logo),
  contactPoint: { "@type": "ContactPoint", contactType: "customer support", email: support },
  ...(entries.length > 0 && { sameAs: entries }),
});

export const webSite = ({ name }: Pick<Operator, "name">, home: string, language: string): StructuredItem => ({
  "@type": "WebSite",
  name,
  url: addressOf(home),
  inLanguage: language,
});

/** The way to a page from home, the page itself last. */
export const breadcrumbs = (pages: readonly NamedPage[]): StructuredItem => ({
  "@type": "BreadcrumbList",
  itemListElement: pages.map(({ name, path }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: addressOf(path),
  })),
});

/** The pages that a list leads to, in its order. */
export const itemList = (name: string, paths: readonly string[]): StructuredItem => ({
  "@type": "ItemList",
  name,
  numberOfItems: paths.length,
  itemListElement: paths.map((path, at) => ({ "@type": "ListItem", position: at + 1, url: addressOf(path) })),
});

interface GameOnPage extends NamedPage {
  publisher: string;
  /** Its address; "" for a game without a picture. */
  image: string;
  /** What kind of game its page says that it is, in the page's language; null where it says none. */
  genre: string | null;
}

export const videoGame = ({ name, path, publisher, image, genre }: GameOnPage): StructuredItem => ({
  "@type": "VideoGame",
  name,
  url: addressOf(path),
  publisher: { "@type": "Organization", name: publisher },
  applicationCategory: "Game",
  ...(genre !== null && { genre }),
  ...(image !== "" && { image }),
});
