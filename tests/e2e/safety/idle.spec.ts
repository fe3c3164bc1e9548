import type { Page } from "@playwright/test";
import safety from "@/messages/en/safety.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const { warning: words, over: afterwards } = safety.idle;
const warning = (page: Page) => page.getByRole("dialog", { name: words.title });
const over = (page: Page) => page.getByRole("dialog", { name: afterwards.title });

test("an idle player is warned, may stay, and is logged out by the idle call when they do not; the dialog says so and leads back [ACT-013, ACT-015, ACT-016] @once", async ({
  page,
  world,
}) => {
  // An hour of a token ends within the test.
  const player = await world.player({ tokenSeconds: 7_200 });
  await page.clock.install();
  await signIn(page, player, "/en-UN/promotions");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("player:last-activity"))).not.toBeNull();
  await page.clock.fastForward("26:00");
  await expect(warning(page)).toHaveCount(0);
  await page.clock.fastForward("02:00");
  await expect(warning(page)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(warning(page)).toBeHidden();
  await page.clock.fastForward("26:00");
  await expect(warning(page)).toHaveCount(0);

  const calls: string[] = [];
  page.on("request", (request) => {
    const [, call] = /\/player\/(idle-logout|sign-out)$/.exec(request.url()) ?? [];
    if (call && request.method() === "POST") calls.push(call);
  });
  await page.clock.fastForward("04:10");
  await expect(over(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en-UN$/);
  expect(calls).toEqual(["idle-logout", "sign-out"]);
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
  await expect
    .poll(async () => Object(await world.control("GET", `/players/${player.playerId}`)).idleLogoutAt)
    .not.toBeNull();
  await expectNoAxeViolations(page);
  await over(page).getByRole("link", { name: afterwards.login }).click();
  await expect(page.getByRole("dialog").getByLabel("E-mail")).toBeVisible();
});
