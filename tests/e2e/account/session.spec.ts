import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe";
import { signIn } from "../support/sign-in";
import { callsOfPlayers, expect, type Player, test, type World } from "../support/world";

/** The proof of a password is work for the processor, which a test run shares. */
const patient = { timeout: 25_000 };
test.describe.configure({ timeout: 180_000 });

const lobby = "/en-UN/online-casino";
const acceptPage = "/en-UN/accept-terms-condition";
const dialog = (page: Page) => page.getByRole("dialog", { name: "Log in" });
const beSession = (page: Page, kind: "guest" | "player") =>
  expect(page.locator("html")).toHaveAttribute("data-session", kind, patient);
const keys = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("Cognito")));
const stored = (page: Page, name: string) =>
  page.evaluate((end) => {
    const key = Object.keys(localStorage).find((each) => each.endsWith(`.${end}`));
    return localStorage.getItem(key ?? "");
  }, name);

async function fill(page: Page, { email, password }: Pick<Player, "email" | "password">) {
  await dialog(page).getByLabel("E-mail").fill(email);
  await dialog(page).getByRole("textbox", { name: "Password" }).fill(password);
  await page.keyboard.press("Enter");
}

const yearCookies = ["id-token", "platform-session", "sportsbook-session"];

test("logging out reaches every tab within 2 s, ends the sign-in everywhere in order, and leaves nothing behind [SESS-016, SESS-023, SESS-024, SESS-025, SESS-036, CONST-504] @desktop", async ({
  page,
  world,
  context,
}) => {
  await signIn(page, await world.player());
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(lobby);
  await beSession(other, "player");
  // No timer of the other tab runs from here: it receives events at once, however slow the machine is. What the last ones began to
  // read may be answered after the logout.
  world.expectFailedRequest("GET", /\/v1\/(player\/(wallet\/balance|push-token)|recent-games|favourite-games)/);
  await other.clock.pauseAt((await other.evaluate(() => Date.now())) + 60_000);
  const [refreshToken, idToken] = [await stored(page, "refreshToken"), await stored(page, "idToken")];
  const yearOnes = async () => (await context.cookies()).filter(({ name }) => yearCookies.includes(name));
  await expect.poll(async () => (await yearOnes()).map(({ name }) => name).sort()).toEqual(yearCookies);
  for (const { expires, httpOnly, secure, sameSite, path } of await yearOnes()) {
    expect(expires - Date.now() / 1_000).toBeGreaterThan(31_535_000);
    expect(expires - Date.now() / 1_000).toBeLessThanOrEqual(31_536_000);
    expect({ httpOnly, secure, sameSite, path }).toEqual({ httpOnly: true, secure: true, sameSite: "Lax", path: "/" });
  }

  const sent: string[] = [];
  context.on("request", (request) => {
    const { pathname, origin } = new URL(request.url());
    if (request.method() === "DELETE" && pathname === "/api/session") sent.push("cookies");
    if (request.method() === "POST" && pathname === "/v1/player/sign-out") sent.push("platform");
    if (request.method() === "POST" && origin === world.origins.identity) sent.push("identity");
  });
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("button", { name: "Log out" }).click();
  await beSession(other, "guest");
  await expect(page).toHaveURL("/en-UN", patient);
  await beSession(page, "guest");
  // The home page that is loaded next makes sure of the cookies where it does not know yet that they are gone.
  await expect.poll(() => [...new Set(sent)]).toEqual(["cookies", "platform", "identity"]);

  // Signing out loads the home page again, which may end a look at the storage.
  await expect.poll(() => keys(page).catch(() => null)).toEqual([]);
  // The page shows a guest at once; what the servers keep goes right behind it.
  await expect.poll(yearOnes).toEqual([]);
  const refresh = async () => {
    const response = await fetch(world.origins.identity, {
      method: "POST",
      headers: { "x-amz-target": "AWSCognitoIdentityProviderService.GetTokensFromRefreshToken" },
      body: JSON.stringify({ ClientId: "greenroom-web", RefreshToken: refreshToken }),
    });
    return response.json();
  };
  await expect.poll(refresh).toMatchObject({ message: "Refresh Token has been revoked" });
  const profile = await fetch(`${world.origins.platform}/v1/player/profile`, {
    headers: { authorization: `Bearer ${idToken}` },
  });
  expect(profile.status).toBe(401);
});

