import type { Page } from "@playwright/test";

/** Plants a failure into a component: whatever draws with this class as its first throws. The number of scripts that it was planted in. */
export async function breakComponent(page: Page, className: string): Promise<() => number> {
  let broken = 0;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const drawn = new RegExp(`className:([^"{}]{0,20}"${className}[ "])`);
    const planted = body.replace(drawn, 'className:(()=>{throw new Error("planted")})()||$1');
    if (planted !== body) broken++;
    // Not to be found in the browser's cache after the reload.
    await route.fulfill({
      response: response,
      body: planted,
      headers: { ...response.headers(), "cache-control": "no-store" },
    });
  });
  return () => broken;
}
