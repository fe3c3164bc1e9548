import { join } from "node:path";
import type { Page } from "@playwright/test";
import { allChunks } from "../budgets/weigh";
import { control } from "../e2e/support/control";
import { signIn, storeSignIn } from "../e2e/support/sign-in";
import type { Player } from "../e2e/support/world";
import { breakComponent } from "../support/break-component";
import { sitePages } from "../support/pages";
import { makeHistory } from "./make-history";
import { asDemo, playerPages } from "./player-pages";
import type { Props, Scene } from "./scene";

/** In how many scripts of a page a failure was planted. */
const brokenScripts = new WeakMap<Page, () => number>();

const game = "/play/gem-harbour";
const lobby = "/online-casino";

const openMenu = async (page: Page) => {
  await page.locator("[popovertarget=site-menu]:visible").click();
  await page.locator("#site-menu a[data-locale]").first().waitFor();
};

const expiresAt = "2099-01-15T12:05:00Z";
const rewards = [
  {
    campaignId: "bonus",
    assignmentId: "bonus-1",
    amount: "20.00",
    wrMultiplier: 20,
    wageringAmount: "400.00",
    wageringProgress: "140.00",
    expiresAt,
  },
  {
    campaignId: "spins",
    betBonusType: -1,
    freeSpinDetail: { rounds: 20, roundsPlayed: 0 },
    wageringAmount: "0",
    expiresAt,
  },
  { campaignId: "cashback", vertical: "LIVE_CASINO", triggerEvent: "CASHBACK_WEEKLY", amount: "12.50", expiresAt },
];

/** The open page as a new player's. */
const logIn = async (page: Page, { sandbox, email }: Props) => {
  const options = { email, firstName: "Aino", balance: "1254.50", attributes: { totalDepositsCount: 1 }, rewards };
  const player = (await control(sandbox, "POST", "/players", options)) as Player;
  await signIn(page, player, new URL(page.url()).pathname, sandbox);
  await page.getByRole("banner").getByText("1,254.50").waitFor();
};

/** As a player who has paid in and played just now, which the clock of the page has to know. */
const asPlayerWithHistory = async (page: Page, { sandbox, email }: Props) => {
  const player = (await control(sandbox, "POST", "/players", { email, firstName: "Aino", balance: "0.00" })) as Player;
  await makeHistory(sandbox, player);
  await page.clock.setFixedTime(Date.now());
  await storeSignIn(page, player, sandbox);
};