test("an account that is closed while its player is signed in: the next response leads to the page of closed accounts, signed out [LOGIN-010] @once", async ({
  page,
  world,
  context,
}) => {
  const player = await world.player();
  await signIn(page, player, lobby);
  await expect(page.getByRole("banner").getByRole("region", { name: "Balance" })).toContainText(/\d/, patient);
  for (const method of ["GET", "POST"]) world.expectFailedRequest(method, callsOfPlayers(world));
  const other = await context.newPage();
  await other.goto("/en-UN/terms");
  await beSession(other, "player");
  await other.waitForLoadState("networkidle");
  // Off the page, which could be led away while it is opened again.
  await page.goto("/assets/document.css");
  await world.control("PATCH", `/players/${player.playerId}`, { accountStatus: "CLOSED" });
  await page.goto(lobby, { waitUntil: "commit" });
  await expect(page).toHaveURL("/en-UN/closed-account", patient);
  // A tab without requests since then learns it from the first one.
  await expect(other).toHaveURL("/en-UN/closed-account", patient);
  await other.close();
  await expect(page.getByRole("heading", { name: "Your account is closed" })).toBeVisible();
  await beSession(page, "guest");
  expect(await keys(page)).toEqual([]);
  const left = async () => (await context.cookies()).filter(({ name }) => name === "id-token");
  await expect.poll(left).toEqual([]);
  // Nothing leads back to where the player was.
  await page.goto("/en-UN");
  await expect(page).toHaveURL("/en-UN");
});

test("two tabs whose tokens have ended renew them once between them, and both stay signed in [SESS-021] @desktop", async ({
  page,
  world,
  context,
}) => {
  const player = await world.player();
  await world.control("PATCH", `/identity/users/${player.playerId}`, { rotateRefreshTokens: true });
  await signIn(page, player, lobby);
  const other = await context.newPage();
  await other.goto(lobby);
  await beSession(other, "player");
  const before = await stored(page, "refreshToken");
  // Off the pages, whose own calls would renew the tokens too, and lose the response when the tab is reloaded.
  for (const tab of [page, other]) await tab.goto("/assets/document.css");
  // From here the service is slow, so that the second tab opens during the first one's request.
  await world.fault({ system: "identity", kind: "slow", delayMs: 1_500, path: "/", method: "POST" });
  const renewals: string[] = [];
  context.on("request", (request) => {
    const target = request.headers()["x-amz-target"] ?? "";
    if (request.url().startsWith(world.origins.identity)) renewals.push(target.replace(/.*\./, ""));
  });
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((each) => /\.(id|access)Token$/.test(each))) {
      const [head, body = "", signature] = (localStorage.getItem(key) ?? "").split(".");
      const claims = JSON.parse(atob(body.replace(/-/g, "+").replace(/_/g, "/")));
      const ended = btoa(JSON.stringify({ ...claims, exp: 1 })).replace(/=/g, "");
      localStorage.setItem(key, [head, ended, signature].join("."));
    }
  });
  await Promise.all([page.goto(lobby), other.goto(lobby)]);
  await expect.poll(() => stored(page, "refreshToken"), patient).not.toBe(before);
  for (const tab of [page, other]) {
    await expect(tab.getByRole("banner").getByRole("region", { name: "Balance" })).toContainText(/\d/, patient);
    await beSession(tab, "player");
  }
  expect(renewals).toEqual(["GetTokensFromRefreshToken"]);
});

