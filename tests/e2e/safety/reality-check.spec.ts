import type { Page, Request } from "@playwright/test";
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { pageWidths } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { game, playRound, relax, roundsOf, spinButton } from "../support/game";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { expect, type Player, test, type World } from "../support/world";

const { realityCheck: card } = safety.limits;
const messages = safety.realityCheck;
const limitsPath = "/en-UN/my-account/gambling-limits";

test.use({ timezoneId: "Europe/Helsinki" });

const setTimer = (world: World, { playerId }: Player, activity: object) =>
  world.control("PUT", `/players/${playerId}/activity`, activity);
const reminder = (page: Page) => page.getByRole("dialog", { name: messages.title });

const calledBy = (url: string) => /\/player\/activity\/(\w+)$/.exec(url)?.[1];

/**
 * A player whose hour is over as soon as they are signed in. Returns the calls of the activity that the page makes from now on: "PATCH
 * reset_timer". Its settings may be read at any time; whatever else it reads with the reminder has been answered.
 */
async function remind(page: Page, world: World, path = "/en-UN/online-casino"): Promise<string[]> {
  const player = await world.player({ balance: "50.00" });
  await setTimer(world, player, { timer: 60, minutesRemaining: 0 });
  const answered = new Set<string | undefined>();
  const calls: string[] = [];
  page.on("request", (request) => {
    const call = calledBy(request.url());
    if (call && request.method() !== "OPTIONS" && call !== "settings") calls.push(`${request.method()} ${call}`);
  });
  page.on("requestfinished", (request) => {
    if (request.method() !== "OPTIONS") answered.add(calledBy(request.url()));
  });
  await signIn(page, player, path);
  await expect(reminder(page)).toBeVisible();
  for (const call of ["minutes_remaining", "activity_check", "summary"])
    await expect.poll(() => answered.has(call), call).toBe(true);
  calls.length = 0;
  return calls;
}

test("a player chooses an interval, finds it again, and switches it off [ACT-001, ACT-002, ACT-012] @once", async ({
  page,
  world,
}) => {
  const player = await world.player();
  await signIn(page, player, limitsPath);
  const region = page.getByRole("main").getByRole("region", { name: card.title });
  await expect(region).toContainText(card.off);
  await region.getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(region.getByRole("radio")).toHaveCount(4);
  await expect(region.getByRole("radio", { name: "Every 120 minutes" })).toBeChecked();
  // What the header half covers while the page is scrolled is no small target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
  await page.keyboard.press("ArrowUp");
  await expect(region.getByRole("radio", { name: "Every 60 minutes" })).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByText(card.saved)).toBeVisible();
  await page.reload();
  await expect(region).toContainText("Every 60 minutes");
  await region.getByRole("button").click();
  await region.getByRole("radio", { name: card.off }).check();
  await region.getByRole("button", { name: site.form.save }).click();
  await expect(page.getByText(card.savedOff)).toBeVisible();
  await page.reload();
  await expect(region).toContainText(card.off);
});

test("the reminder stands above everything until it is answered, and says what was staked and won [ACT-003, ACT-007, ACT-009, UI-024] @once", async ({
  page,
  world,
}) => {
  await remind(page, world);
  await expect(reminder(page)).toContainText(messages.staked);
  await expect(reminder(page)).toContainText("€0.00");
  await expect(reminder(page)).toContainText(/Since \d+ \w{3} \d{4}, .*your time/);
  await expectNoAxeViolations(page);
  for (let press = 0; press < 2; press++) await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await page.goBack();
  await expect(reminder(page)).toBeVisible();
  // Nothing behind it takes the focus.
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press("Tab");
    const isOutside = await page.evaluate(() => {
      const { activeElement: focused, body } = document;
      return focused !== body && !focused?.closest("dialog");
    });
    expect(isOutside).toBe(false);
  }
  await page.reload();
  await expect(reminder(page)).toBeVisible();
});

