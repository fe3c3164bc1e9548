import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { root } from "../../../.ci/lib/root.mjs";
import { allChunks } from "../../budgets/weigh";
import { breakComponent } from "../../support/break-component";
import { keepConsent } from "../../support/consent";
import { waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { environment } from "../support/environment";
import { dropRoutes, expect, ownAddress, test, type World } from "../support/world";

/** An open tab survives a deployment and a bad network, and the operator receives its errors. */

const lobby = "/en-UN/online-casino";
const popup = (page: Page) => page.getByRole("dialog", { name: "Log in" });
const oops = (page: Page) => page.getByRole("dialog", { name: "Oops, something went wrong." });

/** A text that stays in the file of one lazy part, by which its chunk is found. */
const parts = { popup: "missingEmail", identity: "USER_SRP_AUTH", game: "game-stage" };

/** Lets requests for a part of the site fail: the first `times` of each file. Returns how often they were made. */
async function loseFiles(page: Page, world: World, marker: string, times = Number.POSITIVE_INFINITY) {
  const names = allChunks(".next")
    .filter(({ text }) => text.includes(marker))
    .map(({ name }) => name);
  expect(names.length, `files with ${marker}`).toBeGreaterThan(0);
  const requests = new Map<string, number>();
  for (const name of names) {
    world.expectFailedRequest("GET", `/_next/static/chunks/${name}`);
    await page.route(`**/${name}`, (route) => {
      const count = (requests.get(name) ?? 0) + 1;
      requests.set(name, count);
      return count <= times ? route.abort() : route.continue();
    });
  }
  const endFault = async () => {
    // Waits for a request in flight.
    await page.unrouteAll({ behavior: "wait" });
  };
  return { endFault, most: () => Math.max(0, ...requests.values()) };
}

/** Returns a counter of the documents that the page has loaded. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  return () => documents;
}

test.describe("a file of the site that does not come", () => {
  test("the first time is requested again, without a visible error @once", async ({ page, world }) => {
    const documents = countDocuments(page);
    const { most } = await loseFiles(page, world, parts.popup, 1);
    await page.goto(`${lobby}#login`);
    await expect(popup(page)).toBeVisible();
    expect(most()).toBe(2);
    expect(documents()).toBe(1);
  });

  test("the second time too reloads the page once, with the e-mail and without the password @once", async ({
    page,
    world,
  }) => {
    const player = await world.player();
    // Requested twice beside the popup, and twice again on submit.
    const { most } = await loseFiles(page, world, parts.identity, 4);
    await page.goto(`${lobby}#login`);
    await expect.poll(most).toBe(2);
    await popup(page).getByLabel("E-mail").fill(player.email);
    await popup(page).getByRole("textbox", { name: "Password" }).fill(player.password);
    const documents = countDocuments(page);
    await page.keyboard.press("Enter");
    await expect.poll(documents).toBe(1);
    await expect(popup(page).getByRole("textbox", { name: "Password" })).toHaveValue("");
    await expect(popup(page).getByLabel("E-mail")).toHaveValue(player.email);
    await expect(page).toHaveURL(`${lobby}#login`);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(player.password);
    await popup(page).getByRole("textbox", { name: "Password" }).fill(player.password);
    await page.keyboard.press("Enter");
    await expect(page.locator("html")).toHaveAttribute("data-session", "player", { timeout: 30_000 });
    // The draft goes with the sign-in that it was for.
    await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(player.email);
    expect(documents()).toBe(1);
  });

  test("at all ends in 'Oops' over the page, without a loop; Reload then helps [UI-013, UI-014, UI-507, UI-508] @once", async ({
    page,
    world,
  }) => {
    const documents = countDocuments(page);
    const { endFault } = await loseFiles(page, world, parts.popup);
    await page.goto(`${lobby}#login`);
    await expect(oops(page)).toContainText("Please reload the page to try again");
    await expect(oops(page)).toContainText(/Reference \w+/);
    await expectNoAxeViolations(page);
    expect(documents()).toBe(2);
    await endFault();
    await oops(page).getByRole("button", { name: "Reload" }).click();
    await expect(popup(page)).toBeVisible();
    expect(documents()).toBe(3);
  });

  test("can be cancelled: the page continues, and the address requests nothing more @once", async ({ page, world }) => {
    await loseFiles(page, world, parts.popup);
    await page.goto(`${lobby}#login`);
    await oops(page).getByRole("button", { name: "Close this message" }).click();
    await expect(oops(page)).toBeHidden();
    await expect(page).toHaveURL(lobby);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("pointing at a link whose part does not come leaves the page alone @desktop", async ({ page, world }) => {
  const { most } = await loseFiles(page, world, parts.popup);
  await page.goto(lobby);
  await waitForIslands(page);
  const documents = countDocuments(page);
  // A failed prefetch is reported to the operator only.
  const reported = page.waitForRequest("**/api/report");
  await page.getByRole("link", { name: "Log in" }).filter({ visible: true }).first().hover();
  await reported;
  expect(most()).toBe(2);
  await expect(oops(page)).toBeHidden();
  expect(documents()).toBe(0);
});