test.describe("the identity service", () => {
  const message = "Logging in is not available right now. Your e-mail is kept. Please try again in a few minutes.";
  const revocations = (page: Page, world: World) => {
    const seen: string[] = [];
    page.on("request", (request) => {
      if (request.url().startsWith(world.origins.identity))
        seen.push((request.headers()["x-amz-target"] ?? "").replace(/.*\./, ""));
    });
    return seen;
  };

  for (const fault of [
    { kind: "refused" },
    { kind: "half-open" },
    { kind: "error", status: 500 },
    { kind: "garbage" },
  ] as const)
    test(`that is ${fault.kind} is said to be away; the form keeps the e-mail, and lets in once it is back [LOGIN-006, LOGIN-018] @once`, async ({
      page,
      world,
    }) => {
      const player = await world.player();
      const endFault = await world.fault({ system: "identity", ...fault, path: "/", method: "POST" });
      await page.goto(`${lobby}#login`);
      const startedAt = Date.now();
      await fill(page, player);
      await expect(dialog(page).getByRole("group")).toHaveText(message, { timeout: 15_000 });
      // The clock of a busy machine; how long the service has is measured on a fake one.
      console.log(`login, identity ${fault.kind}: said after ${Date.now() - startedAt} ms`);
      await expect(dialog(page).getByRole("textbox", { name: "E-mail" })).toHaveValue(player.email);
      await expect(dialog(page).getByRole("button", { name: "Log in" })).toBeVisible();
      expect(await keys(page)).toEqual([]);
      await beSession(page, "guest");
      await endFault();
      await dialog(page).getByRole("button", { name: "Log in" }).click();
      await beSession(page, "player");
    });

  test("that responds too late signs nobody in: its tokens are discarded and revoked @once", async ({
    page,
    world,
  }) => {
    const player = await world.player();
    await world.fault({ system: "identity", kind: "slow", delayMs: 4_000, path: "/", method: "POST" });
    const seen = revocations(page, world);
    await page.goto(`${lobby}#login`);
    await fill(page, player);
    await expect(dialog(page).getByRole("group")).toHaveText(message, { timeout: 15_000 });
    expect(seen).not.toContain("RevokeToken");
    await expect.poll(() => seen, patient).toContain("RevokeToken");
    expect(await keys(page)).toEqual([]);
    await beSession(page, "guest");
    expect(seen.filter((name) => name === "InitiateAuth")).toHaveLength(1);
  });
});

