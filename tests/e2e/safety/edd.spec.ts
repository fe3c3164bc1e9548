import type { Page } from "@playwright/test";
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { expectNoOverlayEntry } from "../support/overlays";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const messages = safety.edd;
const asked = { eddQuestionnaire: true, kycStatus: "EDD_PENDING" };

const dialog = (page: Page, step: "reminder" | "questions" | "sent") =>
  page.getByRole("dialog", { name: messages[step].title });
/** The players whom this browser has shown the questionnaire. */
const listed = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("edd-asked") ?? '{"value":[]}').value);

async function look(page: Page, what: string) {
  await expectNoAxeViolations(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await layoutFaults(page), `${what} at ${width} px`).toEqual([]);
  }
}

test("a player who is asked about their money closes the reminder, finds the questions again, answers over a reload, and is asked no more [EDD-006, EDD-012, EDD-013, EDD-014, UI-024] @once", async ({
  page,
  world,
}) => {
  test.slow();
  const player = await world.player(asked);
  await signIn(page, player, "/en-UN/terms");
  await expect(dialog(page, "reminder")).toBeVisible();
  await expect(page.getByLabel(messages.occupation)).toHaveCount(0);
  expect(await listed(page)).toEqual([player.playerId]);
  await look(page, "the reminder");
  await page.keyboard.press("Escape");
  await expect(dialog(page, "reminder")).toBeHidden();
  await expectNoOverlayEntry(page);

  // Once: the next page has the way back, and opens nothing.
  await page.goto("/en-UN/my-account/account");
  const again = page.getByRole("main").getByRole("button", { name: messages.answer });
  const start = dialog(page, "reminder").getByRole("button", { name: messages.answer });
  await expect(again).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await again.focus();
  await page.keyboard.press("Enter");
  await start.focus();
  await page.keyboard.press("Enter");
  const questions = dialog(page, "questions");
  const send = questions.getByRole("button", { name: messages.send });
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await questions.getByLabel(messages.occupation).selectOption("other");
  await questions.getByLabel(messages.otherOccupation).fill("Diver");
  await questions.getByLabel(messages.salaryRange).selectOption("2");
  await look(page, "the questions");

  await page.reload();
  await again.click();
  await start.click();
  await expect(questions.getByLabel(messages.otherOccupation)).toHaveValue("Diver");
  await questions.getByLabel(messages.sourceOfFunds).selectOption("salary");
  await send.click();
  await expect(dialog(page, "sent")).toBeVisible();
  expect(await listed(page)).toEqual([]);
  const answer = { occupation: "Diver", salaryRangeId: 2, sourceOfFunds: "salary" };
  expect(await world.control("GET", `/players/${player.playerId}/edd`)).toMatchObject(answer);
  await dialog(page, "sent").getByText(site.actions.close).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(again).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByText(messages.notice)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
