import type { Page } from "@playwright/test";
import { openAtRest } from "../../budgets/at-rest";
import { expectNoAxeViolations } from "../support/axe";
import { environment } from "../support/environment";
import { signIn, signInByPopup } from "../support/sign-in";
import { callsOfPlayers, expect, type Player, test, type World } from "../support/world";

/** The proof of a password is work for the processor, which a test run shares. */
const patient = { timeout: 25_000 };
test.describe.configure({ timeout: 180_000 });

const lobby = "/en-UN/online-casino";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Log in" });
const root = (page: Page) => page.locator("html");
const beSession = (page: Page, kind: "guest" | "player") =>
  expect(root(page)).toHaveAttribute("data-session", kind, patient);
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("Cognito")));

async function fill(page: Page, { email, password }: Pick<Player, "email" | "password">) {
  await dialog(page).getByLabel("E-mail").fill(email);
  await dialog(page).getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");
}

/** The end of the stored tokens, moved into the past, as after a night. */
const letTokensEnd = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => /\.(id|access)Token$/.test(each))) {
      const [head, body = "", signature] = (localStorage.getItem(key) ?? "").split(".");
      const claims = JSON.parse(atob(body.replace(/-/g, "+").replace(/_/g, "/")));
      const ended = btoa(JSON.stringify({ ...claims, exp: 1 })).replace(/=/g, "");
      localStorage.setItem(key, [head, ended, signature].join("."));
    }
  });

/** The identity service has one address, which takes POST only. */
const refusedByIdentity = (world: World) => world.expectFailedRequest("POST", `${world.origins.identity}/`);

