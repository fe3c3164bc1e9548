import type { Page } from "@playwright/test";
import { pageWidths, waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { tabTo } from "../support/keyboard";
import { layoutFaults } from "../support/layout";
import { loseAnswers } from "../support/lost-answers";
import { signIn } from "../support/sign-in";
import { showTheme, themes } from "../support/theme";
import { expect, test } from "../support/world";

const onOffer = "/en-UN/my-account/rewards";
const active = "/en-UN/my-account/rewards/active";
const casino = "/en-UN/online-casino";
const later = new Date(Date.now() + 10 * 86_400_000).toISOString();
const next = { campaignId: "C1", name: "Next deposit", amount: "20.00", wrMultiplier: 30, expiresAt: later };
const running = {
  ...{ campaignId: "R1", assignmentId: "A1", name: "Second deposit", amount: "20.00", wrMultiplier: 20 },
  ...{ wageringAmount: "400.00", wageringProgress: "140.00", expiresAt: later, campaignCategory: "LOYALTY" },
  bonusType: "NON_STICKY",
};
const cashback = {
  campaignId: "C3",
  name: "Weekly",
  vertical: "LIVE_CASINO",
  triggerEvent: "CASHBACK_WEEKLY",
  amount: "12.50",
};
const spins = {
  ...{ campaignId: "C4", name: "Twenty spins", betBonusType: -1, campaignCategory: "LOYALTY" },
  freeSpinDetail: { rounds: 20, roundsPlayed: 0, gameSlug: "gem-harbour" },
};

const card = (page: Page, name: string) => page.getByRole("article", { name });
const claim = (page: Page, name: string) => card(page, name).getByRole("button", { name: "Claim" });
const question = (page: Page, name: string) => page.getByRole("dialog", { name });
const conflict = (page: Page) => question(page, "Claiming this ends the bonus that is running");

/** The calls of a page that take or end something. */
function listen(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    if (path.startsWith("/v2/") && !["GET", "OPTIONS"].includes(request.method()))
      calls.push(`${request.method()} ${path.slice(4)}`);
  });
  return calls;
}

test("a reward on offer is claimed once by a double click, and then runs with its terms; its pages and that of codes are open [REWARD-513, REWARD-517, REWARD-528] @once", async ({
  page,
  world,
}) => {
  const calls = listen(page);
  await signIn(page, await world.player({ rewards: [next, cashback] }), onOffer);
  const terms = card(page, "Next deposit").getByLabel("The six facts");
  await expect(terms).toContainText("You get at most€20.00To stake before you withdraw€600.00 (30×)Time for it30 days");
  await claim(page, "Next deposit").dblclick();
  await expect(page).toHaveURL(active);
  const shown = card(page, "Next deposit");
  await expect(shown).toContainText("€0.00 of €600.00");
  await expect(shown).toContainText("Active");
  const rail = page.getByRole("navigation", { name: "Your account" });
  await expect(rail.getByRole("link", { name: "Rewards" })).toHaveAttribute("aria-current", "true");
  expect(calls).toEqual(["POST rewards/C1/claim"]);
  await page.getByRole("navigation", { name: "Rewards" }).getByRole("link", { name: "On offer" }).click();
  await expect(card(page, "Weekly")).toBeVisible();
  await expect(card(page, "Next deposit")).toHaveCount(0);
  await page.goto("/en-UN/my-account/bonus-code");
  await expect(page.getByRole("main").getByLabel("Code", { exact: true })).toBeVisible();
});

test("a player who wants no bonuses is offered none by rewards, lobby, deposit and codes, keeps what runs, and can want them again @once", async ({
  page,
  world,
}) => {
  const first = { campaignId: "D1", name: "First deposit", triggerEvent: "FIRST_DEPOSIT", amount: "12.50" };
  await signIn(page, await world.player({ rewards: [first, running] }), onOffer);
  await expect(card(page, "First deposit")).toBeVisible();
  const refused = page.getByRole("heading", { name: "You have switched bonuses off" });
  await page.getByRole("switch", { name: "I want no bonuses at all" }).click();
  await expect(refused).toBeVisible();
  await expect(card(page, "First deposit")).toHaveCount(0);
  await expectNoAxeViolations(page);
  await page.goto(active);
  await expect(card(page, "Second deposit")).toContainText("€140.00 of €400.00");
  await page.goto(`${casino}#rewards`);
  await expect(page.getByRole("dialog").filter({ has: refused })).toBeVisible();
  await page.goto("/en-UN/my-account/banking/deposit");
  await expect(page.getByRole("form", { name: "Deposit" })).toBeVisible();
  await expect(page.getByRole("group", { name: "Bonus" })).toHaveCount(0);
  await page.goto("/en-UN/my-account/bonus-code");
  await expect(refused).toBeVisible();
  await page.getByRole("button", { name: "Switch bonuses on again" }).click();
  await expect(page.getByRole("main").getByLabel("Code", { exact: true })).toBeVisible();
});

