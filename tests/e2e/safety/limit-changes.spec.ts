import type { Page } from "@playwright/test";
import safety from "@/messages/en/safety.json" with { type: "json" };
import site from "@/messages/en/site.json" with { type: "json" };
import { expectNoAxeViolations } from "../support/axe";
import { layoutFaults } from "../support/layout";
import { loseAnswers } from "../support/lost-answers";
import { signIn } from "../support/sign-in";
import { expect, type Player, test } from "../support/world";

const path = "/en-UN/my-account/gambling-limits";
const { limits } = safety;
const notices = limits.player.responsibleGambling.deposit.limit;

test.use({ timezoneId: "Europe/Helsinki" });

const row = (page: Page, kind: "deposit" | "spend", period: "D" | "W" | "M") =>
  page
    .getByRole("main")
    .getByRole("region", { name: limits.kinds[kind].title, exact: true })
    .getByRole("listitem")
    .filter({ has: page.getByText(limits.periods[period], { exact: true }) });

async function open(page: Page, who: Player): Promise<void> {
  await signIn(page, who, path);
}

test("a player sets a limit, lowers it, raises it and cancels the raise, by the keyboard alone [LIMIT-003, LIMIT-006, LIMIT-008] @once", async ({
  page,
  world,
}) => {
  await open(page, await world.player());
  const day = row(page, "deposit", "D");
  const type = async (opener: RegExp, amount: string) => {
    await day.getByRole("button", { name: opener }).focus();
    await page.keyboard.press("Enter");
    await expect(day.getByRole("textbox")).toBeFocused();
    await page.keyboard.type(amount);
  };

  await type(/^Set a limit: /, "50");
  await page.keyboard.press("Enter");
  await expect(day).toContainText("€0.00 of €50.00 used");
  await expect(page.getByText(notices.updated)).toBeVisible();

  await type(/^Change: /, "20,50");
  await expect(day).toContainText("€20.50 applies as soon as you save it.");
  await page.keyboard.press("Enter");
  await expect(day).toContainText("€0.00 of €20.50 used");
  await expect(day.getByRole("button", { name: /^Change: / })).toBeFocused();

  await type(/^Change: /, "80");
  await expect(day).toContainText("€80.00 is higher than your limit now, so it has to wait.");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(day).toContainText("Change to €80.00 is waiting");
  await expect(day).toContainText(/It takes effect \d+ \w{3} \d{4}, .*Eastern European.*, your time/);
  await expect(day).toContainText("Until then €20.50 applies.");
  await expect(page.getByText(notices.updateReceived)).toBeVisible();
  await page.reload();
  await expect(day).toContainText("Change to €80.00 is waiting");

  await day.getByRole("button", { name: limits.pending.cancel }).focus();
  await page.keyboard.press("Enter");
  await expect(day.getByText("Change to €80.00 is waiting")).toHaveCount(0);
  await expect(day).toContainText("€0.00 of €20.50 used");
  await expect(page.getByText(notices.canceled)).toBeVisible();
});

test("a removal is asked for twice, waits, and a wrong value is refused at its place with nothing lost [LIMIT-007, LIMIT-016] @phone", async ({
  page,
  world,
}) => {
  const player = await world.player();
  const set = (limit: object) => world.control("PUT", `/players/${player.playerId}/limits`, limit);
  await set({ kind: "spend", duration: "D", value: "50.00" });
  await set({ kind: "spend", duration: "W", value: "100.00" });
  await open(page, player);
  const day = row(page, "spend", "D");
  await day.getByRole("button", { name: /^Change: / }).click();
  await day.getByRole("textbox").fill("100.01");
  await day.getByRole("button", { name: "Save", exact: true }).click();
  await expect(day.getByRole("alert")).toHaveText(limits.player.responsibleGambling.limit.error.D.high);
  await page.reload();
  await expect(day.getByRole("textbox")).toHaveValue("100.01");
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await layoutFaults(page)).toEqual([]);

  await day.getByRole("button", { name: limits.remove.open }).click();
  await expect(day.getByRole("button", { name: "Keep €50.00" })).toBeFocused();
  await expect(day).toContainText("Until then €50.00 applies");
  await day.getByRole("button", { name: limits.remove.confirm }).click();
  await expect(day).toContainText(limits.pending.removal);
  await expect(day).toContainText("€0.00 of €50.00 used");
});

for (const loss of ["before", "after"] as const)
  test(`a limit whose answer is lost ${loss} its effect is being checked over a reload, and then told as it is @once`, async ({
    page,
    context,
    world,
  }) => {
    test.setTimeout(180_000);
    world.expectFailedRequest("PATCH", "/v1/player/limits/deposit");
    // The reload ends a read that is under way.
    world.expectFailedRequest("GET", "/v1/player/limits/deposit");
    const calls = await loseAnswers(context, "PATCH", "/player/limits/deposit");
    calls.lose(loss);
    await open(page, await world.player());
    const day = row(page, "deposit", "D");
    await day.getByRole("button", { name: /^Set a limit: / }).click();
    await day.getByRole("textbox").fill("50");
    await page.keyboard.press("Enter");
    await expect(page.getByText(notices.updated)).toHaveCount(0);
    if (loss === "before") {
      await expect(day).toContainText("We are checking whether your limit of €50.00 was saved");
      await expect(page.getByText(`Checking: ${site.intents.operations.depositLimit}`)).toBeVisible();
      await page.reload();
      await expect(day).toContainText("We are checking whether your limit of €50.00 was saved");
      await expect(day.getByText("We are checking")).toHaveCount(0, { timeout: 120_000 });
      await expect(day.getByRole("button", { name: /^Set a limit: / })).toBeVisible();
    } else await expect(day).toContainText("€0.00 of €50.00 used", { timeout: 40_000 });
    expect(new Set(calls.keys).size).toBe(1);
  });