test("an account whose time-out has run out is offered a day of cooling-off, and shows that it has begun [LOGIN-007, LOGIN-008, LOGIN-012] @once", async ({
  page,
  world,
}) => {
  world.expectFailedRequest("POST", `${world.origins.identity}/`);
  const timeOut = { endsAt: new Date(Date.now() - 1_000).toISOString(), isCooling: false, initiator: "PLAYER" };
  const player = await world.player({ accountStatus: "TIMEOUT", timeOut });
  await page.goto(`${lobby}#login`);
  await fill(page, player);
  const offer = dialog(page).getByRole("button", { name: "Start a one-day cooling-off" });
  await expect(offer).toBeVisible(patient);
  await expectNoAxeViolations(page);
  await offer.click();
  await expect(dialog(page).getByRole("status").getByText("Your cooling-off has started.")).toBeVisible();
  await expect(offer).toBeHidden();
  for (const fact of ["1 day", "24 hours 0 minutes", "In progress", "You"])
    await expect(dialog(page).getByText(fact, { exact: true })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Log in" }).click();
  await expect(dialog(page).getByRole("group")).toContainText("In progress", patient);
  await expect(offer).toBeHidden();
});

test("updated terms come before where the player wanted to be, survive a reload, and lead there once accepted [ROUTE-010, ROUTE-029, ROUTE-030, ROUTE-044, ROUTE-045, ROUTE-048, ROUTE-049, ROUTE-057, ROUTE-519, ROUTE-520, LOGIN-021, TERMS-001, TERMS-002, TERMS-004, TERMS-006] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ termsAndConditionsAcceptedVersion: "1.0" });
  const terms = page.locator('a[href$="/terms"]').first();
  const heading = page.getByRole("heading", { level: 1 });
  const accept = page.getByRole("button", { name: "Accept version 2.0" });

  // A visitor reads the terms, and sees the login when there is something to accept.
  await page.goto("/en-UN/terms");
  await expect(heading).toHaveText("Terms and conditions");
  await expect(terms).toBeVisible();
  await page.goto(acceptPage);
  await expect(page).toHaveURL("/en-UN/401");

  await page.goto("/en-UN/401?from=%2Fen-UN%2Fplay%2Femerald-orbit");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await fill(page, player);
  await expect(page).toHaveURL(acceptPage, patient);
  await expect(heading).toHaveText("Updated terms and conditions");
  await expect(page.getByRole("heading", { name: "What has changed since version 1.0" })).toBeVisible();
  const added = page.getByRole("insertion").filter({ hasText: "at least 14 days before it counts" });
  await expect(added).toBeVisible();
  const kept = page.getByText("You play for yourself, with your own money.");
  await expect(kept).toBeHidden();
  await page.getByText("The whole text of version 2.0").click();
  await expect(kept).toBeVisible();
  for (const version of ["1.0", "2.0"])
    expect(await (await page.request.get((await versionLink(page, version)) ?? "")).text()).toContain(version);
  await expect(page.getByRole("button", { name: "Log out" }).last()).toBeVisible();
  await expectNoAxeViolations(page);

  // Wherever the player goes, the terms come first, and links to them are gone.
  await page.reload();
  await expect(accept).toBeVisible(patient);
  await page.goto("/en-UN/terms");
  await expect(page).toHaveURL(acceptPage, patient);
  await expect(accept).toBeVisible(patient);
  await expect(terms).toBeHidden();

  const call = page.waitForRequest((request) => request.method() === "PATCH");
  await accept.click();
  expect(new URL((await call).url()).pathname).toBe("/v1/player/update_term_and_condition_version");
  await expect(page).toHaveURL("/en-UN/play/emerald-orbit", patient);
  await expect(page.getByText("You have accepted version 2.0 of the terms.")).toBeVisible();

  // Once: after it the terms are a page like any other, and there is nothing left to accept.
  await page.goto("/en-UN/terms");
  await expect(heading).toHaveText("Terms and conditions");
  await beSession(page, "player");
  await expect(page.locator("html")).toHaveAttribute("data-terms", "accepted");
  await expect(terms).toBeVisible();
  await page.goto(acceptPage);
  await expect(page).toHaveURL("/en-UN", patient);
});

test("the page that waits for the terms to be accepted is forgotten with a sign-out [ROUTE-049] @once", async ({
  page,
  world,
}) => {
  const player = await world.player({ termsAndConditionsAcceptedVersion: "1.0" });
  await page.goto("/en-UN/401?from=%2Fen-UN%2Fplay%2Femerald-orbit");
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await fill(page, player);
  await expect(page).toHaveURL(acceptPage, patient);
  const stores = () =>
    page.evaluate(() => ({ tab: Object.values(sessionStorage).join(), browser: Object.values(localStorage).join() }));
  expect((await stores()).tab).toContain("emerald-orbit");
  expect((await stores()).browser).not.toContain("emerald-orbit");

  await page.getByRole("button", { name: "Log out" }).last().click();
  await expect(page).toHaveURL("/en-UN", patient);
  await beSession(page, "guest");
  // As above: the home page that is loaded may end a look at the storage.
  const left = async () => (await stores().catch(() => null))?.tab ?? "emerald-orbit";
  await expect.poll(left).not.toContain("emerald-orbit");
  await signIn(page, player, "/en-UN");
  await page.getByRole("button", { name: "Accept version 2.0" }).click(patient);
  await expect(page).toHaveURL("/en-UN", patient);
});

const versionLink = (page: Page, version: string) =>
  page.getByRole("link", { name: `Download version ${version} as a text file` }).getAttribute("href");
