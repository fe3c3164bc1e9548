import type { Page } from "@playwright/test";
import german from "@/messages/de/safety.json" with { type: "json" };
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { keepConsent } from "../../support/consent";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { loseAnswers } from "../support/lost-answers";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, type Player, test, type World } from "../support/world";

const limitsPath = "/en-UN/my-account/gambling-limits";
const timeOutPath = `${limitsPath}/time-out`;
const exclusionPath = `${limitsPath}/self-exclusion`;
const { breaks, limits } = safety;
const { ended } = site.session;
const oops = site.form.error.oops.tryAgain;
/** A proof of a password, and the poll of what is unknown. */
const patient = { timeout: 40_000 };
const widths = [320, 768, 1440];
const breakLink = { name: site.playerPages.break, exact: true };

test.use({ timezoneId: "Europe/Helsinki" });

async function open(page: Page, who: Player, path: string): Promise<void> {
  await signIn(page, who, path);
}

/** What the law of Germany has shown every 24 hours. */
const passSummary = (page: Page) =>
  page.getByRole("button", { name: german.activity.summary.close, exact: true }).click();

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The way to a break in the header, or in the menu that opens from it. */
const headerLink = (page: Page) => page.getByRole("banner").getByRole("link", breakLink);
async function fromMenu(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: site.accountMenu.title }).click();
  await page.getByRole("dialog", { name: site.accountMenu.title }).getByRole("link", breakLink).click();
}