/** Words of the buttons on the way are English: most states are reached in an English page. */
const states: readonly Scene[] = [
  {
    name: "game-demo",
    below: game,
    isWindow: true,
    async reach(page) {
      await page.getByRole("button", { name: "Play demo" }).click();
      await page.locator("iframe").contentFrame().getByRole("button", { name: "Spin", exact: true }).waitFor();
      await page.getByText("Opening the game").waitFor({ state: "detached" });
    },
  },
  {
    name: "login",
    below: `${game}#login`,
    isWindow: true,
    reach: (page) => page.getByRole("dialog").waitFor(),
  },
  {
    name: "login-empty",
    below: "/promotions#login",
    isWindow: true,
    async reach(page) {
      await page.getByRole("dialog").locator("[type=submit]").click();
      await page.getByRole("dialog").locator("[aria-invalid=true]").first().waitFor();
    },
  },
  {
    name: "login-refused",
    below: `${lobby}#login`,
    isWindow: true,
    async reach(page, { email }) {
      await page.getByRole("dialog").locator("[type=email]").fill(email);
      await page.getByRole("dialog").locator("[type=password]").fill("not the password");
      await page.keyboard.press("Enter");
      await page.locator("[type=password][aria-invalid=true]").waitFor();
    },
  },
  { name: "menu", below: lobby, isWindow: true, reach: openMenu },
  {
    name: "market-offer",
    below: "/promotions",
    isWindow: true,
    prepare: (page) => page.context().addCookies([{ name: "market", value: "fi-FI", domain: "localhost", path: "/" }]),
    reach: (page) => page.getByRole("status").getByRole("link").waitFor(),
  },
  { name: "player", below: "/promotions", isWindow: true, reach: logIn },
  {
    name: "account-menu",
    below: "/terms",
    isWindow: true,
    async reach(page, props) {
      await logIn(page, props);
      await page.getByRole("banner").getByRole("button", { name: "Your account" }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "wallet",
    below: "/terms",
    isWindow: true,
    async reach(page, props) {
      await logIn(page, props);
      await page.getByRole("banner").getByRole("button", { name: "Balance", exact: true }).click();
      await page.getByRole("dialog").getByText("That is all your cash").waitFor();
    },
  },
  {
    name: "deposit",
    below: "/terms",
    isWindow: true,
    async reach(page, props) {
      await logIn(page, props);
      await page.getByRole("banner").getByRole("button", { name: "Balance", exact: true }).click();
      await page.getByRole("dialog").getByRole("link", { name: "Deposit" }).click();
      await page.getByRole("dialog").getByRole("radio").first().waitFor();
    },
  },
  ...(["rewards", "active"] as const).map((tab) => ({
    name: `reward-tab-${tab}`,
    below: lobby,
    isWindow: true as const,
    async reach(page: Page, props: Props) {
      await logIn(page, props);
      await page.evaluate((hash) => location.assign(hash), `#${tab}`);
      await page.getByRole("dialog").getByRole("article").first().waitFor();
    },
  })),
  {
    name: "limits",
    below: "/my-account/gambling-limits",
    isWindow: true,
    prepare: asDemo,
    reach: (page) => page.getByText("left").first().waitFor(),
  },
  {
    name: "history",
    below: "/my-account/banking/transactions",
    isWindow: true,
    isOfNow: true,
    prepare: asPlayerWithHistory,
    async reach(page) {
      await page.getByRole("main").getByText("€50.00").first().waitFor();
      // The net position stays in the picture, and rows come into it.
      await page.evaluate(() => scrollTo(0, 200));
    },
  },
  {
    name: "sportsbook",
    below: "/sportsbook",
    isWindow: true,
    reach: (page) => page.frameLocator("iframe").getByRole("heading").first().waitFor(),
  },
  { name: "landing", below: "/landing/live-tables" },
  { name: "player-promotions", below: "/promotions/casino", reach: logIn },
  { name: "kit", below: "/kit" },
  {
    name: "toasts",
    below: "/kit",
    isWindow: true,
    async reach(page) {
      await page.getByRole("button", { name: "Show the toasts" }).first().click();
      await page.locator(".toast").nth(2).waitFor();
    },
  },
  {
    name: "unavailable",
    status: 503,
    below: "/information/about",
    prepare: (_page, { sandbox }) =>
      control(sandbox, "POST", "/faults", { system: "content", kind: "error", path: '"about"' }),
  },
  {
    name: "oops",
    below: lobby,
    isWindow: true,
    async prepare(page, { folder }) {
      const popup = allChunks(join(folder, ".next")).filter(({ text }) => text.includes("missingEmail"));
      for (const { name } of popup) await page.route(`**/${name}`, (route) => route.abort());
    },
    async reach(page) {
      await page.evaluate(() => location.assign("#login"));
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "broken",
    below: game,
    async prepare(page) {
      brokenScripts.set(page, await breakComponent(page, "game-stage"));
    },
    async reach(page) {
      await page
        .getByRole("heading", { name: "SOMETHING WENT WRONG" })
        .waitFor()
        .catch((cause: unknown) => {
          throw new Error(`${brokenScripts.get(page)?.()} scripts were broken, and the page shows no failure.`, {
            cause,
          });
        });
    },
  },
];

export const scenes: readonly Scene[] = [...sitePages, ...playerPages, ...states];
