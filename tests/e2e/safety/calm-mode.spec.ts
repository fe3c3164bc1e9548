import offers from "@/messages/en/offers.json" with { type: "json" };
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const { calmMode, breaks } = safety;
const lobby = "/en-UN/online-casino";

test("a player finds calm mode from the break, and pages show no winners, jackpots, banners or promotions until it is off", {
  tag: "@once",
}, async ({ page, world }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, await world.player(), lobby);
  const loud = page.locator("main").locator('[data-look="banner"], #player-banners, #winner-list, em[data-figure]');
  const winners = page.getByRole("heading", { name: "Winners", exact: true });
  const promotions = page.getByRole("link", { name: site.navigation.promotions, exact: true });
  await expect(loud.first()).toBeVisible();
  await expect(winners).toBeVisible();
  await expect(promotions.filter({ visible: true })).not.toHaveCount(0);

  await page.getByRole("banner").getByRole("link", { name: site.playerPages.break, exact: true }).click();
  await page.getByRole("dialog", { name: breaks.day.title }).getByRole("link", { name: breaks.day.calm }).click();
  const leaveOut = page.getByRole("switch", { name: calmMode.switch });
  await expect(leaveOut).not.toBeChecked();
  await leaveOut.click();
  await expect(leaveOut).toBeChecked();
  await expectNoAxeViolations(page);
  await expect(promotions.filter({ visible: true })).toHaveCount(0);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }

  await page.goto(lobby);
  await expect(page.locator("li[data-game]").first()).toBeVisible();
  await expect(page.getByRole("button", { name: site.accountMenu.title, exact: true })).toBeVisible();
  await expect(winners).toBeHidden();
  await expect(loud.filter({ visible: true })).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await layoutFaults(page)).toEqual([]);
  await page.goto("/en-UN/promotions");
  await expect(page.getByText(offers.promotions.calm)).toBeVisible();
  await expect(page.locator("main li").filter({ visible: true, has: page.locator("dl") })).toHaveCount(0);

  const one = (await page.locator("main li article a").first().getAttribute("href")) ?? "";
  for (const path of [one, "/en-UN/landing/live-tables", "/en-UN/my-account/rewards"]) {
    await page.goto(path);
    await expect(page.getByText(offers.calm.text)).toBeVisible();
    const offer = page.getByRole("main").locator("details + div > *").first();
    await expect(offer).toBeHidden();
    await page.getByText(offers.calm.show, { exact: true }).click();
    await expect(offer).toBeVisible();
  }

  await page.goto("/en-UN/my-account/gambling-limits/calm-mode");
  await leaveOut.click();
  await page.goto(lobby);
  await expect(winners).toBeVisible();
});
