import { text } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import money from "@/messages/en/money.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { pageWidths, waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { game, playRound, relax, roundsOf } from "../support/game";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, type Player, test, type World } from "../support/world";

test.describe.configure({ timeout: 120_000 });

const path = "/en-UN/my-account/banking/transactions";
const { history: messages, transactions: words } = money;

const main = (page: Page) => page.getByRole("main");
const list = (page: Page) => main(page).getByRole("region", { name: messages.list.title, exact: true });
const figures = (page: Page) => main(page).getByRole("region", { name: messages.summary.net });
/** Rows of the table, or of a phone's list; none of the days' headings. */
const rows = (page: Page) => list(page).locator("tr:has(button), li");
const chip = (page: Page, name: string) =>
  main(page).getByRole("region", { name: messages.filters.label }).getByText(name, { exact: true });
/** Of the newest row. */
const details = (page: Page) => list(page).getByRole("button", { name: site.table.details }).first();

/** Signs in and opens the page, which the edge gives to whom it has given its cookie. */
async function open(page: Page, who: Player, address = path): Promise<void> {
  await signIn(page, who, address);
  await expect(list(page)).toBeVisible({ timeout: 30_000 });
}

const credit = (world: World, { playerId }: Player, amount: string) =>
  world.control("POST", `/players/${playerId}/balance`, { amount });
const pay = async (world: World, { playerId }: Player, payment: object) =>
  Object(await world.control("POST", `/players/${playerId}/payments`, payment)).reference as string;

/** Corrections of 1.00, 2.00 and so on, of which the first opened the wallet, then payments of which two are not settled. */
async function playerWithHistory(world: World, count: number): Promise<Player> {
  const player = await world.player({ balance: "1.00" });
  for (let at = 2; at <= count; at++) await credit(world, player, `${at}.00`);
  await pay(world, player, { kind: "DEPOSIT", amount: "20.00", status: "SUCCESS" });
  await pay(world, player, { kind: "DEPOSIT", amount: "30.00", status: "FAILED" });
  await pay(world, player, { kind: "WITHDRAW", amount: "15.00" });
  return player;
}

test("the history is found from banking, loads ten more at its end and by its button, and shows each transaction once [TX-515]", async ({
  page,
  world,
}) => {
  const player = await playerWithHistory(world, 24);
  await open(page, player, "/en-UN/my-account/banking/transactions");
  await expect(page.getByRole("heading", { level: 1, name: site.playerPages.titles.transactions })).toBeVisible();
  await expect(rows(page)).not.toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(rows(page)).toHaveCount(27, { timeout: 1_000 });
  }).toPass();
  await expect(list(page)).toContainText("27 transactions in all");
  await expect(list(page).getByRole("button", { name: messages.list.more })).toHaveCount(0);
  // Nothing is taken out of the page that was scrolled by: find-in-page and print have all of it.
  for (const amount of ["+€1.00", "+€13.00", "+€24.00"]) await expect(list(page).getByText(amount)).toHaveCount(1);
});

test("a filter is in the address: it survives a reload, can be given to another tab, and Back to the page keeps it @once", async ({
  page,
  world,
}) => {
  const player = await playerWithHistory(world, 2);
  await open(page, player);
  await expect(rows(page)).toHaveCount(5);
  await chip(page, words.categories.PAYMENT).click();
  await chip(page, "24 hours").click();
  await expect(rows(page)).toHaveCount(3);
  await main(page).getByLabel(messages.filters.status).selectOption("FAILED");
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(`${path}?category=PAYMENT&hour=24&status=FAILED`);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("€30.00");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(rows(other)).toHaveCount(1);
  await expect(main(other).getByRole("radio", { name: "24 hours" })).toBeChecked();
  await other.close();
});

