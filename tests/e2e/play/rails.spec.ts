import type { Page } from "@playwright/test";
import { waitForIslands } from "../../support/pages";
import { layoutFaults } from "../support/layout";
import { lobby, main, withoutIslands } from "../support/lobby";
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

test("every row that scrolls sideways has two buttons for it at any width @desktop", async ({ page, world }) => {
  test.slow();
  const widths = [320, 390, 600, 768, 1440];
  const seen = new Map(widths.map((width) => [width, new Set<string>()]));
  const expectButtons = async (what: string) => {
    for (const [width, rows] of seen) {
      await page.setViewportSize({ width, height: 900 });
      // A row that has just come is measured after it is there.
      await expect(async () => {
        for (const { row, buttons } of await rails(page)) {
          rows.add(row);
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
    if (width < 560) expect([...rows], `${width} px`).toContain("hero-banners");
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

/** The two rows of a lobby without a header, whose buttons stand in their line. */
const lineRows = [
  { row: "category-menu", named: "Game categories" },
  { row: "hero-banners", named: "Highlights" },
];

/** The boxes of a row and of its buttons, and where each of its items is, from its start. */
const boxesOf = (page: Page, row: string) =>
  page.evaluate((id) => {
    const box = (element: Element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      return { left, right, top, bottom, width, height };
    };
    const scroller = document.getElementById(id);
    return {
      row: scroller ? box(scroller) : null,
      buttons: [...document.querySelectorAll(`button[aria-controls="${id}"]`)].map(box),
    };
  }, row);

/** The items of a row that are whole in sight, by their order. */
const wholeItems = (page: Page, row: string) =>
  page.locator(`#${row}`).evaluate((scroller) => {
    const { left, right } = scroller.getBoundingClientRect();
    const room = Number.parseFloat(getComputedStyle(scroller).paddingLeft);
    return [...scroller.children].flatMap((item, at) => {
      const box = item.getBoundingClientRect();
      return box.left >= left + room - 2 && box.right <= right - room + 2 ? [at] : [];
    });
  });

for (const { row, named } of lineRows)
  test(`on a phone the buttons of the row "${named}" stand beside it, and bring each of its items whole into sight, by mouse and by keyboard @phone`, async ({
    page,
  }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(lobby);
      await waitForIslands(page);
      const previous = main(page).getByRole("button", { name: `Previous: ${named}` });
      const next = main(page).getByRole("button", { name: `More: ${named}` });
      await expect(next).toHaveAttribute("aria-disabled", "false");
      const { row: line, buttons } = await boxesOf(page, row);
      for (const button of buttons) {
        expect(Math.min(button.width, button.height), `a target at ${width} px`).toBeGreaterThanOrEqual(32);
        expect(button.left, `beside the row at ${width} px`).toBeGreaterThanOrEqual(line?.right ?? width);
        expect(button.right).toBeLessThanOrEqual(width);
      }
      expect(await layoutFaults(page), `${width} px`).toEqual([]);

      const seen = new Set(await wholeItems(page, row));
      await next.focus();
      await expect(async () => {
        await page.keyboard.press("Enter");
        for (const at of await wholeItems(page, row)) seen.add(at);
        await expect(next).toHaveAttribute("aria-disabled", "true", { timeout: 300 });
      }).toPass();
      await expect(next).toBeFocused();
      const items = await page.locator(`#${row} > :visible`).count();
      expect(seen.size, `${width} px: ${[...seen]} of ${items}`).toBe(items);
      await expect(previous).toHaveAttribute("aria-disabled", "false");
      await expect(async () => {
        await previous.click();
        await expect(previous).toHaveAttribute("aria-disabled", "true", { timeout: 300 });
      }).toPass();
      await expect.poll(() => page.locator(`#${row}`).evaluate(({ scrollLeft }) => scrollLeft)).toBeLessThan(2);
    }
  });

test("a row on a phone has the width from the start that its buttons leave it @phone", async ({ page }) => {
  const widthOf = async (row: string) => (await boxesOf(page, row)).row?.width;
  await page.goto(lobby);
  await waitForIslands(page);
  await expect(page.getByRole("button", { name: "More: Game categories" })).toBeVisible();
  const later = [await widthOf("category-menu"), await widthOf("hero-banners")];
  await withoutIslands(page);
  await page.goto(`${lobby}?again`);
  expect([await widthOf("category-menu"), await widthOf("hero-banners")]).toEqual(later);
  await expect(page.getByRole("button", { name: "More: Game categories" })).toBeHidden();
});

test("one small banner alone has no buttons, and no room for them @phone", async ({ page }) => {
  await page.goto(lobby);
  await waitForIslands(page);
  await expect(page.getByRole("button", { name: "More: Highlights" })).toBeVisible();
  await page.locator("#hero-banners > :not(:first-child)").evaluateAll((others) => {
    for (const other of others) if (other instanceof HTMLElement) other.hidden = true;
  });
  await expect(page.getByRole("button", { name: "More: Highlights" })).toBeHidden();
  expect((await boxesOf(page, "hero-banners")).row?.width).toBe(390);
});
