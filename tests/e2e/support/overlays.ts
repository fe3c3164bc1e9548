import { expect, type Page } from "@playwright/test";

/**
 * Waits until the entry of a closed overlay has left the history: the step back is taken after the overlay is gone, and one that is
 * under way would stop the load of a document.
 */
export const expectNoOverlayEntry = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => history.state?.overlay ?? null)).toBeNull();
