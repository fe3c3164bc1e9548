import type { Page } from "@playwright/test";
import { pageWidths, waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { expect, test } from "../support/world";

const lobby = "/en-UN/online-casino";
const category = `${lobby}/slots?page=2`;
const markets = (page: Page) => page.getByRole("dialog", { name: "Market and language" });
const login = (page: Page) => page.getByRole("dialog", { name: "Log in" });
const menuButton = (page: Page) => page.locator("[popovertarget=site-menu]").filter({ visible: true });
const heading = (page: Page) => page.getByRole("heading", { level: 1, includeHidden: true });

async function openMarkets(page: Page, address = category) {
  await page.goto(address);
  await waitForIslands(page);
  await menuButton(page).click();
  await page.locator("#site-menu a[href$='/markets']").click();
  await expect(markets(page).locator("a[aria-current]")).toBeVisible();
}

/** Identifies the page below by a mark that no other document has. */
const mark = (page: Page) => page.locator("body").evaluate((body) => body.setAttribute("data-mark", "same"));
const expectSamePage = (page: Page) => expect(page.locator("body")).toHaveAttribute("data-mark", "same");

test("a popup opens over the page without a document, Back closes it and Forward opens it again @once", async ({
  page,
}) => {
  await page.goto(category);
  await waitForIslands(page);
  await mark(page);
  const title = await heading(page).textContent();
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "document" || request.headers().rsc) documents.push(request.url());
  });
  await menuButton(page).click();
  await page.locator("#site-menu a[href$='/markets']").click();
  await expect(markets(page)).toBeVisible();
  await expect(page).toHaveURL("/en-UN/markets");
  await expect(heading(page)).toHaveText(title ?? "");
  expect(documents).toEqual([]);
  await expectNoAxeViolations(page);

  await page.goBack();
  await expect(markets(page)).toBeHidden();
  await expect(page).toHaveURL(category);
  await expect(menuButton(page)).toBeFocused();
  await page.goForward();
  await expect(markets(page)).toBeVisible();
  await markets(page).getByRole("button", { name: "Close" }).click();
  await expect(markets(page)).toBeHidden();
  await expect(page).toHaveURL(category);
  await expect(menuButton(page)).toBeFocused();
  await expect(heading(page)).toHaveText(title ?? "");
  await expectSamePage(page);
  expect(documents).toEqual([]);
});

test("a popup by keyboard: Enter opens it, Tab stays inside, Escape closes it and gives the focus back @desktop", async ({
  page,
}) => {
  await page.goto(lobby);
  await waitForIslands(page);
  const link = page.getByRole("contentinfo").locator("a[href$='/markets']");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(markets(page)).toBeVisible();
  for (let step = 0; step < 5; step++) {
    await page.keyboard.press("Tab");
    // The browser's own buttons have their turn too: then it is the body.
    const isInside = await markets(page).evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    );
    expect(isInside).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(markets(page)).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(lobby);
});

test("a reload shows the popup's own page; Back from there shows the page that was below @once", async ({ page }) => {
  await openMarkets(page);
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toHaveText("Market and language");
  await waitForIslands(page);
  await expect(markets(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(category);
  await expect(page.getByRole("main").locator("a[href*='/play/']").first()).toBeVisible();
  await expect(markets(page)).toBeHidden();
});

test("a popup's address loaded directly is a page, which its own links do not cover @once", async ({ page }) => {
  await page.goto("/en-UN/markets");
  await waitForIslands(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Market and language");
  await page.getByRole("contentinfo").locator("a[href$='/markets']").click();
  await expect(page).toHaveURL("/en-UN/markets");
  await expect(markets(page)).toBeHidden();
});

test("a soft navigation away closes a popup, and Back opens it over the page that was below @once", async ({
  page,
}) => {
  await openMarkets(page);
  await mark(page);
  const title = await heading(page).textContent();
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href$="/promotions"]')?.click());
  await expect(page).toHaveURL("/en-UN/promotions");
  await expect(markets(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL("/en-UN/markets");
  await expect(markets(page)).toBeVisible();
  await expect(heading(page)).toHaveText(title ?? "");
  await expectSamePage(page);
});

test("a click with Ctrl opens a popup's page in a tab of its own @desktop", async ({ page, context }) => {
  await page.goto(lobby);
  await waitForIslands(page);
  const tab = context.waitForEvent("page");
  await page
    .getByRole("contentinfo")
    .locator("a[href$='/markets']")
    .click({ modifiers: ["Control"] });
  const opened = await tab;
  await expect(opened.getByRole("heading", { level: 1 })).toHaveText("Market and language");
  await expect(markets(page)).toBeHidden();
});

test("the page behind a dialog does not scroll, and the dialog fits every width @once", async ({ page }) => {
  await openMarkets(page, lobby);
  for (const width of pageWidths) {
    await page.setViewportSize({ width, height: 700 });
    const box = (await markets(page).boundingBox()) ?? { x: -1, y: -1, width: 9_999, height: 9_999 };
    expect(box.x, `${width}`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${width}`).toBeLessThanOrEqual(width);
    expect(box.y, `${width}`).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, `${width}`).toBeLessThanOrEqual(700);
  }
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(2, 2);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("the hash of the login popup opens it whenever it is set, before the page is alive too @once", async ({
  page,
}) => {
  for (const delayMs of [0, 100, 250, 400, 600, 900]) {
    await page.goto("about:blank");
    await page.goto(lobby, { waitUntil: "commit" });
    await page.evaluate((ms) => new Promise((done) => setTimeout(() => done(location.replace("#login")), ms)), delayMs);
    await expect(login(page).getByLabel("E-mail"), `after ${delayMs} ms`).toBeFocused();
    await expect(page).toHaveURL(`${lobby}#login`);
  }
});
