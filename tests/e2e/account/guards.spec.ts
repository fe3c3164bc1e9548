import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { signIn, storeSignIn } from "../support/sign-in";
import { expect, test } from "../support/world";

/** Every guarded page, and whom its own guard leads away besides: to the account page, of a code to the rewards, of a product home. */
const pages = {
  "/my-account/account": "players",
  "/my-account/account/verification": "players",
  // Whoever wants to leave, can.
  "/my-account/account/close": "players",
  "/my-account/banking": "players",
  "/my-account/banking/deposit": "payout",
  // What became of a payment is told to who was flagged afterwards too.
  "/my-account/banking/deposit/2f6f5d3e-6f0c-4a3c-8f4a-0d0d4d9a9b1f": "players",
  "/my-account/banking/withdraw": "players",
  "/my-account/banking/transactions": "players",
  // Who wants to stop is kept from it by no risk and no suspension (rulings 8 and 45).
  "/my-account/gambling-limits": "players",
  "/my-account/gambling-limits/time-out": "players",
  "/my-account/gambling-limits/self-exclusion": "players",
  "/my-account/gambling-limits/calm-mode": "players",
  "/my-account/return-to-play": "players",
  "/my-account/activity": "players",
  "/my-account/data": "players",
  "/my-account/rewards": "payout",
  "/my-account/rewards/active": "payout",
  "/my-account/bonus-code": "manual-claim",
  "/my-account/inbox": "payout",
  "/my-account/inbox/notifications": "payout",
} as const;
const account = "/my-account/account";
/** A heading of each page, behind its guard. */
const headings: Readonly<Record<string, string>> = {
  [account]: "Your details",
  "/my-account/account/verification": "Your documents",
  "/my-account/account/close": "What closing your account means",
  "/my-account/gambling-limits": "Deposit limits",
  "/my-account/gambling-limits/time-out": "For longer, or without an end",
  "/my-account/gambling-limits/self-exclusion": "Exclude yourself",
  "/my-account/gambling-limits/calm-mode": "Lock hours",
  "/my-account/return-to-play": "Your limits",
  "/my-account/activity": "Set yourself a limit",
  "/my-account/data": "Download your data",
  "/my-account/banking": "Last transactions",
  "/my-account/banking/transactions": "Your transactions",
  "/my-account/bonus-code": "Bonus code",
  "/my-account/banking/deposit": "Before you confirm",
  "/my-account/banking/withdraw": "On its way to you",
  "/my-account/inbox": "Messages",
  "/my-account/inbox/notifications": "What waits for you",
  "/my-account/rewards": "On offer",
  "/my-account/rewards/active": "Active",
  "/my-account/banking/deposit/2f6f5d3e-6f0c-4a3c-8f4a-0d0d4d9a9b1f": "There is no such deposit",
};
const banking = "/my-account/banking";
const rewards = "/my-account/rewards";
const paths = Object.entries(pages);

const accessError = (path: string) => `/en-UN/401?${new URLSearchParams({ from: `/en-UN${path}` })}`;
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "id-token");

/** The states of a player, and the pages that lead them to the account page with a toast. */
const states = [
  ["a player", {}, null],
  ["a player at payout risk", { payout: false }, "payout"],
  ["a player whose flag of claims by hand is off", { manualClaim: false }, "manual-claim"],
] as const;

/** The rows of the specification that a state meets. */
const rowsOf = {
  none: "[ROUTE-013, ROUTE-016, ROUTE-017, ROUTE-041, ROUTE-042, ROUTE-537, ROUTE-538, ROUTE-546, PERM-513, SESS-006]",
  payout: "[ROUTE-041, ROUTE-042, ROUTE-539, ROUTE-546]",
  "manual-claim": "[ROUTE-540, ROUTE-541]",
} as const;

