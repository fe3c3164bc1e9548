import { expectNoAxeViolations } from "../support/axe";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

test("a player reads their messages, sees what waits, and switches marketing off in place [ROUTE-017] @once", async ({
  page,
  world,
}) => {
  test.slow();
  const player = await world.player({ attributes: { totalDepositsCount: 0 } });
  await signIn(page, player, "/en-UN/my-account/inbox");
  await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
  const main = page.getByRole("main");
  const tabs = main.getByRole("navigation", { name: "Messages and notifications" });
  await expect(tabs.getByRole("link", { name: "Messages (2 new)" })).toBeVisible();
  await expectNoAxeViolations(page);

  await main.getByRole("article").first().getByRole("button", { name: "Mark as read" }).click();
  await expect(tabs.getByRole("link", { name: "Messages (1 new)" })).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole("link", { name: "Messages (1 new)" })).toBeVisible();

  const account = page.getByRole("banner").getByRole("button", { name: /^Your account ?, ?1 unread message$/ });
  await account.click();
  const menu = page.getByRole("dialog", { name: "Your account" });
  await expect(menu.getByText("1 unread message")).toBeAttached();
  await page.keyboard.press("Escape");

  await tabs.getByRole("link", { name: "Notifications" }).click();
  await expect(page).toHaveURL("/en-UN/my-account/inbox/notifications");
  await expect(page.getByRole("heading", { level: 1, name: "Notifications" })).toBeVisible();
  await expect(main.getByText("Nothing waits for you")).toBeVisible();
  await expectNoAxeViolations(page);
});
