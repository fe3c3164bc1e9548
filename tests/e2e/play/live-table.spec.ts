import type { Browser, FrameLocator, Page } from "@playwright/test";
import { z } from "zod";
import { keepConsent } from "../../support/consent";
import { environment } from "../support/environment";
import { signIn } from "../support/sign-in";
import { expect, ownAddress, type Player, test, type World } from "../support/world";

const lobby = "/en-UN/live-casino-online";
const Rounds = z.array(z.object({ stakeMinor: z.number(), winMinor: z.number(), settledAt: z.string().nullable() }));

const table = (page: Page) => page.frameLocator("iframe");
const field = (frame: FrameLocator, name: string) => frame.getByRole("button", { name: new RegExp(`^${name}(:|$)`) });

/** The only round of a player, once it is settled. */
async function settledRound(world: World, { playerId }: Player) {
  const read = async () => Rounds.parse(await world.control("GET", `/players/${playerId}/rounds`));
  await expect
    .poll(async () => (await read()).map(({ settledAt }) => settledAt !== null), { timeout: 60_000 })
    .toEqual([true]);
  const [round] = await read();
  if (!round) throw new Error("The player has no round.");
  return round;
}

/** A round in which there is time to bet. */
async function waitForBets(frame: FrameLocator): Promise<void> {
  await expect(frame.locator("#phase")).toHaveText(/^Place your bets: (9|1\d) s$/, { timeout: 40_000 });
}

const seatsOf = async (frame: FrameLocator) =>
  /of (\d+) seats/.exec((await frame.locator("#seats").textContent()) ?? "")?.[1];

async function besides(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: environment.origin, extraHTTPHeaders: ownAddress() });
  await keepConsent(context);
  return context.newPage();
}

