import type { Page } from "@playwright/test";

/** The widths that every page is made for, in CSS pixels. */
export const pageWidths = [320, 375, 768, 1024, 1440, 1920] as const;

/** Between these two a page that is made of the parts of another has nothing new to show. */
const narrowAndWide = [320, 1440] as const;

/** A page as somebody opens it; `below` the locale. */
export interface SitePage {
  name: string;
  below: string;
  /** Those it is measured at; photographs are taken at all. */
  widths: readonly number[];
  /** The status it answers with, where that is not 200. */
  status?: number;
}

/** Every kind of page of the site. What is added here is measured, checked for accessibility and photographed. */
export const sitePages: readonly SitePage[] = [
  { name: "home", below: "", widths: pageWidths },
  { name: "lobby", below: "/online-casino", widths: pageWidths },
  { name: "category", below: "/online-casino/jackpots", widths: pageWidths },
  { name: "category-page-2", below: "/online-casino/slots?page=2", widths: narrowAndWide },
  { name: "game", below: "/play/gem-harbour", widths: pageWidths },
  { name: "promotions", below: "/promotions", widths: pageWidths },
  { name: "promotions-category", below: "/promotions/live-casino", widths: narrowAndWide },
  { name: "promotions-empty", below: "/promotions/sports", widths: narrowAndWide },
  { name: "promotion", below: "/promotions/casino/first-deposit", widths: narrowAndWide },
  { name: "terms", below: "/terms", widths: pageWidths },
  { name: "payment-methods", below: "/payment-methods", widths: narrowAndWide },
  { name: "menu-page", below: "/contact-us/support", widths: narrowAndWide },
  { name: "markets", below: "/markets", widths: narrowAndWide },
  { name: "401", below: "/401", widths: narrowAndWide },
  { name: "500", below: "/500", widths: narrowAndWide },
  { name: "restricted", below: "/restricted", widths: narrowAndWide },
  { name: "closed-account", below: "/closed-account", widths: narrowAndWide },
  { name: "contact-live-chat", below: "/contact-live-chat", widths: narrowAndWide },
  { name: "not-found", below: "/information/nothing-here", widths: narrowAndWide, status: 404 },
];

/** Waits until the islands of an opened page are there and its fonts are drawn: nobody writes a text after this. */
export async function waitForIslands(page: Page): Promise<void> {
  // Every page has the region of the toasts, and React marks what it has taken over; a static document has no script at all.
  await page.waitForFunction(() => {
    const island = document.querySelector(".toasts");
    if (!island) return document.readyState === "complete" && document.scripts.length === 0;
    return Object.keys(island).some((key) => key.startsWith("__reactFiber"));
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}
