import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

/** What is visible and wider than its own box, and the buttons in sight that move it. Tables are no rows. */
const rails = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main *")]
      .filter((row) => row.scrollWidth > row.clientWidth + 1 && row.checkVisibility())
      .filter((row) => ["auto", "scroll"].includes(getComputedStyle(row).overflowX) && !row.closest("table, iframe"))
      .map((row) => ({
        row: row.id || row.className,
        buttons: [...document.querySelectorAll(`[aria-controls="${row.id}"]`)]
          .filter((button) => button.checkVisibility({ visibilityProperty: true }))
          .map((button) => button.tagName)
          .join(" "),
      })),
  );
const both = "BUTTON BUTTON";

const pages = [
  "",
  "/online-casino",
  "/live-casino-online",
  "/online-casino/fruit",
  "/play/gem-harbour",
  "/landing/live-tables",
  "/promo/first-orbit",
];

test("every row that scrolls sideways has two buttons for it at any width, but two that a phone moves by finger @desktop", async ({
  page,
  world,
}) => {
  test.slow();
  const widths = [390, 600, 768, 1440];
  const seen = new Map(widths.map((width) => [width, new Set<string>()]));
  const expectButtons = async (what: string) => {
    for (const [width, rows] of seen) {
      await page.setViewportSize({ width, height: 900 });
      // A row that has just come is measured after it is there.
      await expect(async () => {
        for (const { row, buttons } of await rails(page)) {
          rows.add(row);
          // On a phone these two are moved by finger alone: buttons that come beside them would move what is there.
          if (row.startsWith("hero-side") || (width < 560 && row === "category-menu")) continue;
          expect(buttons, `${what}, ${width} px: ${row}`).toBe(both);
        }
      }).toPass({ timeout: 10_000 });
    }
  };
  for (const below of pages) {
    await page.goto(`/en-UN${below}`);
    await waitForIslands(page);
    await expectButtons(below);
  }
  await page.goto("/en-UN/online-casino");
  await page.getByRole("region", { name: "Winners" }).scrollIntoViewIfNeeded();
  await expect(page.locator("#winner-row")).toBeVisible();
  await expectButtons("lobby with live data");
  await signIn(page, await world.player(), "/en-UN");
  await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  await expectButtons("home of a player");
  for (const [width, rows] of seen) {
    expect([...rows], `${width} px`).toEqual(expect.arrayContaining(["popular-games", "winner-row"]));
    if (width < 1024)
      expect([...rows], `${width} px`).toEqual(expect.arrayContaining(["category-menu", "player-banners"]));
  }
});

test("the winners are moved by mouse and by keyboard, and the button at an end keeps the focus @desktop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto("/en-UN/online-casino");
  const row = page.locator("#winner-row");
  await page.getByRole("region", { name: "Winners" }).scrollIntoViewIfNeeded();
  await expect(row).toBeVisible();
  const scrolled = () => row.evaluate(({ scrollLeft }) => Math.round(scrollLeft));
  const previous = page.getByRole("button", { name: "Previous: Winners" });
  await page.getByRole("button", { name: "More: Winners" }).click();
  await expect.poll(scrolled).toBeGreaterThan(100);
  await previous.focus();
  await expect(async () => {
    await page.keyboard.press("Enter");
    await expect(previous).toHaveAttribute("aria-disabled", "true", { timeout: 500 });
  }).toPass();
  await expect.poll(scrolled).toBeLessThan(5);
  await expect(previous).toBeFocused();
});
