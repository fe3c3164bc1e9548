import type { Page } from "@playwright/test";
import offers from "@/messages/en/offers.json" with { type: "json" };
import { cashOf, game, playRound, relax, roundsOf } from "../support/game";
import { playRounds } from "../support/play-rounds";
import { signIn } from "../support/sign-in";
import { expect, type Player, test, type World } from "../support/world";

test.describe.configure({ timeout: 240_000 });

const { rewards } = offers;
const onOffer = "/en-UN/my-account/rewards";
const active = "/en-UN/my-account/rewards/active";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

const list = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const ended = (page: Page, name: string) => list(page, rewards.ended.title).getByRole("article", { name, exact: true });
const claim = (page: Page, name: string) => card(page, name).getByRole("button", { name: rewards.claim });
const balance = (page: Page) => page.getByRole("banner").getByRole("region", { name: "Balance" });

/** Changes one reward of a player, which a page sees with the next movement of money. */
async function change(world: World, { playerId }: Player, campaignId: string, fields: object): Promise<void> {
  const { rewards: all } = Object(await world.control("GET", `/players/${playerId}`));
  const changed = all.map((each: { campaignId: string }) =>
    each.campaignId === campaignId ? { ...each, ...fields } : each,
  );
  await world.control("PATCH", `/players/${playerId}`, { rewards: changed });
}

test("cashback of every kind is gathered, claimed and cash, and then over; a booster is joined and left; free spins wait in a queue until a bonus is given up, and end @once", async ({
  page,
  world,
}) => {
  const cashback = (campaignId: string, name: string, triggerEvent: string, amount: string) => ({
    ...{ campaignId, name, triggerEvent, amount },
  });
  const player = await world.player({
    balance: "50.00",
    rewards: [
      { ...cashback("K1", "Every day", "CASHBACK_DAILY", "1.00"), cashbackInfo: { claimableFrom: inDays(1) } },
      cashback("K2", "Some days", "CASHBACK_TIMEFRAME", "2.00"),
      cashback("K3", "One day", "CASHBACK_SPECIFIC_DAY", "3.00"),
      { ...cashback("K4", "Thank you", "CASHBACK_WEEKLY", "4.00"), campaignCategory: "LOYALTY" },
      {
        ...cashback("K5", "Booster", "CASHBACK_BOOSTER", "5.00"),
        cashbackBooster: { boosterGames: ["gem-harbour"] },
      },
      { campaignId: "B1", assignmentId: "A1", name: "Bonus", amount: "0.00", wageringAmount: "400.00" },
      {
        ...{ campaignId: "S1", name: "Queued spins", betBonusType: -1, amount: null },
        freeSpinDetail: { rounds: 2, roundsPlayed: 0, gameSlug: "neon-drift", stake: "0.50" },
        queuedPlayerBonus: { id: "Q1", isCredited: false },
      },
    ],
  });
  await signIn(page, player, onOffer);
  await expect(card(page, "Every day")).toContainText(rewards.progress.claimableFrom);
  await expect(card(page, "Every day")).toContainText(rewards.triggers.cashbackDaily);
  await expect(card(page, "Some days")).toContainText(rewards.triggers.cashbackTimeframe);
  await expect(card(page, "One day")).toContainText(rewards.triggers.cashbackSpecificDay);
  await expect(card(page, "Booster")).toContainText(rewards.triggers.cashbackBooster);
  await change(world, player, "K1", { cashbackInfo: { claimableFrom: inDays(-1) } });
  for (const [name, cash] of [
    ["Some days", "€52.00"],
    ["One day", "€55.00"],
    ["Thank you", "€59.00"],
    // What was read after the first claim says that its time has come.
    ["Every day", "€60.00"],
  ] as const) {
    if (name === "Every day") await expect(card(page, name)).not.toContainText(rewards.progress.claimableFrom);
    await claim(page, name).click();
    await expect(card(page, name)).toHaveCount(0);
    await expect(balance(page)).toContainText(cash);
  }
  await card(page, "Booster").getByRole("button", { name: rewards.join }).click();
  await card(page, "Booster").getByRole("button", { name: rewards.leave }).click();
  await expect(card(page, "Booster").getByRole("button", { name: rewards.join })).toBeVisible();

  world.expectFailedRequest("POST", "/v2/campaign/S1/queued-bonus/Q1/claim");
  await expect(card(page, "Queued spins")).toContainText(rewards.states.queued);
  await claim(page, "Queued spins").click();
  await page
    .getByRole("dialog", { name: offers.forfeit.claim.title })
    .getByRole("button", { name: /^Give up/ })
    .click();
  await expect(page).toHaveURL(relax);
  await expect(game(page).locator("#stake")).toHaveText("2 × €0.50");
  await playRound(game(page));
  await expect(game(page).locator("#stake")).toHaveText("1 × €0.50");

  await page.goto(active);
  const spins = list(page, rewards.lists.active).getByRole("article", { name: "Queued spins" });
  await expect(spins).toContainText("1 of 2 played");
  await expect(ended(page, "Bonus")).toContainText(rewards.ended.states.CANCELED);
  for (const name of ["Every day", "Some days", "One day", "Thank you"])
    await expect(ended(page, name)).toContainText(rewards.ended.states.COMPLETED);
  await spins.getByRole("link", { name: "Neon Drift" }).click();
  await expect(page).toHaveURL(relax);
  await playRound(game(page));
  // The next round is for money: nothing of it has begun.
  await expect(game(page).locator("#stake")).toHaveText("€0.50");
  const won = (await roundsOf(world, player)).reduce((sum, { winMinor }) => sum + winMinor, 0);
  expect(await cashOf(world, player)).toBe(6_000 + won);

  await page.goto(active);
  await expect(ended(page, "Queued spins")).toContainText(rewards.ended.states.COMPLETED);
  await expect(list(page, rewards.lists.active).getByRole("article")).toHaveCount(0);
});

