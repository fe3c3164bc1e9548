import site from "@/messages/en/site.json" with { type: "json" };
import { waitForIslands } from "../../support/pages";
import { signIn } from "../support/sign-in";
import { expect, type Player, test, type World } from "../support/world";

const connections = async (world: World, { playerId }: Player) =>
  Object(await world.control("GET", `/push/connections/${playerId}`)).connections;
const send = (world: World, { playerId }: Player, body: object) =>
  world.control("POST", "/push/raw", { playerId, text: JSON.stringify({ body }) });

test("a player is connected before their balance can be shown, which then follows a message without a call; a sign-out ends it [PUSH-502, PUSH-510] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ balance: "10.00" });
  // The figures wait for their words.
  let showFigures = () => {};
  const shown = new Promise<void>((resolve) => {
    showFigures = resolve;
  });
  await page.route(/\/locales\/[\w-]+\/money\./, async (route) => {
    await shown;
    await route.continue();
  });
  await signIn(page, player, "/en-UN/online-casino");
  await expect.poll(() => connections(world, player)).toBe(1);
  const balance = page.getByRole("banner").getByRole("region", { name: "Balance" });
  await expect(balance).not.toContainText("10.00");
  showFigures();
  await expect(balance).toContainText("10.00");

  let reads = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/wallet/balance")) reads++;
  });
  await send(world, player, { type: "SOMETHING_NEW", balanceMap: { main: [{ cash: "99.00" }] } });
  await send(world, player, {
    type: "WALLET_BALANCE",
    version: 1_000,
    currency: "EUR",
    balanceMap: { main: [{ cash: "77.00" }] },
  });
  await expect(balance).toContainText("77.00");
  expect(reads).toBe(0);

  await page.getByRole("banner").getByRole("button", { name: "Your account" }).click();
  await page.locator("#account-menu").getByRole("button", { name: "Log out" }).click();
  await expect.poll(() => connections(world, player)).toBe(0);
});

test("attributes that change close a page at once, and a new level is said, in calm mode not [PUSH-506, PUSH-507] @once", async ({
  page,
  world,
}) => {
  const player = await world.player();
  const change = (fields: object) => world.control("PATCH", `/players/${player.playerId}`, fields);
  const levelUp = page.getByText(site.session.levelUp);
  await signIn(page, player, "/en-UN/my-account/rewards");
  await expect(page.getByRole("heading", { level: 1, name: site.playerPages.titles.rewards })).toBeVisible();
  await expect.poll(() => connections(world, player)).toBe(1);
  await change({ loyaltyLevel: "GOLD" });
  await expect(levelUp).toBeVisible();
  await levelUp.waitFor({ state: "hidden" });
  // One level down is no news.
  await change({ loyaltyLevel: "SILVER" });
  await change({ attributes: { riskPayout: true } });
  await expect(page).toHaveURL("/en-UN/my-account/account");
  await expect(page.getByText(site.playerPages.closedPage).first()).toBeVisible();
  expect(await levelUp.count()).toBe(0);

  await page.evaluate(() => localStorage.setItem("calm", JSON.stringify({ v: 1, value: true })));
  await page.reload();
  await expect.poll(() => connections(world, player)).toBe(1);
  await change({ loyaltyLevel: "GOLD", attributes: { riskPayout: false } });
  // The later message has had its effect: the page that it opens is there.
  await page.goto("/en-UN/my-account/rewards");
  await expect(page.getByRole("heading", { level: 1, name: site.playerPages.titles.rewards })).toBeVisible();
  expect(await levelUp.count()).toBe(0);
});

test("a visitor's page connects to nothing @once", async ({ page }) => {
  const sockets: string[] = [];
  page.on("websocket", (socket) => void sockets.push(socket.url()));
  await page.goto("/en-UN/online-casino");
  await expect(page.locator("html")).toHaveAttribute("data-session", "guest");
  await waitForIslands(page);
  expect(sockets).toEqual([]);
});