test.describe("a soft navigation after a deployment", () => {
  test("to a page of another build loads it as a document @once", async ({ page }) => {
    const build = readFileSync(join(root, ".next/BUILD_ID"), "utf8");
    let rewritten = 0;
    await page.route(
      (url) => url.searchParams.has("_rsc"),
      async (route) => {
        const response = await route.fetch();
        const body = await response.text();
        if (body.includes(build)) rewritten++;
        await route.fulfill({ response: response, body: body.replaceAll(build, "another-build") });
      },
    );
    await page.goto(lobby);
    await page.evaluate(() => Object.assign(window, { isOldTab: true }));
    const documents = countDocuments(page);
    await page.locator('main a[href*="/play/"]').first().click();
    await expect(page).toHaveURL(/\/en-UN\/play\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(rewritten).toBeGreaterThan(0);
    expect(documents()).toBe(1);
    expect(await page.evaluate(() => "isOldTab" in window)).toBe(false);
  });
});

/** A page of its own, whose noise is what the test is about. */
async function withoutSilence(browser: Browser) {
  const context = await browser.newContext({ baseURL: environment.origin, extraHTTPHeaders: ownAddress() });
  await keepConsent(context);
  const page = await context.newPage();
  const close = async () => {
    await dropRoutes(context);
    await context.close();
  };
  return { page, close };
}

test("a page whose part does not come is loaded as a document; when that was tried, it shows 'Oops' and stays [UI-014] @once", async ({
  browser,
  world,
}) => {
  const { page, close } = await withoutSilence(browser);
  await page.goto(lobby);
  const { endFault } = await loseFiles(page, world, parts.game);
  // This tab has reloaded itself a moment ago.
  await page.evaluate(() => sessionStorage.setItem("reloaded-at", JSON.stringify({ v: 1, value: Date.now() })));
  const documents = countDocuments(page);
  await page.locator('main a[href*="/play/"]').first().click();
  await expect(page.getByRole("heading", { name: "Oops, something went wrong.", level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/en-UN\/play\//);
  await expect(page.getByRole("banner")).toBeVisible();
  expect(documents()).toBe(0);
  await endFault();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(page.getByRole("heading", { name: "Oops, something went wrong." })).toBeHidden();
  await expect(page.getByRole("banner")).toBeVisible();
  expect(documents()).toBe(1);
  await close();
});

test.describe("a rendering failure shows it, and Try again reloads [ERR-029, UI-012, UI-014, UI-506, UI-508]", () => {
  for (const [where, className, path] of [
    ["in a page", "game-stage", "/en-UN/play/gem-harbour"],
    ["in what every page has", "toasts", lobby],
  ] as const)
    test(`${where} @once`, async ({ browser }) => {
      const { page, close } = await withoutSilence(browser);
      const broken = await breakComponent(page, className);
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "SOMETHING WENT WRONG" })).toBeVisible();
      await expect(page.getByText("Please try again")).toBeVisible();
      await expect(page.getByRole("banner")).toHaveCount(className === "toasts" ? 0 : 1);
      expect(broken()).toBeGreaterThan(0);
      await expectNoAxeViolations(page);
      const text = await page.getByText(/^Reference \w+/).textContent();
      const reference = text?.split(" ")[1];
      await page.screenshot({ path: join(root, `test-results/failure-${className}.png`) });
      await expect
        .poll(() => logged("error"))
        .toContainEqual(expect.objectContaining({ message: "planted", page: path, reference }));
      await page.unrouteAll({ behavior: "wait" });
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("heading", { name: "SOMETHING WENT WRONG" })).toBeHidden();
      await close();
    });
});