test("a visitor is led from a live game to its lobby's login and plays it afterwards, at one table with another player [ROUTE-533, ROUTE-554] @desktop", async ({
  page,
  world,
  browser,
}) => {
  test.setTimeout(240_000);
  const [one, other] = [await world.player({ balance: "100.00" }), await world.player({ balance: "100.00" })];
  const launches: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/evolution\/user|game\/slug|play-session/.test(pathname)) launches.push(pathname);
  });

  await page.goto(lobby);
  const card = page.getByRole("main").locator("a:has([data-table^=evolution])").first();
  await expect(card.locator("[data-table]")).toContainText(/\d+ of \d+ seats free/);
  await expect(card.locator("[data-table]")).toContainText(/Bets €/);
  const path = (await card.getAttribute("href")) ?? "";
  expect(path).toMatch(/^\/en-UN\/(live-casino-online\/)?play\//);
  await card.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(one.email);
  await expect(page).toHaveURL(`${lobby}#login`);
  expect(launches).toEqual([]);
  await dialog.getByRole("textbox", { name: "Password" }).fill(one.password);
  await dialog.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(path, { timeout: 30_000 });
  await expect(
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Live casino" }),
  ).toHaveAttribute("aria-current", "true");

  const second = await besides(browser);
  await signIn(second, other, path);
  const [mine, theirs] = [table(page), table(second)];
  // Who sat there in an earlier run leaves within a minute.
  const company = theirs.getByRole("list", { name: "At the table" }).getByRole("listitem");
  await expect(company.filter({ hasText: "Another player" })).toHaveCount(1, { timeout: 75_000 });
  await expect(theirs.locator("#seats")).toHaveText(`${await company.count()} of ${await seatsOf(theirs)} seats taken`);

  await waitForBets(mine);
  // One with the keyboard, the other with the pointer.
  await field(mine, "Red").focus();
  await page.keyboard.press("Enter");
  await mine.getByRole("button", { name: "Place bets" }).focus();
  await page.keyboard.press("Enter");
  await field(theirs, "Black").click();
  await theirs.getByRole("button", { name: "Place bets" }).click();
  for (const frame of [mine, theirs]) await expect(frame.getByRole("status")).toHaveText(/^Your bets are placed: /);

  // Bets are open until the bell: one more, on the line that the next arrow key reaches.
  await field(mine, "17").focus();
  await page.keyboard.press("ArrowRight");
  await expect(field(mine, "Split 17, 20")).toBeFocused();
  await page.keyboard.press("Enter");
  await mine.getByRole("button", { name: "Undo" }).click();
  await expect(field(mine, "Split 17, 20")).toHaveAccessibleName("Split 17, 20");
  await field(mine, "Red").click();
  await mine.getByRole("button", { name: "Place bets" }).click();
  await expect(mine.getByRole("button", { name: "Place bets" })).toHaveAttribute("aria-disabled", "true");

  // A reload keeps the bet.
  await page.reload();
  await expect(field(mine, "Red")).toHaveAccessibleName(/^Red: €/);
  for (const [player, frame] of [
    [one, mine],
    [other, theirs],
  ] as const) {
    const { stakeMinor, winMinor } = await settledRound(world, player);
    expect([0, 2 * stakeMinor]).toContain(winMinor);
    const money = new Intl.NumberFormat("en", { style: "currency", currency: "EUR" });
    await expect(frame.locator("#balance")).toHaveText(money.format((10_000 - stakeMinor + winMinor) / 100));
  }
  // A round may end between two reads.
  const numbers = () => Promise.all([mine, theirs].map((frame) => frame.locator("#last b").first().textContent()));
  await expect.poll(async () => new Set(await numbers()).size).toBe(1);

  // Past the frame and out by keyboard.
  await page.getByRole("link", { name: "Skip the game" }).focus();
  await page.keyboard.press("Tab");
  await expect(mine.getByRole("button", { name: "Rules and pays" })).toBeFocused();
  await page.getByRole("link", { name: "Back to the lobby" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(lobby);
  await second.context().close();
});

test("the pages of the live casino open for who may enter it, and lead all others to the locale root [ROUTE-529, ROUTE-530] @once", async ({
  page,
  world,
}) => {
  test.setTimeout(180_000);
  const player = await world.player({ balance: "10.00" });
  await signIn(page, player, lobby);
  const tables = page.getByRole("main").locator("a:has([data-table])");
  await expect(tables.first()).toBeVisible();
  const path = (await tables.first().getAttribute("href")) ?? "";
  await page.goto(`${lobby}/live-roulette`);
  await expect(tables.first()).toBeVisible();
  // The address that both lobbies share: here the type of the game decides.
  const hrefs = await tables.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const shared = hrefs.find((href) => href.startsWith("/en-UN/play/")) ?? "none has one";
  await expect(page.getByRole("main").locator("[data-table]").first()).toBeVisible();
  await expect(page).toHaveURL(`${lobby}/live-roulette`);

  await world.control("PATCH", `/players/${player.playerId}`, { liveCasino: false });
  for (const closed of [lobby, `${lobby}/live-roulette`, path, shared]) {
    await page.goto(closed);
    await expect(page, closed).toHaveURL("/en-UN");
  }
  // The casino is open to them.
  await page.goto("/en-UN/play/neon-drift");
  await expect(page.locator("iframe")).toHaveCount(1);
  await world.control("PATCH", `/players/${player.playerId}`, { liveCasino: true, casino: false });
  await page.goto("/en-UN/play/neon-drift");
  await expect(page).toHaveURL("/en-UN");
  // The live casino is open to them, and requires no other flag.
  await page.goto(shared);
  await expect(page.locator("iframe")).toHaveCount(1);
  await expect(page).toHaveURL(shared);
});

test("on a phone fields, chips, limits, seats and the dealer are in sight together, on the page and in full screen @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ balance: "10.00" }), lobby);
  // Not the first table, where two players of another test count the seats.
  const card = page.getByRole("main").locator("a:has([data-table^=evolution])").nth(1);
  await page.goto((await card.getAttribute("href")) ?? "");
  await waitForBets(table(page));
  const dealer = table(page).locator(".dealer-face");
  const expectWhole = async (size: string) => {
    await expect.poll(() => hiddenParts(table(page)), size).toEqual([]);
    // The smallest frame of all leaves the dealer out: the table needs the room.
    if (size !== "320 by 568") await expect(dealer, size).toBeInViewport({ ratio: 1 });
  };
  for (const [width, height] of [
    [320, 568],
    [320, 740],
    [360, 640],
    [390, 800],
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectWhole(`${width} by ${height}`);
    // On its side the game fills the window by itself.
    if (width > height) continue;
    await page.getByRole("button", { name: "Full screen" }).click();
    await expectWhole(`${width} by ${height}, full screen`);
    await page.getByRole("button", { name: "Leave full screen" }).click();
  }
});

/** Of all that a bet needs, what is outside of the frame or of the part of it that scrolls, or too small for a finger. */
const hiddenParts = (frame: FrameLocator) =>
  frame.locator(".table-stage").evaluate((stage) => {
    const { top, bottom } = stage.getBoundingClientRect();
    const isOut = (above: number, below: number) => (part: Element) => {
      const box = part.getBoundingClientRect();
      const isSmall = part.tagName === "BUTTON" && Math.min(box.width, box.height) < 24;
      return box.top < above || box.bottom > below || isSmall;
    };
    // Between them are lines and corners, which a small window leaves to its large table.
    const fields = [...stage.querySelectorAll("[data-spot]:not(.line)")];
    if (fields.length !== 49) return [`${fields.length} fields`];
    const others = [...document.querySelectorAll("#limits, #seats, #controls button, #balance, #stake")];
    return [...fields.filter(isOut(top, bottom)), ...others.filter(isOut(0, innerHeight))].map(
      (part) => part.outerHTML,
    );
  });