test.describe("the popup", () => {
  for (const path of ["/en-UN", lobby, "/en-UN/play/gem-harbour"])
    test(`opens over ${path} by the hash, and closing it takes the hash away [ROUTE-025, ROUTE-026, LOGIN-001, UI-024] @once`, async ({
      page,
    }) => {
      await page.goto(`${path}#login`);
      await expect(dialog(page)).toBeVisible();
      await expect(dialog(page).getByLabel("E-mail")).toBeFocused();
      await expectNoAxeViolations(page);
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

  test("opens by the link, names the return path, and restores the focus", async ({ page }) => {
    await page.goto(lobby);
    const link = page.getByRole("link", { name: "Log in" }).filter({ visible: true }).first();
    await link.focus();
    await page.keyboard.press("Enter");
    const heading = await page.getByRole("heading", { level: 1, includeHidden: true }).first().textContent();
    await expect(dialog(page)).toContainText(`You then go back to ${heading}.`);
    await page.keyboard.press("Escape");
    await expect(link).toBeFocused();
  });

  test("does not open for a player, and the hash goes [ROUTE-026] @once", async ({ page, world }) => {
    await signIn(page, await world.player(), `${lobby}#login`);
    await expect(page).toHaveURL(lobby);
    await beSession(page, "player");
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe("for a visitor who is measured", () => {
  test.use({ consent: "accepted" });

  test("nothing of it crosses the wire before somebody points at it, and then at most 81 KB @desktop", async ({
    page,
  }) => {
    await openAtRest(page, environment.origin + lobby);
    const loaded = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType("resource")
          .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => /\/_next\/static\/|\/locales\//.test(name) && !/\.(woff2|css)/.test(name))
          .map(({ name, encodedBodySize }) => ({ name, bytes: encodedBodySize })),
      );
    const before = await loaded();
    await page.getByRole("link", { name: "Log in" }).filter({ visible: true }).first().hover();
    await expect.poll(async () => (await loaded()).some(({ name }) => name.includes("/locales/"))).toBe(true);
    await page.keyboard.press("Escape");
    await page.goto(`${lobby}#login`);
    await expect(dialog(page)).toBeVisible();
    const known = new Set(before.map(({ name }) => name));
    const added = (await loaded()).filter(({ name }) => !known.has(name));
    const bytes = added.reduce((sum, each) => sum + each.bytes, 0);
    console.log(`login: ${bytes} B in ${added.length} files beyond the page (at most 81,000)`);
    expect(bytes).toBeGreaterThan(30_000);
    expect(bytes).toBeLessThanOrEqual(81_000);
  });
});

test.describe("logging in", () => {
  test("keeps the page, its language and market, and shows the player's header [ROUTE-046, ROUTE-047] @once", async ({
    page,
    world,
  }) => {
    const { email, password } = await world.player();
    await page.goto("/fi-FI/online-casino#login");
    const popup = page.getByRole("dialog", { name: "Kirjaudu sisään" });
    await popup.getByLabel("Sähköposti").fill(email);
    await popup.getByRole("textbox", { name: "Salasana" }).fill(password);
    // A toast goes by itself: it is watched for from now on.
    const toast = page.getByText("Olet kirjautunut sisään.").waitFor();
    await page.keyboard.press("Enter");
    await toast;
    await expect(popup).toBeHidden(patient);
    await beSession(page, "player");
    await expect(page).toHaveURL("/fi-FI/online-casino");
    await expectNoAxeViolations(page);
  });

  test("stores the tokens in local storage and a cookie of our server that no script reads [SESS-013, SESS-015] @once", async ({
    page,
    world,
    context,
  }) => {
    await signInByPopup(page, await world.player());
    expect((await keys(page)).some((key) => key.endsWith(".refreshToken"))).toBe(true);
    await expect.poll(async () => (await context.cookies()).some(({ name }) => name === "id-token")).toBe(true);
    const cookie = (await context.cookies()).find(({ name }) => name === "id-token");
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
    expect((cookie?.expires ?? 0) - Date.now() / 1_000).toBeGreaterThan(31_535_000);
    expect(await page.evaluate(() => document.cookie)).not.toContain("id-token");
  });

  test("a wrong password shows an error and keeps the e-mail, an unknown address gets the same error; the right ones then sign in @once", async ({
    page,
    world,
  }) => {
    refusedByIdentity(world);
    const player = await world.player();
    const expectNoMatch = () =>
      expect(dialog(page).getByRole("alert")).toHaveText(
        "That e-mail and password do not match. Check both and try again.",
        patient,
      );
    await page.goto(`${lobby}#login`);
    await fill(page, { email: "nobody@example.com", password: "wrong" });
    await expectNoMatch();
    await page.reload();
    await expect(dialog(page).getByRole("alert")).toHaveCount(0);
    await fill(page, { ...player, password: "wrong" });
    await expectNoMatch();
    await expect(dialog(page).getByLabel("E-mail")).toHaveValue(player.email);
    await expect(dialog(page).getByRole("textbox", { name: "Password" })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.type(player.password);
    await page.keyboard.press("Enter");
    await beSession(page, "player");
  });

  test("an account that is excluded, in a time-out, blacklisted or closed cannot, and a closed one has a link to its page [LOGIN-009, LOGIN-010] @once", async ({
    page,
    world,
  }) => {
    refusedByIdentity(world);
    await page.goto(`${lobby}#login`);
    const block = dialog(page).getByRole("group");
    for (const [accountStatus, text] of [
      ["SELF_EXCLUDED", "This account is excluded from playing with no end date."],
      ["TIMEOUT", "You cannot log in during your time-out."],
      ["BLACKLISTED", "This account cannot log in. Please contact support."],
      ["CLOSED", "This account is closed."],
    ] as const) {
      await fill(page, await world.player({ accountStatus }));
      await expect(block, accountStatus).toContainText(text, patient);
      await expect(block, accountStatus).toBeFocused();
      if (accountStatus === "TIMEOUT")
        for (const fact of ["1 day", "24 hours 0 minutes", "Not in progress", "You"])
          await expect(dialog(page).getByText(fact, { exact: true })).toBeVisible();
      await expectNoAxeViolations(page);
      await beSession(page, "guest");
    }
    await dialog(page).getByRole("link", { name: "See what a closed account means" }).click();
    await expect(page).toHaveURL("/en-UN/closed-account");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account is closed");
  });

  test("every other class of refusal is shown in its own words, one after another in the same popup, by the keyboard alone [LOGIN-011, LOGIN-013, LOGIN-015, LOGIN-016, LOGIN-018] @once", async ({
    page,
    world,
  }) => {
    refusedByIdentity(world);
    const player = await world.player();
    await page.goto(`${lobby}#login`);
    await expect(dialog(page).getByLabel("E-mail")).toBeFocused();
    await page.keyboard.type(player.email);
    await page.keyboard.press("Tab");
    const password = dialog(page).getByRole("textbox", { name: "Password" });
    // The button that shows the password may stand between the fields.
    if (!(await password.evaluate((field) => field === document.activeElement))) await page.keyboard.press("Tab");
    await expect(password).toBeFocused();
    await page.keyboard.type(player.password);
    for (const [signInRefusal, text, isAtField] of [
      ["Account deactivated", "This account is deactivated. Please contact support.Contact support", false],
      [
        "Exclusion in progress: 180 days",
        "This account is excluded from playing for another 180 days.Get free and confidential help",
        false,
      ],
      ["Player not found", "That e-mail and password do not match. Check both and try again.", true],
      ["Something nobody foresaw", "That e-mail and password do not match. Check both and try again.", true],
    ] as const) {
      await world.control("PATCH", `/identity/users/${player.playerId}`, { signInRefusal });
      await page.keyboard.press("Enter");
      const said = dialog(page).getByRole(isAtField ? "alert" : "group");
      await expect(said, signInRefusal).toHaveText(text, patient);
      await expect(isAtField ? password : said, signInRefusal).toBeFocused();
      await expectNoAxeViolations(page);
      // From the words on with Shift and Tab, back to the password.
      for (let at = 0; at < 3 && !(await password.evaluate((field) => field === document.activeElement)); at++)
        await page.keyboard.press("Shift+Tab");
      await expect(password).toHaveValue(player.password);
    }
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await beSession(page, "guest");
  });

  test("after too many attempts a dialog shows it over the popup, leads to support and keeps the e-mail [LOGIN-014, UI-003, UI-503] @once", async ({
    page,
    world,
  }) => {
    refusedByIdentity(world);
    const player = await world.player();
    await world.control("PATCH", `/identity/users/${player.playerId}`, {
      signInRefusal: "Sign in attempt count exceeded",
    });
    await page.goto(`${lobby}#login`);
    await fill(page, player);
    const tooMany = page.getByRole("dialog", { name: "You cannot log in right now" });
    await expect(tooMany).toContainText("Too many attempts. Please try again later or contact support.", patient);
    await expectNoAxeViolations(page);
    await tooMany.getByRole("button").click();
    await expect(tooMany).toBeHidden();
    await expect(dialog(page).getByLabel("E-mail")).toHaveValue(player.email);

    await dialog(page).getByRole("textbox", { name: "Password" }).press("Enter");
    await expect(tooMany).toBeVisible(patient);
    await tooMany.getByRole("link", { name: "Contact support" }).click();
    await expect(page).toHaveURL("/en-UN/contact-live-chat");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talk to us");
  });

  test("a bonus code leaves the address on arrival and is handed on after the login [ROUTE-027, ROUTE-052, ROUTE-552] @once", async ({
    page,
    world,
  }) => {
    await page.goto("/en-UN?bonusCode=ABC&x=1");
    await expect(page).toHaveURL("/en-UN?x=1");
    await page.goto("/en-UN/401?from=%2Fen-UN%2Fplay%2Femerald-orbit");
    const targets: string[] = [];
    page.on("request", (request) => targets.push(request.url()));
    await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
    await fill(page, await world.player());
    await expect(page).toHaveURL("/en-UN/play/emerald-orbit", patient);
    expect(targets.some((url) => url.includes("/play/emerald-orbit?bonusCode=ABC"))).toBe(true);
  });
});

test.describe("a session", () => {
  test("whose tokens ended is renewed, and the player stays [SESS-021] @once", async ({ page, world }) => {
    await signIn(page, await world.player());
    const renewed = page.waitForRequest((request) => request.url().startsWith(world.origins.identity));
    await letTokensEnd(page);
    await page.reload();
    await renewed;
    await expect(page.getByRole("banner").getByRole("region", { name: "Balance" })).toContainText(/\d/, patient);
    await beSession(page, "player");
  });

  test("that the identity service ended is signed out, and shows it [SESS-021] @once", async ({ page, world }) => {
    refusedByIdentity(world);
    // The platform refuses it too, though its token has not expired.
    world.expectFailedRequest("GET", callsOfPlayers(world));
    const player = await world.player();
    await signIn(page, player, lobby);
    // biome-ignore lint/nursery/noPlaywrightNetworkidle: a call that is still on its way would be refused, and lead home
    await page.waitForLoadState("networkidle");
    await world.control("POST", `/identity/users/${player.playerId}/sign-out`);
    await letTokensEnd(page);
    await page.reload();
    await beSession(page, "guest");
    await expect(page.getByText("You were logged out because your session ended.")).toBeVisible();
    await expect(page).toHaveURL(lobby);
    await expect.poll(() => keys(page).catch(() => null)).toEqual([]);
  });

  test("without a refresh token is signed out [SESS-021] @once", async ({ page, world }) => {
    await signIn(page, await world.player());
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain("id-token");
    // The other tokens still hold: nothing renews them meanwhile, and brings this one back.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.endsWith(".refreshToken")) localStorage.removeItem(key);
    });
    await page.reload();
    await beSession(page, "guest");
    await expect.poll(() => keys(page)).toEqual([]);
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).not.toContain("id-token");
  });

  test("that cannot be requested is stored until it can [SESS-021] @once", async ({ page, world }) => {
    await signIn(page, await world.player());
    // The wallet's own poll renews tokens too: the service is away before they end.
    const endFault = await world.fault({ system: "identity", kind: "error", status: 503, path: "/", method: "POST" });
    await letTokensEnd(page);
    const refusal = page.waitForResponse((response) => response.status() === 503);
    await page.reload();
    await refusal;
    await beSession(page, "player");
    expect((await keys(page)).some((key) => key.endsWith(".refreshToken"))).toBe(true);
    await endFault();
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("banner").getByRole("region", { name: "Balance" })).toContainText(/\d/, patient);
  });

  for (const [status, text] of [
    [401, "your session ended"],
    [403, "your account cannot do that right now"],
  ] as const)
    test(`that a player's call fails with ${status} is over: home, one toast, and the page is kept for the return [SESS-027, API-505] @once`, async ({
      page,
      world,
    }) => {
      const player = await world.player();
      await signIn(page, player, lobby);
      await expect(page.getByRole("banner").getByRole("region", { name: "Balance" })).toContainText(/\d/, patient);
      const endFault = await world.fault({ system: "platform", kind: "error", status, path: "/wallet/balance" });
      // A read in progress ignores a request for another one. The wallet's own poll may be first, and the page is then gone.
      await expect(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))).catch(() => {});
        await expect(page).toHaveURL("/en-UN", { timeout: 2_000 });
      }).toPass();
      await beSession(page, "guest");
      await expect(page.getByText(text)).toHaveCount(1);
      await endFault();
      await page.goto("/en-UN#login");
      await expect(dialog(page)).toContainText("Log in to open");
      await fill(page, player);
      await expect(page).toHaveURL(lobby, patient);
    });
});
