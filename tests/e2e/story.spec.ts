import type { FrameLocator, Page } from "@playwright/test";
import { z } from "zod";
import { expectNoAxeViolations } from "./support/axe";
import { expect, type Player, test, type World } from "./support/world";

const Rounds = z.array(z.object({ stakeMinor: z.number(), winMinor: z.number(), settledAt: z.string().nullable() }));
const Books = z.object({
  wallet: z.object({ balanceMap: z.object({ main: z.array(z.object({ cash: z.string() })) }) }),
  ledger: z.array(z.object({ type: z.string(), account: z.string(), amount: z.string() })),
});

const texts = {
  demo: "Play demo",
  email: "E-mail",
  password: "Password",
  submit: "Log in",
  real: "Play for real money",
  spin: "Spin",
} as const;

/** A market: where it begins, what a player of it has, and how it writes an amount. */
const markets = [
  {
    home: "/en-UN",
    tag: "",
    game: { slug: "viking-vault", name: "Viking Vault" },
    player: { countryCode: "FI", currencyCode: "EUR", balance: "200.00" },
    written: (minor: number) => new RegExp(`${amount(minor, ",", ".")}\\s?€|€\\s?${amount(minor, ",", ".")}`),
  },
  {
    home: "/inen-IN",
    tag: " @phone",
    game: { slug: "gem-harbour", name: "Gem Harbour" },
    player: { countryCode: "IN", currencyCode: "INR", balance: "9000.00" },
    written: (minor: number) => new RegExp(`₹\\s?${amount(minor, ",", ".")}`),
  },
] as const;

for (const market of markets)
  test(`a visitor of ${market.home} tries a game, logs in, and plays it for real money${market.tag}`, async ({
    page,
    world,
  }) => {
    test.slow();
    const player = await world.player(market.player);
    await findGame(page, market);

    await page.getByRole("button", { name: texts.demo }).click();
    const frame = page.frameLocator("iframe");
    await spin(frame, texts.spin);
    expect(await roundsOf(world, player)).toEqual([]);

    await logIn(page, player);
    await expect(page).toHaveURL(new RegExp(`${market.home}/play/${market.game.slug}$`));
    const openingMinor = Math.round(Number(market.player.balance) * 100);
    await expect(balance(page)).toHaveText(market.written(openingMinor));

    await page.getByRole("button", { name: texts.real }).click();
    for (let time = 1; time <= 4; time++) {
      await spin(frame, texts.spin);
      await expect.poll(async () => settled(await roundsOf(world, player))).toBe(time);
    }
    await expectOneTruth(page, world, player, market.written, openingMinor);
    await expectNoAxeViolations(page);
  });

type Market = (typeof markets)[number];

/** From the home page to the casino to the game, by what the page offers. */
async function findGame(page: Page, { home, game }: Market) {
  await page.goto(home);
  const casino = page
    .getByRole("navigation")
    .getByRole("link", { name: "Casino", exact: true })
    .filter({ visible: true });
  await casino.first().click();
  await expect(page).toHaveURL(`${home}/online-casino`);
  await page
    .getByRole("link", { name: new RegExp(`^${game.name}`) })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: game.name })).toBeVisible();
}

async function logIn(page: Page, { email, password }: Player) {
  await page.getByRole("link", { name: texts.submit }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(texts.email).fill(email);
  await dialog.getByLabel(texts.password, { exact: true }).fill(password);
  await dialog.getByRole("button", { name: texts.submit }).click();
  await expect(dialog).toBeHidden({ timeout: 30_000 });
}

/** One round, as soon as the game allows it, until it is paid. */
async function spin(frame: FrameLocator, name: string) {
  const button = frame.getByRole("button", { name, exact: true });
  await expect(button).toBeEnabled();
  await button.click();
  await expect(frame.getByRole("status")).toHaveText(/Balance/);
}

const balance = (page: Page) => page.getByRole("banner").getByRole("region", { name: "Balance" });

async function roundsOf(world: World, { playerId }: Player) {
  return Rounds.parse(await world.control("GET", `/players/${playerId}/rounds`));
}

const settled = (rounds: z.infer<typeof Rounds>) => rounds.filter(({ settledAt }) => settledAt !== null).length;

/** Ledger = wallet of the platform = wallet shown = opening balance and the sum of all rounds. */
async function expectOneTruth(
  page: Page,
  world: World,
  player: Player,
  written: Market["written"],
  openingMinor: number,
) {
  const rounds = await roundsOf(world, player);
  const totalMinor = rounds.reduce((sum, { stakeMinor, winMinor }) => sum - stakeMinor + winMinor, openingMinor);
  const { wallet, ledger } = Books.parse(await world.control("GET", `/players/${player.playerId}`));
  const cents = (decimal: string) => Math.round(Number(decimal) * 100);
  const own = ledger.filter(({ account }) => account === `${player.playerId}:MAIN`);
  expect(own.reduce((sum, entry) => sum + cents(entry.amount), 0)).toBe(totalMinor);
  expect(cents(wallet.balanceMap.main[0]?.cash ?? "")).toBe(totalMinor);
  await expect(balance(page)).toHaveText(written(totalMinor));
  expect(await world.control("GET", "/ledger/check")).toMatchObject({ sound: true });
}

/** "1,234.50" for 123450. */
function amount(minor: number, group: string, point: string): string {
  const whole = String(Math.floor(minor / 100)).replace(/\B(?=(\d{3})+$)/g, group);
  return `${whole}\\${point}${String(minor % 100).padStart(2, "0")}`;
}
