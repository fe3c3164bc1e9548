import { setTimeout as wait } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import money from "@/messages/en/money.json" with { type: "json" };
import safety from "@/messages/en/safety.json" with { type: "json" };
import { game, pragmatic } from "../e2e/support/game";
import { beWelcomed, details, field, fillDetails, giveCode, patient, submit } from "../e2e/support/sign-up";
import type { World } from "../e2e/support/world";
import { payByCard } from "../support/pay-by-card";

const { cashier, outcome } = money.deposit;

/** A viewer reads what has come for so long, in milliseconds. */
const readMs = 1_500;

const main = (page: Page) => page.getByRole("main");

/** The main journey: a visitor plays with play money, signs up, pays in, plays for real, sets a limit and withdraws. */
const journey: readonly [step: string, run: (page: Page, world: Pick<World, "control">) => Promise<unknown>][] = [
  [
    "a visitor looks around",
    async (page) => {
      await page.goto("/en-UN");
      await wait(readMs);
      await page.goto("/en-UN/online-casino");
      await wait(readMs);
      await page.mouse.wheel(0, 700);
    },
  ],
  [
    "tries a game with play money",
    async (page) => {
      await page.goto(pragmatic);
      await wait(readMs);
      await page.getByRole("button", { name: "Play demo" }).click();
      await playRounds(page, 2);
    },
  ],
  [
    "signs up",
    async (page, world) => {
      const given = details();
      await page.goto("/en-UN/signup");
      await field(page, "firstName").waitFor();
      await fillDetails(page, given);
      await wait(readMs);
      await submit(page).click();
      await field(page, "dateOfBirth").waitFor();
      await field(page, "dateOfBirth").fill("17/5/1990");
      await field(page, "postalCode").fill("00150");
      await wait(readMs);
      await submit(page).click();
      await expect(field(page, "pincode")).toBeVisible(patient);
      await giveCode(page, world, `+358${given.phone.slice(1)}`);
      await beWelcomed(page, "en-UN");
    },
  ],
  [
    "pays in",
    async (page) => {
      await page.goto("/en-UN/my-account/banking/deposit");
      await main(page).getByRole("radio").first().check();
      await main(page).getByLabel("Amount in €").fill("50");
      await wait(readMs);
      await main(page)
        .getByRole("button", { name: /^Continue with/ })
        .click();
      await payByCard(page.frameLocator(`iframe[title="${cashier.frame}"]`), "4242 4242 4242 4242");
      await page.getByRole("heading", { name: outcome.paid.title }).waitFor();
    },
  ],
  [
    "plays for real money",
    async (page) => {
      await page.goto(pragmatic);
      await playRounds(page, 3);
    },
  ],
  [
    "sets a limit",
    async (page) => {
      await page.goto("/en-UN/my-account/gambling-limits");
      const deposits = main(page).getByRole("region", { name: safety.limits.kinds.deposit.title, exact: true });
      const day = deposits.getByRole("listitem").first();
      await day.getByRole("button", { name: /^Set a limit: / }).click();
      await day.getByRole("textbox").fill("100");
      await wait(readMs);
      await page.keyboard.press("Enter");
      await day.getByText("€100.00").first().waitFor();
    },
  ],
  [
    "withdraws",
    async (page) => {
      await page.goto("/en-UN/my-account/banking/withdraw");
      await main(page).getByLabel("Amount in €").fill("20");
      await wait(readMs);
      await main(page)
        .getByRole("button", { name: /^Withdraw/ })
        .click();
      await page.getByText("You have asked for €20.00").waitFor();
    },
  ],
];

/** Runs all steps, with time to read after each. */
export async function travel(page: Page, world: Pick<World, "control">, note: (step: string) => void): Promise<void> {
  for (const [step, run] of journey) {
    note(step);
    await run(page, world);
    await wait(readMs);
  }
}

async function playRounds(page: Page, count: number): Promise<void> {
  const spin = game(page).getByRole("button", { name: "Spin", exact: true });
  for (let round = 0; round < count; round++) {
    await expect(spin).toBeEnabled({ timeout: 30_000 });
    await spin.click();
    await expect(spin).toBeDisabled();
  }
  await expect(spin).toBeEnabled({ timeout: 30_000 });
}