/** As far as the confirmation, by the keyboard. */
async function choose(page: Page, period: string): Promise<void> {
  await page.getByRole("radio", { name: period, exact: true }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
}

async function logIn(page: Page, { email, password }: Player) {
  await page.goto("/en-UN#login");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(email);
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");
  return dialog;
}

const expectGuest = (page: Page, options = {}) =>
  expect(page.locator("html")).toHaveAttribute("data-session", "guest", options);

/** The platform refuses everything of a player who has a break. */
function expectRefusals({ expectFailedRequest, origins }: World): void {
  expectFailedRequest("GET", new RegExp(`^${origins.platform}/`));
  expectFailedRequest("POST", new RegExp(`^${origins.platform}/`));
  expectFailedRequest("POST", `${origins.identity}/`);
  expectFailedRequest("DELETE", "/api/session");
}

test("a player takes a time-out by the keyboard: it is confirmed, they are logged out, and the login says how long it lasts [LIMIT-027, LIMIT-028, CONST-004] @once", async ({
  page,
  world,
}) => {
  test.slow();
  expectRefusals(world);
  const player = await world.player({ balance: "50.00" });
  await open(page, player, timeOutPath);
  for (const period of ["24 hours", "72 hours", "7 days", "30 days"])
    await expect(page.getByRole("radio", { name: period, exact: true })).not.toBeChecked();
  await choose(page, "72 hours");
  const form = page.getByRole("form", { name: "Time-out: 72 hours" });
  await expect(form).toContainText(/Until \d+ \w{3} \d{4}, .*Eastern European.*, your time\./);
  for (const fact of Object.values({ ...breaks.facts, balance: breaks.timeOut.final }))
    await expect(form).toContainText(fact);
  expect(await world.control("GET", `/players/${player.playerId}/break`)).toBeNull();

  await button(page, breaks.timeOut.start).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/en-UN");
  await expectGuest(page);
  await expect(page.getByText(ended.timeOut)).toBeVisible();
  expect(await world.control("GET", `/players/${player.playerId}/break`)).toMatchObject({ kind: "TIMEOUT" });

  const dialog = await logIn(page, player);
  await expect(dialog.getByRole("group")).toContainText("3 days", patient);
  await expect(dialog.getByRole("group")).toContainText(/7[12] hours/);
  await expectGuest(page);
});

test("a player excludes themselves without an end: what it means is said first, then nobody of theirs logs in [LIMIT-025, LIMIT-026, LIMIT-028] @phone", async ({
  page,
  world,
}) => {
  test.slow();
  expectRefusals(world);
  const player = await world.player();
  await open(page, player, exclusionPath);
  await expect(page.getByRole("radio")).toHaveCount(6);
  await choose(page, breaks.indefinite);
  const form = page.getByRole("form");
  await expect(form).toContainText(breaks.endless);
  await expect(form).toContainText(breaks.exclusion.final);
  await expect(form).toContainText(breaks.facts.balance);
  await button(page, breaks.exclusion.start).click();
  await expect(page).toHaveURL("/en-UN");
  await expect(page.getByText(ended.exclusion)).toBeVisible();
  const running = await world.control("GET", `/players/${player.playerId}/break`);
  expect(running).toMatchObject({ kind: "SELF_EXCLUDED", endsAt: null });
  const dialog = await logIn(page, player);
  await expect(dialog.getByRole("group")).toContainText("no end date", patient);
});

for (const [what, path, period, call, start] of [
  ["time-out", timeOutPath, "24 hours", "timeout", breaks.timeOut.start],
  ["self-exclusion", exclusionPath, "6 months", "exclusion", breaks.exclusion.start],
] as const)
  test(`a ${what} that fails says so, leaves its player signed in, and can be asked for again at once [LIMIT-029] @once`, async ({
    page,
    world,
  }) => {
    expectRefusals(world);
    world.expectFailedRequest("PATCH", `/v1/player/${call}`);
    const player = await world.player();
    await open(page, player, path);
    await choose(page, period);
    const alert = page.getByRole("main").getByRole("alert");
    for (const status of [400, 500]) {
      const endFault = await world.fault({ system: "platform", kind: "error", status, path: `player/${call}` });
      await button(page, start).click();
      await expect(alert, `${status}`).toContainText(oops);
      await expect(page.getByText(breaks.checking), `${status}`).toHaveCount(status === 500 ? 1 : 0);
      await expect(page.locator("html")).toHaveAttribute("data-session", "player");
      await expectNoAxeViolations(page);
      expect(await world.control("GET", `/players/${player.playerId}/break`)).toBeNull();
      await endFault();
    }
    // What nobody knows of is sent until it is answered.
    await expectGuest(page, patient);
  });

for (const loss of ["before", "after"] as const)
  test(`a break whose answer is lost ${loss} its effect is being checked over a reload and sent again, never said to have begun before it is known @once`, async ({
    page,
    context,
    world,
  }) => {
    test.setTimeout(120_000);
    expectRefusals(world);
    world.expectFailedRequest("PATCH", "/v1/player/timeout");
    const player = await world.player();
    const calls = await loseAnswers(context, "PATCH", "/player/timeout");
    await open(page, player, timeOutPath);
    calls.lose(loss);
    await choose(page, "24 hours");
    await button(page, breaks.timeOut.start).click();
    if (loss === "before") {
      await expect(page.getByText(breaks.checking)).toBeVisible();
      await page.reload();
      const row = page.getByRole("region", { name: site.intents.label }).getByRole("listitem");
      await expect(row).toContainText("Checking: your break");
      await expect(page.getByText(ended.timeOut)).toHaveCount(0);
      await expect(page.locator("html")).toHaveAttribute("data-session", "player");
      calls.lose("none");
    }
    await expectGuest(page, patient);
    await expect(page.getByText(ended.timeOut)).toBeVisible();
    expect(new Set(calls.keys).size).toBe(1);
    expect(await world.control("GET", `/players/${player.playerId}/break`)).toMatchObject({ kind: "TIMEOUT" });
  });

test("every tab ends within two seconds, another device at its next call, and both say why @once", async ({
  page,
  context,
  browser,
  world,
}) => {
  test.slow();
  expectRefusals(world);
  const player = await world.player();
  await open(page, player, timeOutPath);
  const tab = await context.newPage();
  await tab.goto("/en-UN/online-casino");
  await expect(tab.locator("html")).toHaveAttribute("data-session", "player");
  const device = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await keepConsent(device);
  const other = await device.newPage();
  await signIn(other, player);
  await choose(page, "24 hours");
  await button(page, breaks.timeOut.start).click();
  await expectGuest(page);
  await expectGuest(tab, { timeout: 2_000 });
  await expect(tab.getByText(ended.timeOut)).toBeVisible();
  // Its next call is that of a page which is only looked at: the balance's, every 20 s.
  await expectGuest(other, { timeout: 40_000 });
  await expect(other.getByText(ended.timeOut)).toBeVisible();
  await device.close();
});

test("a break that begins over the home page takes its question away, and says that it has begun @once", async ({
  page,
  world,
}) => {
  expectRefusals(world);
  await signIn(page, await world.player());
  await fromMenu(page);
  const dialog = page.getByRole("dialog", { name: breaks.day.title });
  await button(page, breaks.timeOut.start).click();
  await expectGuest(page);
  await expect(page.getByText(ended.timeOut)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/en-UN$/);
});

test("a break of 24 hours takes two taps from the header of a lobby, and opens from the player's menu and from the limits @once", async ({
  page,
  world,
}) => {
  expectRefusals(world);
  const player = await world.player();
  await signIn(page, player, "/en-UN/promotions");
  await fromMenu(page);
  const dialog = page.getByRole("dialog", { name: breaks.day.title });
  await expect(dialog).toContainText(/Until \d+ \w{3} \d{4}, .*your time\./);
  await expectNoAxeViolations(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page), `at ${width} px`).toEqual([]);
  }
  await button(page, breaks.back).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/en-UN/promotions");

  await page.goto(limitsPath);
  await expect(page.getByRole("region", { name: limits.kinds.deposit.title })).toBeVisible();
  await page.getByRole("main").getByRole("link", breakLink).filter({ visible: true }).click();
  await expect(dialog).toBeVisible();

  await page.goto("/en-UN/online-casino");
  await expect(headerLink(page)).toBeVisible();
  // At 320, 768 and 1024 px there is room for it only with less money and closer letters: the menu has it there.
  for (const width of [360, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(headerLink(page), `at ${width} px`).toBeInViewport();
  }
  await headerLink(page).click();
  await button(page, breaks.timeOut.start).click();
  await expectGuest(page);
  expect(await world.control("GET", `/players/${player.playerId}/break`)).toMatchObject({ kind: "TIMEOUT" });
});

