import { readFile } from "node:fs/promises";
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const { activity } = safety;
const { titles } = site.playerPages;
const path = "/en-UN/my-account/activity";

test.use({ timezoneId: "Pacific/Kiritimati" });

test("a player reads what their play cost, from the menu of their pages: figures, chart, file, at every width", {
  tag: "@once",
}, async ({ page, world }) => {
  const player = await world.player();
  await signIn(page, player, "/en-UN/my-account/gambling-limits");
  const idToken = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(".idToken"));
    return key === undefined ? "" : localStorage.getItem(key);
  });
  const response = await page.request.post(`${world.origins.platform}/v1/player/wallet/deposit/request`, {
    headers: { Authorization: `Bearer ${idToken}`, "Idempotency-Key": crypto.randomUUID() },
    data: { amount: "20.30", currency: "EUR", methodId: "mandate" },
  });
  expect(response.status()).toBe(201);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("navigation", { name: titles.overview }).getByRole("link", { name: titles.activity }).click();
  await expect(page).toHaveURL(path);
  const figures = page.getByRole("region", { name: activity.figures.title });
  await expect(figures.getByRole("row")).toHaveCount(7);
  await expect(figures.getByRole("row").nth(1)).toContainText("€20.30");
  await expect(figures.getByRole("row").nth(2)).toContainText("€0.00");
  await expect(page.getByRole("figure")).toContainText("money in €20.30, money out €0.00");
  await expect(page.getByRole("region", { name: activity.sessions.title })).toContainText(activity.sessions.last);
  // The identity service says when the sign-in was.
  await expect(page.getByText(/^\d+ min$/)).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: activity.csv }).click(),
  ]);
  expect(await readFile(await download.path(), "utf8")).toMatch(/,20\.30,0\.00,20\.30,0\.00,EUR\r\n/);
  await expectNoAxeViolations(page);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(figures.getByRole(width < 768 ? "listitem" : "row").first()).toBeVisible();
    expect(await layoutFaults(page), `${width}`).toEqual([]);
  }
});
