import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

/** Every guarded page, and whom its own guard leads away besides: to the account page, or home where it is of a product. */
const pages = {
  "/my-account/account": "players",
  "/my-account/account/verification": "players",
  "/my-account/banking": "players",
  "/my-account/banking/deposit": "payout",
  "/my-account/banking/withdraw": "players",
  "/my-account/banking/transactions": "players",
  // Who wants to stop is kept from it by no risk and no suspension (rulings 8 and 45).
  "/my-account/gambling-limits": "players",
  "/my-account/gambling-limits/time-out": "players",
  "/my-account/gambling-limits/self-exclusion": "players",
  "/my-account/rewards": "payout",
  "/my-account/rewards/active": "payout",
  "/my-account/bonus-code": "manual-claim",
  "/my-account/inbox": "payout",
  "/my-account/inbox/notifications": "payout",
  "/sportsbook": "payout, home",
  "/sportsbook/football/europe/cup/final": "payout, home",
  "/virtuals": "payout, home",
} as const;
const account = "/my-account/account";
/** A heading of the pages that are built, behind their guard. */
const headings: Readonly<Record<string, string>> = {
  [account]: "Your details",
  "/my-account/gambling-limits": "Deposit limits",
};
const banking = "/my-account/banking";
const paths = Object.entries(pages);

const accessError = (path: string) => `/en-UN/401?${new URLSearchParams({ from: `/en-UN${path}` })}`;
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "id-token");

/** The states of a player, and the pages that lead them to the account page with a toast. */
const states = [
  ["a player", {}, null],
  ["a player at payout risk", { payout: false }, "payout"],
  ["a player at payout risk by status", { accountStatus: "PAYOUT" }, "payout"],
  ["a player whose session is suspended", { multibrandSuspended: true }, "payout"],
  ["a player whose flag of claims by hand is off", { manualClaim: false }, "manual-claim"],
] as const;

test.describe("the guards of the account pages", () => {
  test.describe.configure({ timeout: 240_000 });

  test("lead a visitor to the access error with the requested path [ROUTE-038] @once", async ({ request }) => {
    for (const [path] of paths) {
      const response = await request.get(`/en-UN${path}`, { maxRedirects: 0 });
      expect([response.status(), response.headers().location], path).toEqual([307, accessError(path)]);
    }
  });

  for (const [who, state, closed] of states)
    test(`${closed === null ? "let" : "stand for"} ${who} [ROUTE-041, ROUTE-042, ROUTE-546] @once`, async ({
      page,
      world,
    }) => {
      await signIn(page, await world.player(state));
      await expect.poll(() => cookieOf(page)).toBeTruthy();
      for (const [path, guard] of paths) {
        await page.goto(`/en-UN${path}`);
        const isClosed = guard.split(",")[0] === closed;
        const target = guard.endsWith("home") ? "" : account;
        const shown = isClosed ? "Your details" : (headings[path] ?? "This page is not open yet");
        if (!isClosed || target)
          await expect(page.getByRole("main").getByRole("heading", { name: shown }), path).toBeVisible();
        await expect(page, path).toHaveURL(`/en-UN${isClosed ? target : path}`);
        if (isClosed) await expect(page.getByText("That page is closed for your account").first(), path).toBeVisible();
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
    await signIn(page, await world.player({}));
    await expect.poll(() => cookieOf(page)).toBeTruthy();
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

  test("open the login over home for a visitor at the deposit, which follows the login; who closes it is on home, and who may not deposit is led there [ROUTE-513, ROUTE-514] @once", async ({
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
    await expect(deposit.getByRole("heading", { name: "This page is not open yet" })).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL("/en-UN/deposit");
    await expect(login).toBeHidden();
    await page.reload();
    await expect(deposit.getByRole("heading", { name: "This page is not open yet" })).toBeVisible();
    await deposit.getByRole("button", { name: "Close" }).click();
    await expect(deposit).toBeHidden();
    await expect(page).toHaveURL("/en-UN");

    for (const state of [{ payout: false }, { multibrandSuspended: true }]) {
      await signIn(page, await world.player(state), "/en-UN/deposit");
      await expect(page.getByText("That page is closed for your account").first()).toBeVisible();
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
    await expect(page.getByText("That page is closed for your account").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("open nothing and send nobody away while the identity service is away @once", async ({ page, world }) => {
    const player = await world.player({ tokenSeconds: 2 });
    await signIn(page, player);
    await expect.poll(() => cookieOf(page)).toBeTruthy();
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
