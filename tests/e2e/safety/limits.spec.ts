import type { Page } from "@playwright/test";
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { pageWidths } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, type Player, test, type World } from "../support/world";

const path = "/en-UN/my-account/gambling-limits";
const { limits } = safety;
const { titles } = site.playerPages;
const inADay = () => new Date(Date.now() + 86_400_000).toISOString();

test.use({ timezoneId: "Europe/Helsinki" });

const card = (page: Page, name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
const deposits = (page: Page) => card(page, limits.kinds.deposit.title);
const stakes = (page: Page) => card(page, limits.kinds.spend.title);
const row = (page: Page, kind: "deposit" | "spend", period: "D" | "W" | "M") =>
  card(page, limits.kinds[kind].title).getByRole("listitem").filter({ hasText: limits.periods[period] });

/** Signs in and opens the page, which the edge gives to whom it has given its cookie. */
async function open(page: Page, who: Player): Promise<void> {
  await signIn(page, who, path);
}

/** Pays in as the site does, with the tokens of the open page. */
async function payIn(page: Page, { origins }: World, amount: string): Promise<void> {
  const idToken = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith(".idToken"));
    return key === undefined ? "" : localStorage.getItem(key);
  });
  const response = await page.request.post(`${origins.platform}/v1/player/wallet/deposit/request`, {
    headers: { Authorization: `Bearer ${idToken}`, "Idempotency-Key": crypto.randomUUID() },
    data: { amount, currency: "EUR", methodId: "mandate" },
  });
  expect(response.status()).toBe(201);
}

/** A player with a limit that is little used, one that is nearly used up, one with a change that waits, and periods without any. */
async function playerWithLimits(world: World): Promise<Player> {
  const player = await world.player();
  const set = (limit: object) => world.control("PUT", `/players/${player.playerId}/limits`, limit);
  await set({ kind: "deposit", duration: "D", value: "50.00" });
  await set({ kind: "deposit", duration: "M", value: "24.00", pendingValue: "300.00", pendingDate: inADay() });
  await set({ kind: "spend", duration: "W", value: "60.00", pendingDate: inADay() });
  await world.control("PUT", `/players/${player.playerId}/activity`, { timer: 60 });
  return player;
}

test("the five tools of the page: six limits, the reality check, time-out and self-exclusion [ROUTE-015, LIMIT-001, UI-024] @once", async ({
  page,
  world,
}) => {
  await open(page, await playerWithLimits(world));
  await expect(page).toHaveTitle(new RegExp(titles.gamblingLimits));
  await expect(page.getByRole("heading", { level: 1, name: titles.gamblingLimits })).toBeVisible();
  for (const kind of ["deposit", "spend"] as const)
    for (const period of ["D", "W", "M"] as const) await expect(row(page, kind, period)).toBeVisible();
  await expect(card(page, limits.realityCheck.title)).toContainText("Every 60 minutes");
  await expect(card(page, limits.timeOut.title)).toContainText(limits.timeOut.text);
  await expect(card(page, limits.selfExclusion.title)).toContainText(limits.selfExclusion.text);
});

test("a limit says what is used, what is left and when it starts again, a change when it holds, in the player's time zone [LIMIT-003, LIMIT-032] @phone", async ({
  page,
  world,
}) => {
  await open(page, await playerWithLimits(world));
  await expect(row(page, "deposit", "D")).toContainText("€0.00 of €50.00 used");
  await payIn(page, world, "20.00");
  await page.reload();
  await expect(row(page, "deposit", "D")).toContainText("€30.00 left");
  await expect(row(page, "deposit", "D")).toContainText("€20.00 of €50.00 used");
  // Midnight where the player is.
  await expect(row(page, "deposit", "D")).toContainText(/Starts again \d+ \w{3} \d{4}, 12:00.am/);
  await expect(row(page, "deposit", "W")).toContainText("–");
  await expect(row(page, "deposit", "M")).toContainText("€4.00 left");
  await expect(row(page, "deposit", "M")).toContainText(limits.high);
  await expect(row(page, "deposit", "M")).toContainText("Change to €300.00 is waiting");
  await expect(row(page, "deposit", "M")).toContainText(/It takes effect \d+ \w{3} \d{4}, .*, your time/);
  await expect(row(page, "deposit", "M")).toContainText("Until then €24.00 applies.");
  await expect(row(page, "spend", "W")).toContainText(limits.pending.removal);
});