test.describe("each answer resets the timer, and the page is free again [ACT-008, ACT-010]", () => {
  test("keep playing @once", async ({ page, world }) => {
    // A page that asks for nothing else: on a machine that is busy, the lists of games may fail.
    const calls = await remind(page, world, "/en-UN/terms");
    await reminder(page).getByRole("button", { name: messages.keep }).focus();
    await page.keyboard.press("Enter");
    await expect(reminder(page)).toBeHidden();
    // A page that was held up for long reads the minutes once more, before or after.
    await expect
      .poll(() => calls.slice(calls.indexOf("PATCH reset_timer")).slice(0, 2))
      .toEqual(["PATCH reset_timer", "GET minutes_remaining"]);
    const isRead = (request: Request) => request.method() === "GET" && calledBy(request.url()) === "minutes_remaining";
    const read = page.waitForEvent("requestfinished", isRead);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("data-session", "player");
    await read;
    await expect(reminder(page)).toHaveCount(0);
  });

  test("the link to the bets @once", async ({ page, world }) => {
    const calls = await remind(page, world);
    await reminder(page).getByRole("link", { name: messages.bets }).click();
    await expect(page).toHaveURL(/\/en-UN\/my-account\/banking\/transactions$/);
    await expect(reminder(page)).toHaveCount(0);
    expect(calls).toContain("PATCH reset_timer");
  });

  test("log out @once", async ({ page, world }) => {
    const calls = await remind(page, world);
    await reminder(page).getByRole("button", { name: site.session.logOut }).click();
    await expect(page).toHaveURL(/\/en-UN$/);
    await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
    expect(calls).toContain("PATCH reset_timer");
    await expect(reminder(page)).toHaveCount(0);
  });
});

test("it interrupts a running game, with what was staked and won in it, and the game goes on after the answer [ACT-003, ACT-007] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "50.00" });
  await setTimer(world, player, { timer: 60, minutesRemaining: 30 });
  await signIn(page, player, relax);
  await playRound(game(page));
  await setTimer(world, player, { timer: 60, minutesRemaining: -1 });
  // The browser's own way to say that the page is seen again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(reminder(page)).toBeVisible();
  const [round] = await roundsOf(world, player);
  const written = (amountMinor: number) => `€${(amountMinor / 100).toFixed(2)}`;
  await expect(reminder(page)).toContainText(`${messages.staked}${written(round?.stakeMinor ?? 0)}`);
  await expect(reminder(page)).toContainText(`${messages.won}${written(round?.winMinor ?? 0)}`);
  await expect(spinButton(game(page)).click({ trial: true, timeout: 1_000 })).rejects.toThrow();
  await reminder(page).getByRole("button", { name: messages.keep }).click();
  await expect(reminder(page)).toBeHidden();
  await playRound(game(page));
  expect(await roundsOf(world, player)).toHaveLength(2);
});

test("a summary that fails leaves the reminder without figures, blocking and answerable [ACT-007] @once", async ({
  page,
  world,
}) => {
  await world.fault({ system: "platform", kind: "garbage", path: "player/activity/summary" });
  await remind(page, world);
  await expect(reminder(page)).toContainText(messages.unreadable);
  await expect(reminder(page)).not.toContainText(/\d\.\d\d/);
  await page.keyboard.press("Escape");
  await expect(reminder(page)).toBeVisible();
  await reminder(page).getByRole("button", { name: messages.keep }).click();
  await expect(reminder(page)).toBeHidden();
});

test("an answer that does not arrive leaves the reminder, which takes the next one @once", async ({ page, world }) => {
  await remind(page, world);
  await world.fault({
    ...{ system: "platform", kind: "error", path: "player/activity/reset_timer", method: "PATCH", times: 1 },
  });
  await reminder(page).getByRole("button", { name: messages.keep }).click();
  await expect(reminder(page).getByRole("alert")).toHaveText(messages.failed);
  await reminder(page).getByRole("button", { name: messages.keep }).click();
  await expect(reminder(page)).toBeHidden();
});

test("two tabs: the answer in one closes the reminder of the other @once", async ({ page, context, world }) => {
  await remind(page, world);
  const other = await context.newPage();
  await other.goto("/en-UN/promotions");
  await expect(reminder(other)).toBeVisible();
  await reminder(other).getByRole("button", { name: messages.keep }).click();
  await expect(reminder(other)).toBeHidden();
  await expect(reminder(page)).toBeHidden();
});

test("from 320 to 1440 px, light and dark, nothing of the reminder is cut @once", async ({ page, world }) => {
  // A page whose own links lie over each other nowhere, as those of tiles do.
  await remind(page, world, "/en-UN/terms");
  await expect(reminder(page)).toContainText("€0.00");
  for (const theme of ["dark", "light"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    for (const width of pageWidths.filter((each) => each <= 1440)) {
      await page.setViewportSize({ width, height: 700 });
      expect(await layoutFaults(page), `${theme}, ${width} px`).toEqual([]);
    }
    await expectNoAxeViolations(page);
  }
});
