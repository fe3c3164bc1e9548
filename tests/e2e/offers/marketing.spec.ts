import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { signInByPopup } from "../support/sign-in";
import { expect, test } from "../support/world";

/** The requests for scripts of marketing so far, by their file. */
function listen(page: Page): () => string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/marketing/")) found.push(pathname.replace("/marketing/", ""));
  });
  return () => found;
}

const events = (page: Page) => page.evaluate(() => JSON.stringify(Object(window).dataLayer ?? []));

test.use({ consent: "accepted" });

// The world fails this and every other journey, of registrations and deposits too, for an event of ours in the data layer.
test("analytics comes after the login with the widget of the CRM, which goes with the logout; no document of the account has them; analytics alone is told of the advertisement; and no event of ours is in the data layer [API-037, API-515, API-517] @once", async ({
  page,
  world,
}) => {
  test.slow();
  const player = await world.player();
  const requests = listen(page);
  const both = ["analytics.js", "crm-widget.js"];
  const link = "/en-UN/online-casino?utm_source=news&utm_source=other&x=1";
  await page.goto(link, { waitUntil: "load" });
  // The next address is this page's with a hash, so nothing is loaded that would start with it.
  await waitForIslands(page);
  await signInByPopup(page, player, link);
  await expect.poll(requests).toEqual(both);
  await expect
    .poll(() => events(page))
    .toBe('[{"event":"analytics.started","campaign":"utm_source=news"},{"event":"crm.started"}]');

  // The account is a new document, which has none of them.
  await page.getByRole("banner").getByRole("button", { name: "Account" }).click();
  await page.locator("#account-menu").getByRole("link").first().click();
  await expect(page).toHaveURL(/\/my-account/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await events(page)).toBe("[]");
  expect(requests()).toEqual(both);

  await page.goto("/en-UN/online-casino");
  await expect.poll(requests).toEqual([...both, ...both]);
  const widget = page.locator('script[name="crm-widget"]');
  await expect(widget).toHaveCount(1);
  await page.getByRole("banner").getByRole("button", { name: "Account" }).click();
  await page.locator("#account-menu").getByRole("button", { name: "Log out" }).click();
  await expect(widget).toHaveCount(0);
  await expect(page.locator("script[data-marketing]")).toHaveCount(0);
});
