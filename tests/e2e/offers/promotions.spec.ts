import { expectNoShifts, watchShifts } from "../support/shifts";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const facts = [
  "You get at most",
  "To stake before you withdraw",
  "Time for it",
  "Highest bet while it runs",
  "Games that do not count",
  "If you give it up, you lose",
];

test("a visitor sees each promotion with its six facts in order, and none that is for players [ROUTE-515, PROMO-503] @once", async ({
  page,
}) => {
  await page.goto("/en-UN/promotions");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(3);
  await expect(cards.locator("dt").first()).toBeVisible();
  for (const card of await cards.all()) expect(await card.locator("dt").allTextContents()).toEqual(facts);
  await expect(page.getByText("second deposit")).toHaveCount(0);
  await expect(page.getByText("Harvest rounds")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /claim|take|activate/i })).toHaveCount(0);
});

test("a kind has a page with its own promotions, and a promotion a page with its facts [ROUTE-516, ROUTE-517, ROUTE-518] @once", async ({
  page,
}) => {
  await page.goto("/en-UN/promotions");
  const kinds = page.getByRole("navigation", { name: "Kinds of promotions" });
  await kinds.getByRole("link", { name: "Live casino", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Live casino" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: "10% of your losses back at the live tables" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "10% of your losses back at the live tables" }),
  ).toBeVisible();
  expect(await page.locator("dt").allTextContents()).toEqual(facts);
  await page.goto("/en-UN/promotions/casino/tag/welcome");
  await expect(page.getByRole("article")).toHaveCount(1);
});

test("a kind without promotions shows it; an invented one, tag or promotion is not found @once", async ({ page }) => {
  await page.goto("/en-UN/promotions/sports");
  await expect(page.getByRole("heading", { name: "No promotions here right now" })).toBeVisible();
  for (const path of ["poker", "casino/no-such", "casino/second-deposit", "casino/tag/no-such"]) {
    const response = await page.request.get(`/en-UN/promotions/${path}`);
    expect(response.status(), path).toBe(404);
  }
});

test("a player sees what is meant for them, in the lobby without a shift [CONTENT-509, CONTENT-510, PROMO-503]", async ({
  page,
  world,
}) => {
  const player = await world.player({ attributes: { totalDepositsCount: 1 } });
  await signIn(page, player, "/en-UN/promotions");
  const own = page.getByRole("region", { name: "For you" });
  await expect(own.getByRole("article")).toHaveCount(2);
  await expect(own).toContainText("50% more on your second deposit");
  await expect(page.getByText("First deposit, doubled")).toBeHidden();

  await watchShifts(page);
  await page.goto("/en-UN/online-casino");
  const row = page.getByRole("list", { name: "For you" });
  await expect(row).toContainText("The latest arrivals are at the top of the list.");
  await expect(row).not.toContainText("New here?");
  await expectNoShifts(page);
});

test("deposits that cannot be looked up are shown as unknown, and the rest stays [CONTENT-516] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ attributes: { totalDepositsCount: 1 } });
  await world.fault({ system: "platform", kind: "error", status: 503, path: "transaction-summary", scope: player });
  await signIn(page, player, "/en-UN/promotions");
  const own = page.getByRole("region", { name: "For you" });
  await expect(own).toContainText("something may be missing here");
  await expect(own.getByRole("article")).toHaveCount(1);
});