test("beside a game too, where the law forbids a confirmation: one press below its bar, on a phone as well [LIMIT-028]", async ({
  page,
  world,
}) => {
  expectRefusals(world);
  const player = await world.player({ countryCode: "DE", balance: "50.00" });
  await open(page, player, "/de-DE/play/neon-drift");
  await passSummary(page);
  const now = page.getByRole("main").getByRole("button", { name: german.breaks.day.now });
  await expect(now).toBeVisible();
  await expect(page.getByRole("main").getByText(german.breaks.day.hint)).toBeVisible();
  await now.click();
  await expectGuest(page);
  expect(await world.control("GET", `/players/${player.playerId}/break`)).toMatchObject({ kind: "TIMEOUT" });
});

test("where the law forbids a confirmation, one press begins it, and the sentence beside it says so @once", async ({
  page,
  world,
}) => {
  expectRefusals(world);
  const player = await world.player({ countryCode: "DE" });
  await open(page, player, "/de-DE/my-account/gambling-limits");
  await passSummary(page);
  const now = page.getByRole("main").getByRole("button", { name: german.breaks.day.now }).filter({ visible: true });
  await expect(now).toBeVisible();
  await expect(page.getByText(german.breaks.day.hint).filter({ visible: true })).toBeVisible();
  await now.click();
  await expectGuest(page);
  expect(await world.control("GET", `/players/${player.playerId}/break`)).toMatchObject({ kind: "TIMEOUT" });
});

test("the limits have a panel for each of the two, which leads to it; the way from one to the other is there too [LIMIT-023, UI-024] @once", async ({
  page,
  world,
}) => {
  await open(page, await world.player({ payout: false }), limitsPath);
  const panel = (name: string) => page.getByRole("main").getByRole("region", { name, exact: true });
  await panel(limits.selfExclusion.title).getByRole("link", { name: limits.selfExclusion.open }).click();
  await expect(page).toHaveURL(exclusionPath);
  await page.goBack();
  await panel(limits.timeOut.title).getByRole("link", { name: limits.timeOut.open }).click();
  await expect(page).toHaveURL(timeOutPath);
  await choose(page, "7 days");
  await button(page, breaks.back).click();
  await expect(page.getByRole("radio", { name: "7 days" })).toBeChecked();
  await page.getByRole("main").getByRole("link", { name: breaks.longer.open }).click();
  await expect(page).toHaveURL(exclusionPath);
});

test("a register of the market stands beside its exclusion, in its own language @once", async ({ page, world }) => {
  await open(page, await world.player({ countryCode: "SE" }), exclusionPath);
  const link = page.getByRole("main").getByRole("link", { name: "Spelpaus" });
  await expect(link).toHaveAttribute("href", "https://www.spelpaus.se/");
  await expect(page.getByRole("radio", { name: "1 month", exact: true })).toBeVisible();
});

test("both pages keep their layout in each step at every width and are accessible, in both themes @once", async ({
  page,
  world,
}) => {
  test.slow();
  const player = await world.player({ countryCode: "SE" });
  const look = async (what: string) => {
    for (const theme of themes) {
      await showTheme(page, theme);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutFaults(page), `${what}, ${theme}, at ${width} px`).toEqual([]);
      }
      await expectNoAxeViolations(page);
    }
  };
  for (const [path, period] of [
    [timeOutPath, "30 days"],
    [exclusionPath, breaks.indefinite],
  ] as const) {
    await open(page, player, path);
    await expect(page.getByRole("radio").first()).toBeVisible();
    await look(path);
    await choose(page, period);
    await expect(button(page, breaks.back)).toBeVisible();
    await look(`${path}, confirmation`);
  }
});
