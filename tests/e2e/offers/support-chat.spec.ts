import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { expect, test } from "../support/world";

const hostile = `<img src=x onerror="parent.postMessage('x', '*')">`;
const panel = (page: Page) => page.getByRole("region", { name: "Support chat" });
const chat = (page: Page) => page.frameLocator('iframe[title="Support chat"]');
const news = (page: Page) => page.getByRole("button", { name: "One new message from support" });
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("player:support-chat") ?? "null")?.value.unread ?? null);
/** The stand-in's agent takes three seconds, its page asks every two. */
const patient = { timeout: 60_000 };

test.describe("the support chat", () => {
  test.use({ consent: "accepted" });

  test("a message to a conversation that the partner has forgotten is said in a new one @once", async ({
    page,
    world,
  }) => {
    world.expectFailedRequest("POST", /\/chat\/conversations\/[^/]+\/lines$/);
    await page.goto("/en-UN/contact-live-chat");
    await expect(panel(page)).toBeVisible(patient);
    const forgotten = { status: 404, json: {} };
    await page.route("**/chat/conversations/*/lines", (route) => route.fulfill(forgotten), { times: 1 });
    await chat(page).getByLabel("Your message").fill("Where is my deposit?");
    await chat(page).getByRole("button", { name: "Send" }).click();
    await expect(chat(page).getByRole("log")).toContainText("Where is my deposit?");
    await expect(chat(page).getByLabel("Your message")).toHaveValue("");
  });

  test("is hidden until a message arrives, shows it on main pages alone, and opens by hand on any page [UI-005, UI-006, UI-007, UI-008, UI-009, UI-010, UI-504, UI-505, ROUTE-018, ROUTE-522] @once", async ({
    page,
  }) => {
    test.slow();
    await page.goto("/en-UN");
    // Loaded with consent at the first sign of its visitor, and hidden.
    await waitForIslands(page);
    await page.mouse.move(200, 200);
    await expect(page.locator('iframe[title="Support chat"]')).toBeAttached(patient);
    await expect(panel(page)).toBeHidden();
    await expect(news(page)).toBeHidden();

    await page.goto("/en-UN/contact-live-chat");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talk to us");
    await expect(page.getByRole("main")).toContainText("within 56 days of your complaint");
    await expect(panel(page)).toBeVisible(patient);
    await chat(page).getByLabel("Your message").fill(hostile);
    await chat(page).getByRole("button", { name: "Send" }).click();
    await expect(chat(page).getByRole("log")).toContainText(hostile);
    await expect(chat(page).locator("img")).toHaveCount(0);
    await chat(page).getByRole("button", { name: "Complaint" }).click();
    await expect(chat(page).getByRole("log")).toContainText(/reference is C-\d{6}/);
    await expectNoAxeViolations(page);

    // Also on the narrowest phone nothing of it is cut off.
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect
      .poll(() =>
        chat(page)
          .locator("html")
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      )
      .toBe(0);
    if (size) await page.setViewportSize(size);

    // On a page that is none of the main ones the answer is counted, and not shown.
    await page.getByRole("button", { name: "Close the chat" }).click();
    await expect(panel(page)).toBeHidden();
    await expect.poll(() => kept(page), patient).toBe(1);
    await expect(news(page)).toBeHidden();

    // The same document on main pages: there it is shown, and away it goes with them.
    await page
      .getByRole("link", { name: /Greenroom/ })
      .first()
      .click();
    await expect(page).toHaveURL("/en-UN");
    await expect(news(page)).toBeVisible();
    await page.goto("/en-UN/promotions");
    await expect(news(page)).toBeVisible(patient);
    await news(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(chat(page).getByRole("log")).toContainText("anything else");
    expect(await kept(page)).toBe(0);
    await page.getByRole("contentinfo").getByRole("link", { name: /Terms/ }).first().dispatchEvent("click");
    await expect(page).not.toHaveURL(/promotions/);
    await expect(panel(page)).toBeHidden();
    // By hand it opens over the page that is there.
    const { pathname } = new URL(page.url());
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact and complaints" }).click();
    await expect(panel(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pathname);

    await page.goto("/en-UN/closed-account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is closed");
  });
});
