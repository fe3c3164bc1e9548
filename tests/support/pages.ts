/** A page as somebody opens it; `below` the locale. */
interface SitePage {
  name: string;
  below: string;
}

/** Every kind of page of the site. What is added here is measured by the layout tests and photographed by `npm run screenshots`. */
export const sitePages: readonly SitePage[] = [
  { name: "home", below: "" },
  { name: "lobby", below: "/online-casino" },
  { name: "category", below: "/online-casino/jackpots" },
  { name: "category-page-2", below: "/online-casino/slots?page=2" },
  { name: "game", below: "/play/gem-harbour" },
];

/** The widths that every page is made for, in CSS pixels. */
export const pageWidths = [320, 375, 768, 1024, 1440, 1920] as const;
