import { expectNoShifts, watchShifts } from "../support/shifts";
import { expect, test } from "../support/world";

test("a list is sorted and filtered by the keyboard, keeps the choice over a reload and Back, and counts what it shows @once", async ({
  page,
}) => {
  await page.goto("/en-UN/online-casino/all-games");
  const tiles = page.locator("main .tiles b.tile-name");
  const names = () => tiles.evaluateAll((all) => all.map((name) => name.firstChild?.textContent ?? ""));
  await expect(page.getByText(/^1–60 of [\d,]+$/).first()).toBeVisible();

  await page.getByRole("button", { name: "Filter and sort" }).focus();
  await page.keyboard.press("Enter");
  const filter = page.getByRole("dialog", { name: "Filter and sort" });
  await expect(filter.getByRole("button", { name: /^Show \d+ games$/ })).toBeVisible();
  await filter.getByRole("combobox", { name: "Sort by" }).selectOption("fromZ");
  const studio = filter.getByRole("checkbox", { name: "Nightjar" });
  await studio.focus();
  await page.keyboard.press("Space");
  await expect(studio).toBeChecked();
  await expect(page).toHaveURL(/#sort=fromZ&studio=nightjar$/);
  const button = filter.getByRole("button", { name: /^Show \d+ games?$/ });
  const count = Number((await button.textContent())?.replace(/\D/g, ""));
  await button.press("Enter");
  await expect(filter).toBeHidden();
  await expect(page.getByRole("button", { name: "Filter and sort" })).toBeFocused();
  const shown = Math.min(count, 60);
  await expect(tiles).toHaveCount(shown);
  await expect(page.getByText(`1–${shown} of ${count}`).first()).toBeVisible();
  const chosen = await names();
  expect(chosen).toEqual([...chosen].sort(new Intl.Collator("en", { numeric: true }).compare).reverse());

  await watchShifts(page);
  await page.reload();
  await expect.poll(names).toEqual(chosen);
  await expectNoShifts(page);

  await page.getByRole("navigation", { name: "Game categories" }).getByRole("link", { name: "Lobby" }).click();
  await expect(page).toHaveURL("/en-UN/online-casino");
  await page.goBack();
  await expect(page).toHaveURL(/#sort=fromZ&studio=nightjar$/);
  await expect.poll(names).toEqual(chosen);

  const bar = page.getByRole("navigation", { name: "Filter and sort" });
  await bar.getByRole("link", { name: "Remove: Nightjar" }).click();
  await expect(page).toHaveURL(/#sort=fromZ$/);
  await bar.getByRole("link", { name: "With jackpot" }).click();
  await expect(page).toHaveURL(/#sort=fromZ&is=jackpot$/);
  await expect(page.getByText(/^1–(\d+) of \1$/).first()).toBeVisible();

  await page.getByRole("button", { name: "Filter and sort" }).click();
  await filter.getByRole("searchbox", { name: "Search games" }).fill("no such game at all");
  await expect(page.getByRole("heading", { name: "No game matches", includeHidden: true })).toHaveCount(1);
  await filter.getByRole("button", { name: "Clear" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^1–60 of [\d,]+$/).first()).toBeVisible();
  await expect(page).toHaveURL("/en-UN/online-casino/all-games");

  const first = await names();
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(tiles).toHaveCount(120);
  expect((await names()).slice(0, 60)).toEqual(first);
  await expect(page).toHaveURL(/#page=1-2$/);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the list and its pages are there, and no button that does nothing @once", async ({ page }) => {
    await page.goto("/en-UN/online-casino/all-games#sort=fromZ");
    await expect(page.locator("main .tiles > li")).toHaveCount(60);
    await expect(page.getByRole("button", { name: "Filter and sort" })).toBeHidden();
    await expect(page.getByRole("link", { name: "A to Z" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Show more" })).toBeHidden();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page.getByText(/^61–120 of [\d,]+$/).first()).toBeVisible();
  });
});
