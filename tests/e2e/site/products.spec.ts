import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

/** The products in the navigation of every page, and their addresses. */
const products = [
  ["Casino", "/en-UN/online-casino"],
  ["Live casino", "/en-UN/live-casino-online"],
  ["Sportsbook", "/en-UN/sportsbook"],
  ["Virtual sports", "/en-UN/virtuals"],
  ["Promotions", "/en-UN/promotions"],
  ["VIP", "/en-UN/qrewards"],
] as const;

test("each of the seven products is a press away on every page; a player's rewards in the menu of their account, too [LOBBY-502] @once", async ({
  page,
  world,
}) => {
  const navigation = page.getByRole("banner").getByRole("navigation");
  await page.goto("/en-UN/information/privacy");
  for (const [name, address] of products) {
    await navigation.getByRole("link", { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  }
  // A visitor logs in first.
  await navigation.getByRole("link", { name: "Rewards", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();

  await signIn(page, await world.player(), "/en-UN/online-casino");
  await page.getByRole("banner").getByRole("button", { name: "Your account" }).click();
  await page.getByRole("dialog", { name: "Your account" }).getByRole("link", { name: "Rewards" }).click();
  await expect(page.getByRole("dialog", { name: "Rewards" })).toBeVisible();
});