for (const lobby of [casino, "/en-UN/live-casino-online"])
  test(`a claim over ${lobby} opens the other tab there [REWARD-528] @once`, async ({ page, world }) => {
    await signIn(page, await world.player({ rewards: [next] }), `${lobby}#rewards`);
    await claim(page, "Next deposit").click();
    await expect(page).toHaveURL(`${lobby}#active`);
    await expect(card(page, "Next deposit")).toContainText("€0.00 of €600.00");
  });

test("a claim over a lobby of free spins leads to their game, and leaves nothing over it [REWARD-530] @once", async ({
  page,
  world,
}) => {
  await signIn(page, await world.player({ balance: "5.00", rewards: [spins] }), `${casino}#rewards`);
  await claim(page, "Twenty spins").click();
  await expect(page).toHaveURL("/en-UN/play/gem-harbour");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
});

test("a bonus in the way is given up only by who agrees to its price; then the other is claimed once [ERR-502, REWARD-526, REWARD-536] @once", async ({
  page,
  world,
}) => {
  world.expectFailedRequest("POST", "/v2/rewards/C1/claim");
  const calls = listen(page);
  const player = await world.player({ balance: "50.00", rewards: [next, running] });
  const credit = (entry: object) => world.control("POST", `/players/${player.playerId}/balance`, entry);
  await credit({ amount: "18.40", kind: "BONUS", vertical: "CASINO" });
  await credit({ amount: "25.00", kind: "LOCKED" });
  await signIn(page, player, onOffer);

  await claim(page, "Next deposit").click();
  await expect(conflict(page)).toContainText("Second deposit ends, and Next deposit is claimed in its place.");
  await expect(conflict(page)).toContainText("€18.40");
  await expect(conflict(page)).toContainText("€25.00");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(conflict(page)).toBeHidden();
  expect(calls).toEqual(["POST rewards/C1/claim"]);

  await claim(page, "Next deposit").click();
  await conflict(page).getByRole("button", { name: "Give up €43.40 and claim" }).click();
  await expect(page).toHaveURL(active);
  await expect(card(page, "Next deposit")).toBeVisible();
  const ended = page.getByRole("region", { name: "Ended" });
  await expect(ended.getByRole("article", { name: "Second deposit" })).toContainText("Ended early");
  await expect(card(page, "Second deposit")).toHaveCount(1);
  expect(calls.slice(1)).toEqual(["POST rewards/C1/claim", "PUT rewards/A1/state", "POST rewards/C1/claim"]);
});

for (const loss of ["before", "after"] as const)
  test(`a claim whose response is lost ${loss} its effect is being checked, over a reload too, and is never sent again @once`, async ({
    page,
    context,
    world,
  }) => {
    test.setTimeout(180_000);
    world.expectFailedRequest("POST", "/v2/rewards/C1/claim");
    const answers = await loseAnswers(context, "POST", "/v2/rewards/C1/claim");
    answers.lose(loss);
    const calls = listen(page);
    await signIn(page, await world.player({ rewards: [next] }), onOffer);
    await claim(page, "Next deposit").click();
    const row = page.getByText("Checking: claim of a reward", { exact: true });
    if (loss === "after") {
      await expect(page.getByText("Done: claim of a reward", { exact: true })).toBeVisible({ timeout: 40_000 });
    } else {
      await expect(row).toBeVisible();
      await expect(card(page, "Next deposit")).toContainText("We do not know yet whether it took effect");
      await page.reload();
      await expect(card(page, "Next deposit")).toContainText("We do not know yet whether it took effect");
      // Pressed all the same: Playwright would wait until the outcome is known.
      await claim(page, "Next deposit").click({ force: true });
    }
    await page.goto(active);
    if (loss === "after") await expect(card(page, "Next deposit")).toBeVisible();
    else await expect(page.getByRole("main")).toContainText("No active rewards");
    expect(calls).toEqual(["POST rewards/C1/claim"]);
  });

