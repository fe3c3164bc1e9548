import type { Page } from "@playwright/test";

export type Theme = "dark" | "light";

export const themes: readonly Theme[] = ["dark", "light"];

/**
 * Shows an open page in a theme, and waits until its colours have changed. A static document and a frame follow the system; a page reads
 * it once, in its head script, and has a switch for later.
 */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.evaluate(async (chosen) => {
    const { dataset } = document.documentElement;
    if (dataset.theme) dataset.theme = chosen;
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  }, theme);
}
