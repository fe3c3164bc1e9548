import type { Page } from "@playwright/test";

export const lobby = "/en-UN/online-casino";
export const rowOf = (page: Page, id: string) => page.locator(`section[aria-labelledby="${id}"]`);
export const main = (page: Page) => page.getByRole("main");

/** The page without its islands: what the cached HTML, the head script and the style sheet make of it. */
export async function withoutIslands(page: Page): Promise<void> {
  await page.route("**/_next/static/**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
}
