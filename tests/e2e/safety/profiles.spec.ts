import type { Locator, Page, TestInfo } from "@playwright/test";
import germanPlay from "@/messages/de/play.json" with { type: "json" };
import german from "@/messages/de/safety.json" with { type: "json" };
import germanSite from "@/messages/de/site.json" with { type: "json" };
import money from "@/messages/en/money.json" with { type: "json" };
import play from "@/messages/en/play.json" with { type: "json" };
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { bar } from "../support/game";
import { tabTo } from "../support/keyboard";
import { layoutFaults } from "../support/layout";
import { signIn } from "../support/sign-in";
import { expect, type Player, test, type World } from "../support/world";

/** What `docs/market-policy.md` has for a market, as its people meet it: one journey for each profile, and one for a market without. */

const { gameLaunch } = play;
const ofOntario = "19+. Play only with money that you can afford to lose.";
const ofBrazil = "Jogue com responsabilidade. Apostar traz riscos de dependência, de transtornos do jogo patológico";
const ofTheNetherlands = "Wat kost gokken jou? Stop op tijd. 18+";

const footer = (page: Page) => page.getByRole("contentinfo");
const main = (page: Page) => page.getByRole("main");
const limitLink = (page: Page) => main(page).getByRole("link", { name: play.lobby.home.limits });
const demoButton = (page: Page) => main(page).getByRole("button", { name: gameLaunch.playDemo });
const winners = (page: Page) => page.getByRole("region", { name: play.liveData.winners });
const toPromotions = (page: Page) => main(page).locator(".hero a[href*='/promotions/']");
const realityCheck = (page: Page) => main(page).getByRole("region", { name: safety.limits.realityCheck.title });
const isPhone = ({ project }: TestInfo) => project.name.includes("phone");

/** In the windows of phones, none of it is cut, covered or out of sight. */
async function expectInSight(page: Page, parts: Record<string, Locator>): Promise<void> {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const [name, part] of Object.entries(parts))
      await expect(part, `${name} at ${width} px`).toBeInViewport({ ratio: 1 });
    expect(await layoutFaults(page), `${width} px`).toEqual([]);
  }
}

/** The reality check over what is on the page, as when its time is over. */
async function remind(page: Page, world: World, { playerId }: Player): Promise<Locator> {
  await world.control("PUT", `/players/${playerId}/activity`, { timer: 60, minutesRemaining: -1 });
  // The browser's own way to say that the page is seen again.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  return page.getByRole("dialog", { name: safety.realityCheck.title });
}