test("a reward of the sportsbook leads there, is wagered by a bet, and is cash then @once", async ({ page, world }) => {
  const player = await world.player({
    balance: "50.00",
    rewards: [
      {
        ...{ campaignId: "S1", name: "Second match", vertical: "SPORTS", isOfSportsbook: true, provider: "betline" },
        ...{ amount: "5.00", wageringAmount: "10.00", expiresAt: inDays(3), terms: { maxBet: "20.00" } },
      },
    ],
  });
  await world.control("POST", `/players/${player.playerId}/sportsbook/next`, { outcome: "LOST" });
  await signIn(page, player, onOffer);
  await expect(list(page, rewards.sportsbook.title).getByRole("article")).toHaveCount(1);
  await claim(page, "Second match").click();
  await expect(page).toHaveURL("/en-UN/sportsbook");
  await page.goto("/en-UN/sportsbook/football/gb/northern-league/harbour-town-millfield");
  const frame = page.frameLocator("iframe");
  await frame.getByLabel("Stake").fill("10", { timeout: 60_000 });
  await frame.getByRole("radio", { name: /^Harbour Town/ }).check();
  await frame.getByRole("button", { name: "Place the bet" }).click();
  await expect(frame.getByText("Your bet is placed.")).toBeVisible();
  await page.goto(active);
  await expect(ended(page, "Second match")).toContainText(rewards.ended.states.COMPLETED);
  // The stake is gone, and the bonus is cash.
  await expect(balance(page)).toContainText("€45.00");
});

test("a bonus of the live casino is wagered by a bet at a table, and is cash then @once", async ({ page, world }) => {
  const player = await world.player({
    balance: "50.00",
    rewards: [
      {
        ...{ campaignId: "L1", name: "Table bonus", vertical: "LIVE_CASINO", expiresAt: inDays(3) },
        ...{ amount: "20.00", wageringAmount: "5.00", terms: { maxBet: "10.00" } },
      },
    ],
  });
  await signIn(page, player, onOffer);
  await claim(page, "Table bonus").click();
  await expect(balance(page)).toContainText("€70.00");
  expect(await cashOf(world, player)).toBe(5_000);
  await page.goto("/en-UN/live-casino-online");
  await page.getByRole("main").locator("a:has([data-table^=evolution])").first().click();
  const table = game(page);
  // Eight seconds or more: time enough to bet.
  await expect(table.locator("#phase")).toHaveText(/^Place your bets: (8|9|1\d) s$/, { timeout: 60_000 });
  await table.getByRole("button", { name: /^Red(:|$)/ }).click();
  await table.getByRole("button", { name: "Place bets" }).click();
  await expect(table.getByRole("status")).toHaveText(/^Your bets are placed: €5\.00/);
  const settled = async () => (await roundsOf(world, player)).map(({ settledAt }) => settledAt !== null);
  await expect.poll(settled, { timeout: 60_000 }).toEqual([true]);
  const [round] = await roundsOf(world, player);
  expect(round?.stakeMinor).toBe(500);
  const cash = 6_500 + (round?.winMinor ?? 0);
  expect(await cashOf(world, player)).toBe(cash);
  await page.goto(active);
  await expect(ended(page, "Table bonus")).toContainText(rewards.ended.states.COMPLETED);
  await expect(balance(page)).toContainText(`€${cash / 100}.00`);
});

