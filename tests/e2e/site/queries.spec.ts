import { expect, type Page, test } from "@playwright/test";

/**
 * Counts the requests of Next's router for an address, prefetches and navigations apart. Next may fetch the page's metadata beside
 * them, with a query or without, before the navigation or after it: that request is not counted.
 */
function countRouterRequests(page: Page, address: string) {
  const counts = { prefetch: 0, navigation: 0 };
  page.on("request", (request) => {
    const headers = request.headers();
    const url = new URL(request.url());
    url.searchParams.delete("_rsc");
    if (headers.rsc !== "1" || url.pathname + url.search !== address) return;
    if (headers["next-router-state-tree"]?.includes("metadata-only")) return;
    counts["next-router-prefetch" in headers ? "prefetch" : "navigation"]++;
  });
  return counts;
}

test("a soft navigation between addresses with a query makes one prefetch and one request @once", async ({ page }) => {
  await page.goto("/en-UN/online-casino/slots?utm_source=mail&x=canary");
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  const lobby = countRouterRequests(page, "/en-UN/online-casino");
  await page.locator("header").getByRole("link", { name: "Casino", exact: true }).click();
  await expect(page).toHaveURL(/\/en-UN\/online-casino$/);
  await expect(page.locator("h2#popular")).toBeVisible();
  expect(lobby).toEqual({ prefetch: 1, navigation: 1 });

  const back = countRouterRequests(page, "/en-UN/online-casino/slots?utm_source=mail&x=canary");
  await page.goBack();
  await expect(page).toHaveURL(/\/slots\?utm_source=mail&x=canary$/);
  await expect(page.locator("h2#popular")).toHaveCount(0);
  expect(back.prefetch + back.navigation).toBeLessThanOrEqual(1);

  const second = countRouterRequests(page, "/en-UN/online-casino/slots?page=2");
  await page.locator("a[href$='/online-casino/slots?page=2']").first().click();
  await expect(page).toHaveURL(/\/slots\?page=2$/);
  await expect(page.getByText(/31–60/).first()).toBeAttached();
  // A prefetch that has arrived whole needs no second request.
  expect(second.prefetch).toBe(1);
  expect(second.navigation).toBeLessThanOrEqual(1);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});