test("a sports reward leads to the sportsbook, free spins to their game, and cashback is said to be claimed [REWARD-529, REWARD-530, REWARD-531] @once", async ({
  page,
  world,
}) => {
  const sports = { ...next, campaignId: "C9", name: "Free bet", vertical: "SPORTS" };
  await signIn(page, await world.player({ rewards: [sports, spins, cashback] }), onOffer);
  await claim(page, "Weekly").click();
  await expect(page.getByText("Your cashback has been added to your cash.")).toBeVisible();
  await expect(card(page, "Weekly")).toHaveCount(0);
  await expect(page.getByText("Your cashback has been added to your cash.")).toBeHidden({ timeout: 8_000 });
  await claim(page, "Free bet").click();
  await expect(page).toHaveURL("/en-UN/sportsbook");
  await expect(page.frameLocator("iframe").getByRole("heading", { name: "Sportsbook" })).toBeVisible({
    timeout: 30_000,
  });
  await page.goto(onOffer);
  await claim(page, "Twenty spins").click();
  await expect(page).toHaveURL("/en-UN/play/gem-harbour");
});

test("instant cashback goes with its activation, and a campaign is joined and left [REWARD-532, REWARD-533] @once", async ({
  page,
  world,
}) => {
  const instant = { ...cashback, name: "Now", triggerEvent: "CASHBACK_INSTANT" };
  const optIn = { campaignId: "C7", name: "Autumn", campaignCategory: "OPT_IN" };
  const calls = listen(page);
  await signIn(page, await world.player({ rewards: [instant, optIn] }), onOffer);
  await claim(page, "Now").click();
  await expect(card(page, "Now")).toHaveCount(0);
  await card(page, "Autumn").getByRole("button", { name: "Take part" }).click();
  await card(page, "Autumn").getByRole("button", { name: "Leave again" }).click();
  await expect(card(page, "Autumn").getByRole("button", { name: "Take part" })).toBeVisible();
  expect(calls).toEqual(["POST cashback/C3/activate", "POST campaigns/C7/activate", "POST campaigns/C7/deactivate"]);
});

test("with the keyboard alone: the games, the claim, and the end of a bonus @once", async ({ page, world }) => {
  await signIn(page, await world.player({ rewards: [next, cashback] }), onOffer);
  await expect(card(page, "Weekly")).toBeVisible();
  await page.getByRole("radio", { name: "All" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(card(page, "Weekly")).toHaveCount(0);
  await expect(claim(page, "Next deposit")).toBeVisible();
  // Over the ways to what the words mean.
  await tabTo(page, claim(page, "Next deposit"));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(active);
  await card(page, "Next deposit").getByRole("button", { name: "Give it up" }).focus();
  await page.keyboard.press("Enter");
  const dialog = question(page, "Give up this bonus");
  await expect(dialog).toContainText("€20.00");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card(page, "Next deposit")).toBeVisible();
});

test("a player without bonuses finds none, and nothing to claim [REWARD-539] @once", async ({ page, world }) => {
  await signIn(page, await world.player({ bonuses: false, rewards: [next] }), onOffer);
  const main = page.getByRole("main");
  await expect(main).toContainText("No rewards right now");
  await expect(main.getByRole("button", { name: "Claim" })).toHaveCount(0);
});

test("the pages are sound in both themes, and fit every width @once", async ({ page, world }) => {
  test.slow();
  const player = await world.player({ rewards: [next, cashback, spins, running] });
  for (const path of [onOffer, active]) {
    await signIn(page, player, path);
    await waitForIslands(page);
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const theme of themes) {
      await showTheme(page, theme);
      await expectNoAxeViolations(page);
      for (const width of pageWidths) {
        await page.setViewportSize({ width, height: 812 });
        expect(await layoutFaults(page), `${path} at ${width}`).toEqual([]);
      }
      // The cards of a row are of one height.
      const boxes = await page
        .getByRole("article")
        .evaluateAll((cards) =>
          cards.map((each) => each.getBoundingClientRect()).map(({ top, height }) => ({ top, height })),
        );
      for (const { top, height } of boxes)
        for (const other of boxes.filter((each) => each.top === top)) expect(other.height).toBeCloseTo(height, 0);
    }
  }
});