/** A player whom nothing is closed to opens every page; another those that are closed to them, and one of each other guard. */
const pathsFor = (closed: string | null) =>
  paths.filter(([, guard], at) => {
    const group = guard.split(",")[0];
    return closed === null || group === closed || paths.findIndex(([, other]) => other.split(",")[0] === group) === at;
  });

test.describe("the guards of the account pages", () => {
  test.describe.configure({ timeout: 240_000 });

  test("lead a visitor to the access error with the requested path, and from there to the login popup [ROUTE-038, ROUTE-537, ROUTE-538, PERM-513, SESS-006] @once", async ({
    page,
    request,
  }) => {
    for (const [path] of paths) {
      const response = await request.get(`/en-UN${path}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location], path).toEqual([307, accessError(path)]);
    }
    await page.goto(`/en-UN${banking}/transactions`);
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  });

  for (const [who, state, closed] of states)
    test(`${closed === null ? "let" : "stand for"} ${who} ${rowsOf[closed ?? "none"]} @once`, async ({
      page,
      world,
    }) => {
      await storeSignIn(page, await world.player(state));
      for (const [path, guard] of pathsFor(closed)) {
        await page.goto(`/en-UN${path}`);
        const isClosed = guard.split(",")[0] === closed;
        const target = guard.endsWith("home") ? "" : guard === "manual-claim" ? rewards : account;
        const shown = isClosed && target === account ? "Your details" : (headings[isClosed ? target : path] ?? path);
        if (!isClosed || target === account)
          await expect(page.getByRole("main").getByRole("heading", { name: shown, exact: true }), path).toBeVisible();
        await expect(page, path).toHaveURL(`/en-UN${isClosed ? target : path}`);
        if (isClosed)
          await expect(
            page.getByText("You cannot open that page with your account at the moment").first(),
            path,
          ).toBeVisible();
      }
    });

  test("stand for a player at payout risk by status, and for one whose session is suspended, as well [ROUTE-041, ROUTE-042, ROUTE-539, ROUTE-546] @once", async ({
    page,
    world,
  }) => {
    for (const state of [{ accountStatus: "PAYOUT" }, { multibrandSuspended: true }])
      for (const path of [rewards, `${banking}/deposit`]) {
        await storeSignIn(page, await world.player(state));
        await page.goto(`/en-UN${path}`);
        await expect(page.getByRole("main").getByRole("heading", { name: "Your details" }), path).toBeVisible();
        await expect(page, path).toHaveURL(`/en-UN${account}`);
        await expect(
          page.getByText("You cannot open that page with your account at the moment").first(),
          path,
        ).toBeVisible();
      }
  });

  test("show a loader while the session is checked, then lead one whose session has ended to the access error [SESS-019, SESS-020, ROUTE-038, ROUTE-039, ROUTE-546] @once", async ({
    page,
    world,
  }) => {
    await signIn(page, await world.player({ tokenSeconds: 2 }));
    await expect.poll(() => cookieOf(page)).toBeTruthy();
    // The tokens are gone and the cookie is stale: the edge cannot know it, so the page checks.
    await page.goto("/healthz");
    await page.evaluate(() => localStorage.clear());
    await sleep(2_500);
    for (const [path] of paths) {
      const cookie = await cookieOf(page);
      const response = await page.goto(`/en-UN${path}`);
      expect(response?.status(), path).toBe(200);
      expect(await response?.text(), path).toContain("Checking your login");
      await expect(page, path).toHaveURL("/en-UN/401");
      // Its page clears the cookie that is left.
      if (cookie) await page.context().addCookies([cookie]);
    }
  });

  test("let a player on whose browser has lost the cookie: the access error continues by itself, and in no circle where the cookie is not kept @once", async ({
    page,
    world,
  }) => {
    await storeSignIn(page, await world.player({}));
    await page.context().clearCookies({ name: "id-token" });
    await page.goto(`/en-UN${account}`);
    await expect(page.getByRole("main").getByRole("heading", { name: "Your details" })).toBeVisible();
    await expect(page).toHaveURL(`/en-UN${account}`);
    expect(await cookieOf(page)).toBeTruthy();

    await page.context().clearCookies({ name: "id-token" });
    await page.route("**/api/session", (route) => route.fulfill({ status: 204 }));
    const documents: string[] = [];
    page.on("response", (response) => response.url().includes("/401") && documents.push(response.url()));
    await page.goto(`/en-UN${banking}`);
    const goOn = page.getByRole("link", { name: "Go on to the page" });
    await expect(goOn).toHaveAttribute("href", `/en-UN${banking}`);
    await expect(page).toHaveURL("/en-UN/401");
    await expect(page).toHaveTitle(/^You are logged in/);
    expect(documents.length).toBeLessThan(4);
  });

  test("open the login over home for a visitor at the deposit, which follows the login; who closes it is on home, and who may not deposit is led there [ROUTE-513, ROUTE-514, PERM-513] @once", async ({
    page,
    world,
  }) => {
    const login = page.getByRole("dialog", { name: "Log in" });
    const deposit = page.getByRole("dialog", { name: "Deposit" });
    await page.goto("/en-UN/deposit");
    await expect(login).toBeVisible();
    await expect(page).toHaveTitle(/^Deposit/);
    await page.keyboard.press("Escape");
    await expect(login).toBeHidden();
    await expect(deposit).toBeHidden();
    await expect(page).toHaveURL("/en-UN");

    const player = await world.player();
    await page.goto("/en-UN/deposit");
    await login.getByLabel("E-mail").fill(player.email);
    await login.getByRole("textbox", { name: "Password" }).fill(player.password);
    await login.getByRole("button", { name: "Log in" }).click();
    await expect(deposit.getByRole("heading", { name: "Before you confirm" })).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL("/en-UN/deposit");
    await expect(login).toBeHidden();
    await page.reload();
    await expect(deposit.getByRole("heading", { name: "Before you confirm" })).toBeVisible();
    await deposit.getByRole("button", { name: "Close" }).click();
    await expect(deposit).toBeHidden();
    await expect(page).toHaveURL("/en-UN");

    for (const state of [{ payout: false }, { multibrandSuspended: true }]) {
      await signIn(page, await world.player(state), "/en-UN/deposit");
      await expect(page.getByText("You cannot open that page with your account at the moment").first()).toBeVisible();
      await expect(page).toHaveURL("/en-UN");
      await expect(deposit).toBeHidden();
    }
  });

  test("lead a player whose session is suspended home from the deposit without their profile [ROUTE-514] @once", async ({
    page,
    world,
  }) => {
    await world.fault({ system: "platform", kind: "slow", delayMs: 60_000, path: "player/profile" });
    await signIn(page, await world.player({ multibrandSuspended: true }), "/en-UN/deposit");
    await expect(page).toHaveURL("/en-UN", { timeout: 10_000 });
    await expect(page.getByText("You cannot open that page with your account at the moment").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("open nothing and send nobody away while the identity service is away @once", async ({ page, world }) => {
    const player = await world.player({ tokenSeconds: 2 });
    await storeSignIn(page, player);
    await world.fault({ system: "identity", kind: "error", path: "", method: "POST" });
    await sleep(2_500);
    await page.goto(`/en-UN${account}`);
    await expect(page.getByText("We cannot reach the login service right now.")).toBeVisible();
    await expect(page).toHaveURL(`/en-UN${account}`);

    // Without the cookie the edge leads to the access error, which takes nobody for a guest either.
    await page.context().clearCookies({ name: "id-token" });
    await page.goto(`/en-UN${account}`);
    await expect(page).toHaveURL("/en-UN/401");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong here");
    await expect(page.getByRole("main")).toContainText("We cannot reach the login service right now.");
    await expect(page.getByRole("main")).not.toContainText("Please log in");
  });
});
