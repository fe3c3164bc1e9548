import { randomInt, randomUUID } from "node:crypto";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import fc from "fast-check";
import { type Loss, type LossyCall, loseAnswers } from "../support/lost-answers";
import { expect, test, type World } from "../support/world";

test.describe.configure({ timeout: 120_000 });

/** A proof of a password, and the poll of what is unknown. */
const patient = { timeout: 40_000 };
const histories = 12;

/** What happens in one of two tabs. `press-reload`: the page is left before the response can arrive. */
const steps = fc.array(
  fc.record({
    tab: fc.nat(1),
    do: fc.constantFrom("press", "press", "press-reload", "reload", "leave"),
    loss: fc.constantFrom<Loss>("before", "after", "after", "none"),
  }),
  { minLength: 3, maxLength: 4 },
);

/** An operation that a visitor has a form for, of one person. */
interface Tried {
  calls: LossyCall;
  /** Opens the form where it is not open, and presses; does nothing where it is done already, or on its way in this tab. */
  press(page: Page): Promise<void>;
  /** In the form: that it is done. */
  success(page: Page): Locator;
  /** In the form: that it failed, which nobody may read. */
  failure(page: Page): Locator;
  row: RegExp;
  expectTruth(tabs: readonly [Page, Page]): Promise<void>;
}

const row = (page: Page, { row: text }: Tried) => page.getByText(text);

async function cooling(context: BrowserContext, world: World): Promise<Tried> {
  world.expectFailedRequest("POST", `${world.origins.identity}/`);
  world.expectFailedRequest("PATCH", "/v1/player/timeout/cooling");
  const timeOut = { endsAt: new Date(Date.now() - 1_000).toISOString(), isCooling: false, initiator: "PLAYER" };
  const { playerId, email, password } = await world.player({ accountStatus: "TIMEOUT", timeOut });
  const calls = await loseAnswers(context, "PATCH", "/player/timeout/cooling");
  const dialog = (page: Page) => page.getByRole("dialog", { name: "Log in" });
  return {
    calls,
    row: /^(Checking|Done): start of your cooling-off$/,
    success: (page) => dialog(page).getByText("Your cooling-off has started."),
    failure: (page) => page.getByText("could not be started"),
    async press(page) {
      const offer = dialog(page).getByRole("button", { name: "Start a one-day cooling-off" });
      const facts = dialog(page).getByText("Started by");
      const done = dialog(page).getByText("Your cooling-off has started.");
      // A page that was loaded again asks for the login once more.
      if (!(await facts.or(done).first().isVisible())) {
        await page.goto("/en-UN/online-casino#login");
        await dialog(page).getByLabel("E-mail").fill(email);
        await dialog(page).getByRole("textbox", { name: "Password" }).fill(password);
        await page.keyboard.press("Enter");
        await expect(facts).toBeVisible(patient);
      }
      if (await offer.isVisible()) await offer.click();
    },
    async expectTruth(tabs) {
      const wasSent = calls.keys.length > 0;
      for (const tab of tabs) {
        if (wasSent) await expect(tab.getByText("Done: start of your cooling-off")).toBeVisible(patient);
        await expect(tab.getByText("Checking: ")).toHaveCount(0);
      }
      const player = await world.control("GET", `/players/${playerId}`);
      expect(player).toMatchObject({ timeOut: { isCooling: wasSent } });
    },
  };
}

async function registration(context: BrowserContext, world: World): Promise<Tried> {
  world.expectFailedRequest("POST", "/v1/registration");
  const calls = await loseAnswers(context, "POST", "/v1/registration");
  const email = `${randomUUID()}@sign-up.example`;
  const phone = `040${randomInt(1_000_000, 8_999_999)}`;
  const field = (page: Page, name: string) => page.getByRole("dialog").locator(`[name="${name}"]`);
  const success = (page: Page) => field(page, "dateOfBirth");
  async function press(page: Page): Promise<void> {
    const first = field(page, "firstName");
    const back = page.getByRole("button", { name: "Back to your details" });
    if (!(await page.getByRole("dialog").isVisible())) await page.goto("/en-UN/signup");
    await expect(first.or(success(page)).or(back).first()).toBeVisible();
    if (await back.isVisible()) await back.click();
    await expect(first.or(success(page))).toBeVisible();
    if (await success(page).isVisible()) return;
    await first.fill("Aino");
    await field(page, "lastName").fill("Mäki");
    await field(page, "email").fill(email);
    await field(page, "password").fill("Long enough 7");
    await field(page, "phone").fill(phone);
    await field(page, "termsAndConditions").check();
    await field(page, "cookiePolicyAccepted").check();
    await page.getByRole("dialog").locator("button[type=submit]").click();
  }
  return {
    calls,
    row: /^(Not known yet|Done): your registration$/,
    success,
    failure: (page) => page.getByText("was not accepted"),
    press,
    async expectTruth([tab]) {
      await press(tab);
      await expect(success(tab)).toBeVisible(patient);
      const players = (await world.control("GET", "/players")) as { email: string }[];
      expect(players.filter((each) => each.email === email)).toHaveLength(1);
    },
  };
}

for (let seed = 1; seed <= histories; seed++)
  test(`history ${seed}: one effect at most, never told as failed, and known in both tabs in the end @once`, async ({
    page,
    context,
    world,
  }) => {
    const tried = await (seed % 2 === 0 ? cooling : registration)(context, world);
    const tabs = [page, await context.newPage()] as const;
    for (const tab of tabs) await tab.goto("/en-UN");
    for (const step of fc.sample(steps, { seed, numRuns: 1 })[0] ?? []) {
      const tab = tabs[step.tab === 0 ? 0 : 1];
      tried.calls.lose(step.loss);
      await test.step(`${step.do} in tab ${step.tab}, lost ${step.loss}`, async () => {
        if (step.do === "leave") await tab.goto("/en-UN/promotions");
        else if (step.do === "reload") await tab.reload();
        else await tried.press(tab);
        if (step.do === "press") await expect(row(tab, tried).or(tried.success(tab)).first()).toBeVisible(patient);
        if (step.do === "press-reload") await tab.reload();
      });
      for (const each of tabs) await expect(tried.failure(each)).toHaveCount(0);
    }
    tried.calls.lose("none");
    for (const tab of tabs) await tab.goto("/en-UN");
    await tried.expectTruth(tabs);
    expect(new Set(tried.calls.keys).size).toBeLessThanOrEqual(1);
  });
