import type { Page } from "@playwright/test";
import offers from "@/messages/en/offers.json" with { type: "json" };
import safety from "@/messages/en/safety.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { beWelcomed, field, fillDetails, newEmail, patient, submit } from "../support/sign-up";
import { expect, test } from "../support/world";

test.describe.configure({ timeout: 180_000 });

const { consent } = safety;
const headline = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
/** What an advertiser's link carries, and what somebody may put there. */
const campaign = new URLSearchParams([
  ["utm_source", "<script>alert(1)</script>"],
  ["gclid", "x".repeat(1_500)],
  ["bonusCode", "<b>FREE</b>"],
  ["bonusCode", "OTHER"],
]);

test.describe("a paid click", () => {
  test.use({ consent: "none" });

  test("leads to the campaign's page, over a refusal of cookies to the sign-up, and its code to the new player's form for codes [ROUTE-023, ROUTE-511, SIGNUP-028] @once", async ({
    page,
    world,
  }) => {
    await world.visitFrom("NO");
    await page.goto(`/en-UN/promo/first-orbit?${campaign}`);
    await expect(headline(page, "A calm place to play")).toBeVisible();
    await expect(page.getByRole("main").locator("dl").first().locator("dt")).toHaveCount(6);
    const refuse = page.getByRole("button", { name: consent.refuse, exact: true });
    await expect(async () => {
      if (await refuse.isVisible()) await refuse.click({ timeout: 2_000 });
      await expect(refuse).toBeHidden({ timeout: 5_000 });
    }).toPass();
    await page.getByRole("main").getByRole("link", { name: "Open an account" }).click();
    await expect(field(page, "firstName")).toBeVisible(patient);
    await expect(page).toHaveURL("/en-UN/signup");
    await page.reload();
    await fillDetails(page, { email: newEmail(), phone: "40612345" });
    await submit(page).click();
    await expect(field(page, "dateOfBirth")).toBeVisible(patient);
    await field(page, "dateOfBirth").fill("17/5/1990");
    await field(page, "postalCode").fill("0150");
    await submit(page).click();
    await beWelcomed(page, "en-UN");
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