test('an error while one of the reads fails, never "no limit"; a retry brings all of it [LIMIT-021, LIMIT-022]', async ({
  page,
  world,
}) => {
  const player = await playerWithLimits(world);
  for (const resource of ["limits/deposit", "limits/spend", "activity/settings"]) {
    const endFault = await world.fault({ system: "platform", kind: "error", path: `player/${resource}` });
    await open(page, player);
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert, resource).toContainText(site.query.unreadable);
    await expect(deposits(page), resource).toHaveCount(0);
    await expect(stakes(page), resource).toHaveCount(0);
    await expect(page.getByText(limits.none), resource).toHaveCount(0);
    await expect(card(page, limits.timeOut.title), resource).toBeVisible();
    await expectNoAxeViolations(page);

    await endFault();
    const retry = alert.getByRole("button", { name: site.query.retry });
    await expect(async () => {
      // What watches the limits on every page reads them by itself too: it may be under way, or have brought them.
      if (await retry.isVisible()) {
        await retry.focus({ timeout: 2_000 });
        await page.keyboard.press("Enter");
      }
      await expect(row(page, "deposit", "D"), resource).toContainText("€50.00", { timeout: 5_000 });
    }).toPass();
    await expect(stakes(page), resource).toBeVisible();
    await expect(alert, resource).toHaveCount(0);
  }
});

test("while the platform is slow nothing is shown of the others, and the wait is put into words @once", async ({
  page,
  world,
}) => {
  const player = await playerWithLimits(world);
  await world.fault({ system: "platform", kind: "slow", delayMs: 7_000, path: "player/limits/spend" });
  await open(page, player);
  await expect(page.getByText(site.query.slow)).toBeVisible({ timeout: 15_000 });
  await expect(deposits(page)).toHaveCount(0);
  await expect(row(page, "spend", "W")).toContainText("€60.00", { timeout: 15_000 });
});

test("limits that could not be refreshed stay, with the time they were read at @once", async ({ page, world }) => {
  await open(page, await playerWithLimits(world));
  await expect(row(page, "deposit", "D")).toContainText("€50.00");
  await world.fault({ system: "platform", kind: "error", path: "player/limits/deposit" });
  // The browser's own way to say that the page is seen again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(page.getByText(/We could not refresh this\. As of/)).toBeVisible();
  await expect(row(page, "deposit", "D")).toContainText("€50.00");
});

test("a player at payout risk, and one whose session is suspended, reads their limits and finds what stops play, and is led nowhere [ROUTE-043] @once", async ({
  page,
  world,
}) => {
  for (const state of [{ payout: false }, { multibrandSuspended: true }]) {
    await open(page, await world.player(state));
    await expect(stakes(page)).toContainText(limits.none);
    await expect(card(page, limits.selfExclusion.title)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test("the page is found in the navigation of the player's pages, by the keyboard too", async ({
  page,
  world,
}, info) => {
  await open(page, await world.player());
  const isPhone = info.project.name.includes("phone");
  await page.goto(isPhone ? "/en-UN/my-account" : "/en-UN/my-account/account");
  // A phone has a page for it, a desktop a rail.
  const navigation = isPhone ? page.getByRole("main") : page.getByRole("navigation", { name: titles.overview });
  const link = navigation.getByRole("link", { name: titles.gamblingLimits, exact: true });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(path);
  await expect(deposits(page)).toBeVisible();
  if (!isPhone) await expect(link).toHaveAttribute("aria-current", "page");
});

test("the page keeps its layout at every width and is accessible, in both themes @once", async ({ page, world }) => {
  await open(page, await playerWithLimits(world));
  await payIn(page, world, "20.00");
  await page.reload();
  await expect(row(page, "deposit", "M")).toContainText(limits.high);
  for (const theme of themes) {
    await showTheme(page, theme);
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${theme}, at ${width} px`).toEqual([]);
      if (width === 320 || width === 1440) await expectNoAxeViolations(page);
    }
  }
});
