import type { BrowserContext, Locator, Page, Response } from "@playwright/test";
import { keptValues } from "@/lib/safety/consent/kept-values";
import safety from "@/messages/en/safety.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { listenForOptional, measuringScripts } from "../support/optional-requests";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const consent = safety.consent;
const notice = (page: Page) => page.getByRole("region", { name: consent.settings });
const settings = (page: Page) => page.getByRole("dialog", { name: consent.settings });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

interface Kept {
  id: string;
  options: Record<string, boolean>;
}
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("consent") ?? "{}").value as Kept | undefined);

test.use({ consent: "none" });

/** Presses a button of the notice. A press before the page is alive does nothing: it is repeated while the button is there. */
async function press(page: Page, name: string, how = (to: Locator) => to.click({ timeout: 2_000 })): Promise<void> {
  await expect(async () => {
    if (await button(page, name).isVisible()) await how(button(page, name));
    await expect(notice(page).getByRole("group")).toBeFocused({ timeout: 5_000 });
  }).toPass();
}

test("the notice stands above the header, covers nothing, fits every width, and goes with a choice by keyboard [UI-024] @once", async ({
  page,
}) => {
  await page.goto("/en-UN/online-casino");
  await expect(notice(page)).toBeVisible();
  await expectNoAxeViolations(page);
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page), `${width}`).toEqual([]);
    const [above, header] = [await notice(page).boundingBox(), await page.getByRole("banner").boundingBox()];
    expect(above && header && above.y + above.height <= header.y + 1).toBe(true);
    const [accept, refuse] = [
      await button(page, consent.accept).boundingBox(),
      await button(page, consent.refuse).boundingBox(),
    ];
    expect(Math.abs((accept?.width ?? 0) - (refuse?.width ?? 1))).toBeLessThan(1);
    expect(accept?.height).toBe(refuse?.height);
  }
  // Of a small phone it takes a third, in the longest languages too, and everything to press is in the first window.
  await page.setViewportSize({ width: 320, height: 640 });
  for (const segment of ["de-DE", "fi-FI", "pl-PL", "en-UN"]) {
    await page.goto(`/${segment}/online-casino`);
    await expect(page.locator(".consent-form button")).toHaveCount(2);
    const box = await page.locator(".consent-form").boundingBox();
    expect(box?.height, segment).toBeLessThanOrEqual(225);
    for (const link of await page.locator(".consent-form a").all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
  await press(page, consent.refuse, (to) => to.press("Enter", { timeout: 2_000 }));
  await expect(button(page, consent.accept)).toBeHidden();
  await expectNoAxeViolations(page);
  await button(page, consent.done.hide).click();
  await expect(notice(page)).toBeHidden();
});

/** Runs in the page: notes when the timer has passed after which what measures is loaded. */
function noteIdle(): void {
  const start = window.setTimeout.bind(window);
  const note = (run: () => void) => () => {
    run();
    Object.assign(window, { isIdle: true });
  };
  window.setTimeout = ((run: () => void, ms?: number, ...values: unknown[]) =>
    start(ms === 1_500 ? note(run) : run, ms, ...values)) as typeof setTimeout;
}

/** Names of cookies and keys that the list of what is kept does not have. */
async function unlisted(page: Page, context: BrowserContext): Promise<string[]> {
  const held = await page.evaluate(() => ({ local: Object.keys(localStorage), tab: Object.keys(sessionStorage) }));
  const cookie = (await context.cookies()).map(({ name }) => name);
  return Object.entries({ ...held, cookie }).flatMap(([place, names]) =>
    names.filter((name) => {
      const listed = keptValues.filter((value) => value.place === place).flatMap((value) => value.names);
      return !listed.some((each) => (each.endsWith("*") ? name.startsWith(each.slice(0, -1)) : each === name));
    }),
  );
}

const pages = [
  "",
  "/online-casino",
  "/online-casino/popular",
  "/play/neon-drift",
  "/promotions",
  "/cookie-policy",
  "/markets",
];

test("nothing optional is requested before a choice or after a refusal, on any page, and what is kept is listed; acceptance in two taps starts it, refusal in two ends it [COOKIE-002, COOKIE-003, COOKIE-005, COOKIE-008] @once", async ({
  page,
  context,
}) => {
  test.slow();
  expect(measuringScripts).toBeGreaterThan(0);
  const optional = listenForOptional(context);
  await page.addInitScript(noteIdle);
  const walk = async (isAsked: boolean) => {
    for (const path of pages) {
      await page.goto(`/en-UN${path}`, { waitUntil: "load" });
      await expect(notice(page)).toBeVisible({ visible: isAsked });
      await page.waitForFunction(() => "isIdle" in window);
      expect(await unlisted(page, context), path).toEqual([]);
    }
  };
  await walk(true);
  expect(await kept(page)).toBeUndefined();
  await press(page, consent.refuse);
  await walk(false);
  expect(optional()).toEqual([]);
  expect((await kept(page))?.options).toEqual({ essentials: true, performance: false, marketing: false });

  await page.getByRole("contentinfo").getByRole("link", { name: consent.settings }).click();
  await settings(page).getByRole("button", { name: consent.accept }).click();
  await expect(settings(page).getByRole("status")).toContainText(consent.done.saved);
  await expect.poll(() => optional().length).toBeGreaterThan(0);
  await expect(settings(page).getByRole("status")).toContainText((await kept(page))?.id ?? "nothing is kept");
  await page.keyboard.press("Escape");
  await expect(settings(page)).toBeHidden();

  // The page about cookies has the way to the settings too.
  await page.goto("/en-UN/cookie-policy");
  await page.getByRole("main").getByRole("link", { name: consent.settings }).click();
  await settings(page).getByRole("button", { name: consent.refuse }).click();
  await expect.poll(async () => (await kept(page))?.options.performance).toBe(false);
  const before = optional().length;
  await page.goto("/en-UN/promotions");
  await page.waitForFunction(() => "isIdle" in window);
  expect(optional().length).toBe(before);
});

test("a player's record follows them: what a visitor refused stays refused at a login, and the next browser takes it over [COOKIE-006, COOKIE-007, SESS-006] @once", async ({
  page,
  context,
  browser,
  world,
  extraHTTPHeaders,
}) => {
  test.slow();
  const player = await world.player();
  const refused = { essentials: true, performance: false, marketing: false };
  const answered = (to: Page, method: "GET" | "PATCH") =>
    to.waitForResponse(
      (response) => /\/cookies\/consent/.test(response.url()) && response.request().method() === method,
    );
  const recorded = async (answer: Promise<Response>) => (await (await answer).json()).options;
  const first = answered(page, "GET");
  await signIn(page, player);
  await first;
  const accepted = answered(page, "PATCH");
  await press(page, consent.accept);
  expect(await recorded(accepted)).toMatchObject({ marketing: true });

  const elsewhere = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    ...(extraHTTPHeaders && { extraHTTPHeaders }),
  });
  const visit = await elsewhere.newPage();
  await visit.goto("/en-UN/promotions");
  await press(visit, consent.refuse);
  const sent = answered(visit, "PATCH");
  await signIn(visit, player);
  expect(await recorded(sent)).toEqual(refused);
  await expect.poll(async () => (await kept(visit))?.options).toEqual(refused);
  await elsewhere.close();

  // The first browser reads it with its next page, in place of what it kept.
  await page.goto("/en-UN/promotions");
  await expect.poll(async () => (await kept(page))?.options).toEqual(refused);
  await context.clearCookies();
});