for (const [timezoneId, day] of [
  ["Asia/Tokyo", "1 Apr 2031, 7:30"],
  ["America/New_York", "31 Mar 2031, 6:30"],
] as const)
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test("when a reward ends, and when cashback can be claimed, is told by the player's clock @once", async ({
      page,
      world,
    }) => {
      const at = "2031-03-31T22:30:00.000Z";
      const cashback = { campaignId: "K1", name: "Weekly", triggerEvent: "CASHBACK_WEEKLY", amount: "1.00" };
      const running = { campaignId: "B1", assignmentId: "A1", name: "Bonus", amount: "5.00", wageringAmount: "9.00" };
      await signIn(
        page,
        await world.player({
          rewards: [
            { ...cashback, cashbackInfo: { claimableFrom: at } },
            { ...running, expiresAt: at },
          ],
        }),
        onOffer,
      );
      await expect(card(page, "Weekly")).toContainText(`${rewards.progress.claimableFrom}${day}`);
      await page.goto(active);
      await expect(card(page, "Bonus")).toContainText(day);
    });
  });

test("a bonus for signing up, from a tournament, for bets and of another offer: claimed, wagered round by round to its end, and one whose time runs out @once", async ({
  page,
  world,
}) => {
  const bonus = (campaignId: string, name: string, triggerEvent: string, wageringAmount: string) => ({
    ...{ campaignId, name, triggerEvent, wageringAmount, amount: "5.00", expiresAt: inDays(3) },
  });
  const player = await world.player({
    balance: "50.00",
    rewards: [
      bonus("B1", "Welcome", "REGISTRATION_TIMEFRAME", "2.00"),
      bonus("B2", "Second place", "TOURNAMENT", "1.00"),
      bonus("B3", "Ten bets", "BET", "1.00"),
      bonus("B4", "One more", "LINKED_CAMPAIGN", "1.00"),
    ],
  });
  const running = list(page, rewards.lists.active);
  const bonusEntries = async (type: string) => {
    const { ledger } = Object(await world.control("GET", `/players/${player.playerId}`));
    return ledger.filter(
      (entry: { type: string; category: string; account: string }) =>
        entry.category === "BONUS" && entry.type === type && entry.account.includes(player.playerId),
    ).length;
  };
  const take = async (name: string, trigger: string) => {
    await expect(card(page, name)).toContainText(trigger);
    await claim(page, name).click();
    await expect(page).toHaveURL(active);
    await expect(running.getByRole("article", { name })).toContainText("€0.00 of");
  };
  await signIn(page, player, onOffer);

  await take("Welcome", rewards.triggers.registration);
  await playRounds(player, 1);
  await expect(running.getByRole("article", { name: "Welcome" })).toContainText("€1.00 of €2.00");
  await playRounds(player, 1);
  await expect(ended(page, "Welcome")).toContainText(rewards.ended.states.COMPLETED);
  await expect(running.getByRole("article")).toHaveCount(0);
  for (const [name, trigger] of [
    ["Second place", rewards.triggers.tournament],
    ["Ten bets", rewards.triggers.bet],
  ] as const) {
    await page.goBack();
    await expect(page).toHaveURL(onOffer);
    await take(name, trigger);
    await playRounds(player, 1);
    await expect(ended(page, name)).toContainText(rewards.ended.states.COMPLETED);
    await expect(running.getByRole("article")).toHaveCount(0);
  }
  const taken = await bonusEntries("FORFEIT");
  await page.goBack();
  await take("One more", rewards.triggers.linkedCampaign);
  const before = await cashOf(world, player);
  await change(world, player, "B4", { expiresAt: new Date(Date.now() - 1_000).toISOString() });
  await world.control("POST", `/players/${player.playerId}/balance`, { amount: "1.00" });
  await expect(ended(page, "One more")).toContainText(rewards.ended.states.EXPIRED);
  await expect(running.getByRole("article")).toHaveCount(0);
  // Its money is gone, with an entry; the cash of the others is the player's.
  expect(await bonusEntries("FORFEIT")).toBeGreaterThan(taken);
  expect(await cashOf(world, player)).toBe(before + 100);
  const left = new Intl.NumberFormat("en-GB", { style: "currency", currency: "EUR" }).format((before + 100) / 100);
  await expect(balance(page)).toContainText(left);
});