test("an address with days that are none is refused with its reason, and the page works on @once", async ({
  page,
  world,
}) => {
  await open(page, await playerWithHistory(world, 1), `${path}?from=2026-02-30&to=2026-02-31`);
  await expect(main(page).getByRole("alert")).toContainText(messages.problems.impossible);
  await expect(rows(page)).toHaveCount(4);
  await chip(page, "72 hours").click();
  await expect(main(page).getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveURL(`${path}?hour=72`);
  await expect(rows(page)).toHaveCount(4);
});

test("without a session the filter is still there after the login @once", async ({ page, world }) => {
  const player = await playerWithHistory(world, 1);
  await page.goto(`${path}?category=PAYMENT`);
  await expect(page).toHaveURL(/\/en-UN\/401/);
  await signIn(page, player, `${path}?category=PAYMENT`);
  await expect(rows(page)).toHaveCount(3);
});

test("the details of a row open by the keyboard, with its reference to copy @once", async ({
  page,
  context,
  world,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const player = await world.player({ balance: "1.00" });
  const reference = await pay(world, player, { kind: "DEPOSIT", amount: "20.00", status: "SUCCESS" });
  await open(page, player);
  await details(page).focus();
  await page.keyboard.press("Enter");
  await expect(details(page)).toHaveAttribute("aria-expanded", "true");
  await expect(list(page).getByText(reference)).toBeVisible();
  await expect(list(page)).toContainText(`${words.types.DEPOSIT}, ${words.categories.PAYMENT}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(list(page).getByText(messages.details.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await expectNoAxeViolations(page);
  await details(page).press("Space");
  await expect(list(page).getByText(reference)).toBeHidden();
});

test("what happened since waits behind a button, and the list stays where it is [TX-514] @once", async ({
  page,
  world,
}) => {
  const player = await playerWithHistory(world, 12);
  await open(page, player);
  await expect(rows(page)).not.toHaveCount(0);
  await waitForIslands(page);
  const top = await rows(page).first().boundingBox();
  await credit(world, player, "777.00");
  const news = list(page).getByRole("button", { name: "1 new" });
  await expect(news).toBeVisible({ timeout: 45_000 });
  expect(await rows(page).first().boundingBox()).toEqual(top);
  await expect(list(page)).not.toContainText("€777.00");
  await news.click();
  await expect(rows(page).first()).toContainText("+€777.00");
  await expect(news).toHaveCount(0);
});

test("an empty hour offers longer times in one press [TX-517] @once", async ({ page, world }) => {
  world.expectFailedRequest("GET", "/v1/player/wallet/balance");
  await open(page, await world.player({ wallet: false }));
  await expect(list(page)).toContainText(messages.empty.text);
  await list(page).getByRole("button", { name: "7 days" }).click();
  await expect(page).toHaveURL(`${path}?hour=168`);
  await expect(list(page).getByRole("button", { name: "30 days" })).toBeVisible();
});

test("while the list and the deposits cannot be read their parts say so, with no amount; a retry of each brings it @once", async ({
  page,
  world,
}) => {
  const player = await playerWithHistory(world, 1);
  const endFault = await world.fault({ system: "platform", kind: "error", path: "wallet/transactions" });
  await open(page, player);
  const ofDeposits = figures(page).getByRole("alert");
  const alerts = main(page).getByRole("alert");
  const deposits = figures(page).getByText(messages.summary.netDeposits, { exact: true });
  await expect(alerts).toHaveText([site.query.unreadable, site.query.unreadable].map((text) => new RegExp(text)));
  await expect(ofDeposits).toHaveCount(1);
  await expect(list(page)).not.toContainText("€");
  await expect(deposits).toHaveCount(0);
  await endFault();
  await ofDeposits.getByRole("button", { name: site.query.retry }).click();
  await expect(deposits).toBeVisible();
  await alerts.getByRole("button", { name: site.query.retry }).click();
  await expect(rows(page)).toHaveCount(4);
});

for (const [timezoneId, other] of [
  ["Pacific/Kiritimati", "Pacific/Niue"],
  ["Pacific/Niue", "Pacific/Kiritimati"],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test(`a day is that of the player's clock, not of ${other} [TX-506, TX-507] @once`, async ({ page, world }) => {
      const dayIn = (timeZone: string) =>
        new Intl.DateTimeFormat("en-001", { timeZone, weekday: "long", day: "numeric", month: "long" }).format();
      await open(page, await playerWithHistory(world, 1));
      await expect(list(page)).toContainText(`Today, ${dayIn(timezoneId)}`);
      await expect(list(page)).not.toContainText(dayIn(other));
      // 25 hours lie between the two.
      expect(dayIn(timezoneId)).not.toBe(dayIn(other));
    });
  });

test("the history keeps its layout at every width and is accessible, in both themes @once", async ({ page, world }) => {
  await open(page, await playerWithHistory(world, 11));
  await details(page).click();
  for (const theme of themes) {
    await showTheme(page, theme);
    for (const width of pageWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${theme}, at ${width} px`).toEqual([]);
    }
    await expectNoAxeViolations(page);
  }
  // No chip stands alone on a line of several.
  await page.setViewportSize({ width: 1440, height: 900 });
  const kinds = main(page).getByRole("group", { name: messages.filters.kind }).locator("label");
  const tops = await kinds.evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top));
  const lines = [...new Set(tops)].map((line) => tops.filter((top) => top === line).length);
  expect(Math.min(...lines), lines.join(" and ")).toBeGreaterThan(1);
  // Side by side they are of one height.
  const [status, days] = await Promise.all(
    [
      main(page).getByLabel(messages.filters.status),
      main(page).getByRole("button", { name: messages.filters.chooseDays }),
    ].map((control) => control.boundingBox()),
  );
  expect([days?.y, days?.height]).toEqual([status?.y, status?.height]);
});

test("on a small phone the list begins on the first screen and a half, and says what is chosen of the filters, which open by a press @once", async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, await playerWithHistory(world, 2), `${path}?category=DORMANT_ADJUSTMENT&hour=720`);
  const title = await list(page).getByRole("heading").first().boundingBox();
  // Three screens of controls came before it.
  expect(title?.y ?? 0).toBeLessThan(960);
  // The fields are folded behind what is chosen of them.
  const chosen = `${messages.filters.label}: ${words.categories.DORMANT_ADJUSTMENT} · 30 days`;
  await expect(main(page).getByText(chosen)).toBeVisible();
  await expect(chip(page, "24 hours")).toBeHidden();
  await main(page).getByText(chosen).click();
  await chip(page, "24 hours").click();
  await expect(page).toHaveURL(/hour=24/);
  expect(await layoutFaults(page)).toEqual([]);
  // The sums stand in two columns.
  const tops = await figures(page)
    .locator("dt")
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBe(tops[3]);
});

test("a bet names its game with a link to it, and counts in the net position @once", async ({ page, world }) => {
  const player = await world.player({ balance: "50.00" });
  await signIn(page, player, relax);
  await playRound(game(page));
  const [round] = await roundsOf(world, player);
  const staked = `€${((round?.stakeMinor ?? 0) / 100).toFixed(2)}`;
  await page.goto(path);
  await expect(figures(page)).toContainText(`${messages.summary.staked}${staked}`);
  await figures(page).getByText(messages.summary.how).click();
  await expect(figures(page).getByText(messages.summary.explanation)).toBeVisible();
  const bet = rows(page).filter({ hasText: words.types.BET });
  await expect(bet).toContainText("Neon Drift");
  await bet.getByRole("button", { name: site.table.details }).click();
  await list(page).getByRole("link", { name: "Neon Drift" }).click();
  await expect(page).toHaveURL(relax);
});

test("what is shown is one file, and a month is one statement on paper @once", async ({ page, world }) => {
  await page.addInitScript(() => Reflect.set(window, "print", () => {}));
  await open(page, await playerWithHistory(world, 12));
  const download = page.waitForEvent("download");
  await main(page).getByRole("button", { name: messages.csv.make }).click();
  const file = await (await download).createReadStream();
  const lines = (await text(file)).trim().split("\r\n");
  expect(lines).toHaveLength(16);
  expect(lines[0]).toContain(messages.details.reference);
  await main(page).getByRole("button", { name: messages.statement.open, exact: true }).click();
  await main(page).getByRole("button", { name: messages.statement.print }).click();
  await expect(page.locator("[data-paper=a4] tbody tr")).toHaveCount(15);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-paper=a4]")).toBeVisible();
  await expect(main(page)).toBeHidden();
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  // A4 in points.
  expect(paper).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("[data-paper]")).toHaveCount(0);
  await expect(main(page)).toBeVisible();
});