/** The site's log lines of browser reports, one object per line. */
function logged(kind: "error" | "vitals" | "csp"): Record<string, unknown>[] {
  return readFileSync(join(root, "test-results/site.log"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith('{"event":"browser"'))
    .map((line) => JSON.parse(line))
    .filter((line) => line.kind === kind);
}

const letters = () => Math.random().toString(36).replace(/[\d.]/g, "");

test.describe("the operator receives", () => {
  test("of an error that nobody caught, in one line without the player @once", async ({ browser }) => {
    const { page, close } = await withoutSilence(browser);
    const mark = letters();
    await page.goto(`${lobby}?code=hunter2#x`);
    await waitForIslands(page);
    await page.evaluate((word) => {
      for (let time = 0; time < 5; time++)
        setTimeout(() => {
          throw new RangeError(`${word} mika@example.com +358 40 123 4567`);
        });
    }, mark);
    const mine = () => logged("error").filter(({ message }) => String(message).includes(mark));
    await expect.poll(() => mine().length).toBeGreaterThan(0);
    const next = letters();
    await page.evaluate((word) => void setTimeout(() => Promise.reject(new Error(word))), next);
    await expect.poll(() => logged("error").filter(({ message }) => message === next)).toHaveLength(1);
    expect(mine()).toHaveLength(1);
    expect(mine()[0]).toMatchObject({ page: lobby, name: "RangeError", id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(JSON.stringify(mine())).not.toMatch(/mika|4567|hunter2|127\.0|localhost/);
    await close();
  });

  test("of what a policy blocked, in one line without the player @once", async ({ browser }) => {
    const { page, close } = await withoutSilence(browser);
    const host = `https://${letters()}.example`;
    // Chromium takes `report-to` before `report-uri`, and follows it over https only, which this site is not here.
    await page.route(/online-casino/, async (route) => {
      const response = await route.fetch();
      const policies = response.headersArray().filter(({ name }) => /^content-security-policy$/i.test(name));
      const legacy = policies.map(({ value }) => value.replaceAll("; report-to reports", "")).join(", ");
      expect(legacy).toContain("report-uri /api/report");
      await route.fulfill({
        response: response,
        headers: { ...response.headers(), "content-security-policy": legacy },
      });
    });
    await page.goto(`${lobby}?code=hunter2`);
    await page.evaluate((origin) => {
      document.body.append(Object.assign(new Image(), { src: `${origin}/pixel?player=mika` }));
    }, host);
    const mine = () => logged("csp").filter(({ blocked }) => blocked === host);
    await expect.poll(() => mine().length).toBe(1);
    expect(mine()[0]).toMatchObject({ page: lobby, directive: "img-src" });
    expect(JSON.stringify(mine())).not.toMatch(/mika|hunter2|localhost/);
    await close();
  });

  test.describe("with consent", () => {
    test.use({ consent: "accepted" });

    test("how fast a page was, once it is left by somebody who allows it @once", async ({ page }) => {
      const path = "/inen-IN/online-casino/popular";
      // The page measures when it has nothing else to do, and is left after that.
      await page.addInitScript(() => {
        const { observe } = PerformanceObserver.prototype;
        PerformanceObserver.prototype.observe = function (options) {
          if (options?.type === "event") Object.assign(window, { isMeasured: true });
          observe.call(this, options);
        };
      });
      const all = () => logged("vitals").filter((line) => line.page === path);
      const earlier = all().length;
      const mine = () => all().slice(earlier);
      // A page's report on leaving is sent without the visitor's address, so it shares the limit with all other tests:
      // visits it again when the log has nothing of it.
      await expect(async () => {
        await page.goto(path);
        await page.waitForFunction(() => "isMeasured" in window);
        await page.evaluate(() => {
          document.body.style.paddingTop = "200px";
          // The browser forgives what moves right after an input, so the shift comes before it.
          new PerformanceObserver(() => Object.assign(window, { isShifted: true })).observe({
            type: "layout-shift",
            buffered: true,
          });
          addEventListener("keydown", () => {
            for (const until = performance.now() + 120; performance.now() < until; );
          });
          // The browser reports an input after the next frame; a page that is left before has none.
          new PerformanceObserver(() => Object.assign(window, { isPressed: true })).observe({ type: "event" });
        });
        await page.waitForFunction(() => "isShifted" in window);
        await page.keyboard.press("a");
        await page.waitForFunction(() => "isPressed" in window);
        await page.goto("/inen-IN");
        await expect.poll(() => mine().length, { timeout: 10_000 }).toBeGreaterThan(0);
      }).toPass();
      expect(mine()).toHaveLength(1);
      const [line] = mine();
      expect(line?.ttfb).toBeGreaterThan(0);
      expect(line?.lcp).toBeGreaterThan(0);
      expect(line?.cls).toBeGreaterThan(0);
      expect(line?.cls).toBeLessThan(1);
      expect(line?.inp).toBeGreaterThanOrEqual(120);
    });
  });
});
