import type { Locale } from "@/lib/market/locale";
import type { MenuId, StaticPage } from "./static-pages";

const join = (locale: Locale, ...segments: string[]) =>
  ["", locale.segment, ...segments.map(encodeURIComponent)].join("/");

/** Every link of the site. Pages are written here once, so that a moved page moves its links. */
export const paths = {
  home: (locale: Locale) => join(locale),
  casino: (locale: Locale) => join(locale, "online-casino"),
  casinoCategory: (locale: Locale, id: string, page = 1) =>
    join(locale, "online-casino", id) + (page > 1 ? `?page=${page}` : ""),
  game: (locale: Locale, slug: string) => join(locale, "play", slug),
  markets: (locale: Locale) => join(locale, "markets"),
  /** What a phone's home screen is told. A file, hence outside the pages. */
  manifest: (locale: Locale) => `/locales/${locale.segment}/manifest.webmanifest`,
  promotions: (locale: Locale, category?: string) => join(locale, "promotions", ...(category ? [category] : [])),
  promotionTag: (locale: Locale, category: string, tag: string) => join(locale, "promotions", category, "tag", tag),
  promotion: (locale: Locale, category: string, slug: string) => join(locale, "promotions", category, slug),
  staticPage: (locale: Locale, page: StaticPage) => join(locale, page),
  menuPage: (locale: Locale, menu: MenuId, id: string) => join(locale, menu, id),
  /** The page that says how to reach us. */
  help: (locale: Locale) => join(locale, "contact-us", "support"),
  supportChat: (locale: Locale) => join(locale, "contact-live-chat"),
  closedAccount: (locale: Locale) => join(locale, "closed-account"),
  /** Asks for a login; `from`, a path of this site, is where the player goes afterwards. */
  accessError: (locale: Locale, from?: string) =>
    join(locale, "401") + (from === undefined ? "" : `?${new URLSearchParams({ from })}`),
  /** Opens the login popup on whatever page it is used. */
  login: () => "#login",
};