test("GB: no demo before an age is verified, nor a deposit; home leads to the limits", async ({ page, world }) => {
  await page.goto("/en-GB/play/neon-drift");
  await expect(main(page).getByText(gameLaunch.problems.noDemo.title)).toBeVisible();
  await expect(demoButton(page)).toHaveCount(0);

  const player = await world.player({ countryCode: "GB", currencyCode: "GBP", kycStatus: "PENDING" });
  await signIn(page, player, "/en-GB/deposit");
  const deposit = page.getByRole("dialog", { name: site.popups.deposit });
  await expect(deposit.getByRole("heading", { name: money.deposit.duties.age.title })).toBeVisible();
  await expect(deposit.getByRole("textbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(limitLink(page)).toHaveAttribute("href", "/en-GB/my-account/gambling-limits");
  await expect(footer(page).getByRole("link", { name: /^Gambling Commission: public register/ })).toBeVisible();
});

test("SE: the time in a game and its net position stand beside it, the wins of others do not", async ({
  page,
  world,
}, info) => {
  const player = await world.player({ countryCode: "SE", balance: "50.00" });
  await world.control("PUT", `/players/${player.playerId}/activity`, { timer: 60, minutesRemaining: 30 });
  await signIn(page, player, "/en-SE/play/neon-drift");
  await expect(bar(page).getByText(gameLaunch.playedFor)).toBeAttached();
  await expect(bar(page).getByText(/0:0\d:\d\d$/)).toBeVisible();
  await expect(bar(page).getByText(/^Net €0[.,]00/)).toBeVisible();
  await expect(winners(page)).toHaveCount(0);
  await expect(footer(page).getByRole("link", { name: /Spelinspektionen/ })).toBeVisible();
  if (!isPhone(info)) return;
  const net = bar(page).getByText(/^Net €0[.,]00/);
  const menu = bar(page).getByRole("button", { name: gameLaunch.openMenu });
  await expectInSight(page, { time: bar(page).getByText(/0:0\d:\d\d$/), net, menu });
  const reminder = await remind(page, world, player);
  const button = (name: string) => reminder.getByRole("button", { name });
  await expectInSight(page, {
    staked: reminder.getByText(safety.realityCheck.staked),
    "log-out": button(site.session.logOut),
    break: button(safety.realityCheck.break),
    keep: button(safety.realityCheck.keep),
  });
  await button(safety.realityCheck.keep).click();
  await expect(reminder).toBeHidden();
  await expectInSight(page, { net, menu });
});

test("NL: the warning in its language, a reminder every 30 minutes that cannot be switched off, and Cruks", async ({
  page,
  world,
}) => {
  // Nobody has set a timer: the site sets the one that the law asks for.
  const player = await world.player({ countryCode: "NL" });
  await signIn(page, player, "/en-NL/my-account/gambling-limits");
  await expect(footer(page).getByText(ofTheNetherlands)).toHaveAttribute("lang", "nl");
  await expect(realityCheck(page)).toContainText("30 minutes");
  await expect(realityCheck(page)).toContainText(safety.limits.realityCheck.fixed);
  await expect(realityCheck(page).getByRole("button")).toHaveCount(0);
  await expect(main(page).getByRole("link", { name: "Cruks" })).toHaveAttribute("href", "https://cruksregister.nl/");
});

test("DE: by the keyboard alone a player passes what 30 days have cost, once, and finds no demo, their time in the game, and a break in one press", async ({
  page,
  world,
}, info) => {
  world.expectFailedRequest("GET", new RegExp(`^${world.origins.platform}/`));
  world.expectFailedRequest("POST", new RegExp(`^${world.origins.platform}/`));
  world.expectFailedRequest("POST", `${world.origins.identity}/`);
  world.expectFailedRequest("DELETE", "/api/session");
  const player = await world.player({ countryCode: "DE", balance: "50.00" });
  await signIn(page, player, "/de-DE/play/neon-drift");
  const cost = page.getByRole("dialog", { name: /30 Tagen$/ });
  for (const figure of [german.realityCheck.staked, german.realityCheck.won, german.realityCheck.net])
    await expect(cost.getByText(figure, { exact: true })).toBeVisible();
  await expect(cost.getByRole("button", { name: german.breaks.day.now })).toBeVisible();
  await cost.getByRole("button", { name: german.activity.summary.close }).press("Enter");
  await expect(cost).toBeHidden();
  const game = page.getByRole("region", { name: /^Spiel: / });
  await expect(game.getByText(germanPlay.gameLaunch.playedFor)).toBeAttached();
  await expect(main(page).getByRole("button", { name: germanPlay.gameLaunch.playDemo })).toHaveCount(0);
  await page.reload();
  await expect(game.getByText(germanPlay.gameLaunch.playedFor)).toBeAttached();
  const now = main(page).getByRole("button", { name: german.breaks.day.now });
  const time = game.getByText(/0:0\d:\d\d$/);
  if (isPhone(info)) await expectInSight(page, { time, now, hint: main(page).getByText(german.breaks.day.hint) });
  await tabTo(page, now, 60);
  await expect(cost, "not again on the next page").toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
  expect(await world.control("GET", `/players/${player.playerId}/break`)).toMatchObject({ kind: "TIMEOUT" });
});

test("DE: no live casino and no jackpots: in no navigation, in no row, and not at an address of theirs", async ({
  page,
  world,
}) => {
  for (const path of ["/de-DE/live-casino-online", "/de-DE/live-casino-online/live-new", "/de-DE/qrewards"])
    world.expectFailedRequest("GET", path);
  // In the header, and on a phone at the bottom.
  const product = (name: string) => page.getByRole("navigation").getByRole("link", { name, exact: true });
  await page.goto("/de-AT");
  await expect(product(germanSite.navigation.liveCasino)).toBeVisible();
  await page.goto("/de-DE");
  await expect(product(germanSite.navigation.casino)).toBeVisible();
  await expect(page.locator('a[href*="live-casino"], a[href*="jackpots"]')).toHaveCount(0);
  await page.goto("/de-DE/online-casino");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator('a[href*="live-casino"], a[href*="jackpots"]')).toHaveCount(0);
  for (const path of ["/de-DE/live-casino-online", "/de-DE/live-casino-online/live-new", "/de-DE/qrewards"])
    expect((await page.goto(path))?.status(), path).toBe(404);
});

test("CA-ON: the statement at the sign-up, at home and in the account; home leads to no offer", async ({
  page,
  world,
}) => {
  await page.goto("/en-CA/signup");
  await expect(page.getByRole("dialog").getByText(ofOntario)).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("link", { name: /^ConnexOntario/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(footer(page).getByText(ofOntario)).toBeVisible();
  await expect(footer(page).getByRole("link", { name: /^iGaming Ontario/ })).toBeVisible();
  await expect(main(page).locator(".hero a")).not.toHaveCount(0);
  await expect(toPromotions(page)).toHaveCount(0);

  // The account of somebody from Ontario has it on the site of another market too.
  await signIn(page, await world.player({ countryCode: "CA", provinceCode: "ON" }), "/en-UN/my-account/account");
  await expect(main(page).getByText(ofOntario)).toBeVisible();
});

test("BR: the three risks stand at the sign-up in their language, with the way to the central exclusion", async ({
  page,
}) => {
  await page.goto("/br-BR/signup");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(ofBrazil)).toBeVisible();
  await expect(dialog.getByText(ofBrazil)).toHaveAttribute("lang", "pt");
  await expect(dialog.getByRole("link", { name: "Autoexclusão centralizada" })).toBeVisible();
});

test.describe("before a choice about cookies", () => {
  test.use({ consent: "none" });

  test("MT: no box is ticked; the register of licensees is named at home and at the deposit, with no duty before it", async ({
    page,
    world,
  }) => {
    await page.goto("/en-MT#cookie-settings");
    const settings = page.getByRole("dialog", { name: safety.consent.settings });
    for (const { name } of [safety.consent.performance, safety.consent.marketing])
      await expect(settings.getByRole("checkbox", { name })).not.toBeChecked();
    const register = /^Malta Gaming Authority: register/;
    await expect(footer(page).getByRole("link", { name: register, includeHidden: true })).toHaveAttribute(
      "href",
      "https://www.mga.org.mt/licensee-hub/licensee-register/",
    );
    await signIn(page, await world.player({ countryCode: "MT" }), "/en-MT/deposit");
    const deposit = page.getByRole("dialog", { name: site.popups.deposit });
    await expect(deposit.getByRole("link", { name: register })).toBeVisible();
    await expect(deposit.getByRole("textbox").first()).toBeVisible();
  });

  test("NZ, which has no profile: the boxes are ticked, an offer, the demo and the wins of others are there, and no law's lines", async ({
    page,
    world,
  }) => {
    await world.visitFrom("NZ");
    await page.goto("/en-NZ#cookie-settings");
    const settings = page.getByRole("dialog", { name: safety.consent.settings });
    for (const { name } of [safety.consent.performance, safety.consent.marketing])
      await expect(settings.getByRole("checkbox", { name })).toBeChecked();
    await page.keyboard.press("Escape");
    await expect(toPromotions(page)).not.toHaveCount(0);
    await expect(limitLink(page)).toHaveCount(0);
    for (const line of [ofOntario, ofBrazil, ofTheNetherlands])
      await expect(footer(page).getByText(line)).toHaveCount(0);
    await expect(
      footer(page)
        .getByText(/^Market: New Zealand/)
        .getByRole("link"),
    ).toHaveCount(0);
    await page.goto("/en-NZ/play/neon-drift");
    await expect(demoButton(page)).toBeVisible();
    await expect(winners(page)).toBeVisible();
  });
});
