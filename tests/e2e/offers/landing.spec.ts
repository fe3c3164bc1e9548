import type { Page } from "@playwright/test";
import money from "@/messages/en/money.json" with { type: "json" };
import offers from "@/messages/en/offers.json" with { type: "json" };
import safety from "@/messages/en/safety.json" with { type: "json" };
import { payByCard } from "../../support/pay-by-card";
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { beWelcomed, field, fillDetails, newEmail, patient, playersOf, submit } from "../support/sign-up";
import { expect, test } from "../support/world";

test.describe.configure({ timeout: 180_000 });

const { consent } = safety;
const { deposit } = money;
const headline = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** What an advertiser's link carries, and what somebody may put there. */
const campaign = new URLSearchParams([
  ["utm_source", "<script>alert(1)</script>"],
  ["gclid", "x".repeat(1_500)],
  ["bonusCode", "<b>FREE</b>"],
  ["bonusCode", "OTHER"],
]);

/** Answers the notice about cookies, which waits for the page's scripts. */
async function answer(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 2_000 });
    await expect(button).toBeHidden({ timeout: 5_000 });
  }).toPass();
}

/** From the button of the page to a new player, with a reload on the way. */
async function signUpFromCampaign(page: Page, email: string): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Open an account" }).click();
  await expect(field(page, "firstName")).toBeVisible(patient);
  await expect(page).toHaveURL("/en-UN/signup");
  await page.reload();
  await fillDetails(page, { email, phone: "40612345" });
  await submit(page).click();
  await expect(field(page, "dateOfBirth")).toBeVisible(patient);
  await field(page, "dateOfBirth").fill("17/5/1990");
  await field(page, "postalCode").fill("0150");
  await submit(page).click();
  await beWelcomed(page, "en-UN");
}

const dataLayer = (page: Page) => page.evaluate(() => JSON.stringify(Object(window).dataLayer ?? []));

test.describe("a paid click", () => {
  test.use({ consent: "none" });

  test("leads over the consent and the sign-up to a deposit with the page's code: the money and the bonus are in the ledger, and analytics alone is told of the advertisement, after the sign-up [ROUTE-511, SIGNUP-028] @phone", async ({
    page,
    world,
  }) => {
    await world.visitFrom("NO");
    const email = newEmail();
    await page.goto("/en-UN/promo/first-orbit?utm_source=news&gclid=click-1&other=x");
    await answer(page, consent.accept);
    expect(await dataLayer(page)).toBe("[]");
    await signUpFromCampaign(page, email);
    expect(await dataLayer(page)).toBe("[]");
    const [player] = await playersOf(world, email);
    const stateOf = async () => Object(await world.control("GET", `/players/${player?.playerId}`));
    expect((await stateOf()).rewards).toEqual([]);

    await page.goto("/en-UN/my-account/banking/deposit");
    const form = page.getByRole("main");
    await form.getByRole("radio").first().check();
    await form.getByLabel("Amount in NOK").fill("250");
    await form.getByRole("radio", { name: deposit.bonus.haveCode }).check();
    await expect(form.getByLabel(offers.bonusCode.code, { exact: true })).toHaveValue("FIRST-ORBIT");
    const next = form.getByRole("button", { name: /^Continue with/ });
    // The first press shows the terms of the code, and asks for nothing yet.
    await next.click();
    await expect(form.getByRole("region", { name: offers.promotions.facts.title })).toContainText("5,000.00");
    expect((await stateOf()).rewards).toEqual([]);
    await next.click();
    await payByCard(page.frameLocator(`iframe[title="${deposit.cashier.frame}"]`), "4242 4242 4242 4242");
    await expect(page.getByRole("heading", { name: deposit.outcome.paid.title, exact: true })).toBeVisible(patient);
    const { ledger, rewards } = await stateOf();
    expect(rewards).toEqual([
      expect.objectContaining({ campaignId: "demo-code-bonus", assignmentId: expect.any(String) }),
    ]);
    const booked = (kind: string) => ledger.filter(({ account }: { account: string }) => account.includes(`:${kind}`));
    expect([booked("MAIN"), booked("BONUS")]).toEqual([
      [expect.objectContaining({ category: "PAYMENT", amount: "250.00" })],
      [expect.objectContaining({ category: "BONUS", amount: "250.00" })],
    ]);

    expect(await dataLayer(page)).toBe("[]");
    await page.goto("/en-UN/online-casino");
    await expect
      .poll(() => dataLayer(page))
      .toContain('{"event":"analytics.started","campaign":"utm_source=news&gclid=click-1"}');
  });

  test("leads to the campaign's page, over a refusal of cookies to the sign-up, and its code to the new player's form for codes [ROUTE-023, ROUTE-511, SIGNUP-028] @once", async ({
    page,
    world,
  }) => {
    await world.visitFrom("NO");
    await page.goto(`/en-UN/promo/first-orbit?${campaign}`);
    await expect(headline(page, "A calm place to play")).toBeVisible();
    await expect(page.getByRole("main").locator("dl").first().locator("dt")).toHaveCount(6);
    await answer(page, consent.refuse);
    await signUpFromCampaign(page, newEmail());
    await page.goto("/en-UN/my-account/bonus-code");
    const code = page.getByRole("main").getByLabel(offers.bonusCode.code, { exact: true });
    await expect(code).toHaveValue("FIRST-ORBIT", patient);
  });
});

test("a landing page by its id is in the language of its address, the VIP page is content, and both fit every width [ROUTE-022, ROUTE-024, ROUTE-510, ROUTE-512, UI-024] @once", async ({
  page,
}) => {
  await page.goto("/fr-FR/landing/live-tables");
  await expect(headline(page, "Des tables avec des places libres")).toBeVisible();
  for (const [address, title] of [
    ["/en-UN/landing/live-tables", "Tables with open seats"],
    ["/en-UN/qrewards", "What regular players may expect"],
  ] as const) {
    await page.goto(address);
    await expect(headline(page, title)).toBeVisible();
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page), `${address} ${width}`).toEqual([]);
    }
    await expectNoAxeViolations(page);
  }
  for (const missing of [
    "/en-UN/landing/nowhere",
    "/en-UN/promo/live-tables",
    "/de-DE/qrewards",
    "/ca-CA/promo/first-orbit",
  ])
    expect([missing, (await page.request.get(missing)).status()]).toEqual([missing, 404]);
});
