import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults, spaceText } from "../support/layout";
import { signIn } from "../support/sign-in";
import { expect, test, type World } from "../support/world";

const { activity } = safety;
const { titles } = site.playerPages;
const path = "/en-UN/my-account/activity";

test.use({ timezoneId: "Pacific/Kiritimati" });

/** By the platform's own call, as the player who is signed in. */
async function deposit(page: Page, { origins }: World, amount: string, currency: string): Promise<void> {
  const idToken = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(".idToken"));
    return key === undefined ? "" : localStorage.getItem(key);
  });
  const response = await page.request.post(`${origins.platform}/v1/player/wallet/deposit/request`, {
    headers: { Authorization: `Bearer ${idToken}`, "Idempotency-Key": crypto.randomUUID() },
    data: { amount, currency, methodId: "mandate" },
  });
  expect(response.status()).toBe(201);
}

test("a player reads what their play cost, from the menu of their pages: figures, chart, file, at every width", {
  tag: "@once",
}, async ({ page, world }) => {
  const player = await world.player();
  await signIn(page, player, "/en-UN/my-account/gambling-limits");
  await deposit(page, world, "20.30", "EUR");

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

test("the scale of the chart is whole where amounts are long, at every width, with the reader's own text spacing too", {
  tag: "@once",
}, async ({ page, world }) => {
  await signIn(page, await world.player({ countryCode: "NO", currencyCode: "NOK" }), "/no-NO/terms");
  await deposit(page, world, "12500.00", "NOK");
  await page.goto("/no-NO/my-account/activity");
  const figure = page.getByRole("figure");
  await expect(figure.getByText(/^20.000.NOK$/)).toBeVisible();
  const expectWhole = async () => {
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${width}`).toEqual([]);
    }
  };
  await expectWhole();
  await spaceText(page);
  await expectWhole();
});
