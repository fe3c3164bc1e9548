import { expectNoAxeViolations } from "../support/axe";
import { game, playRound, relax, roundsOf, spinButton } from "../support/game";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const bonus = {
  ...{ campaignId: "R1", assignmentId: "R1", name: "Second deposit", amount: "20.00" },
  ...{ wageringAmount: "400.00", wageringProgress: "0.00" },
};

test("a game that a bonus limits opens only for who continues; a round in one that counts shows among the rewards of another tab @once", async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(180_000);
  const player = await world.player({
    balance: "50.00",
    rewards: [{ ...bonus, terms: { excludedGames: ["neon-drift"] } }],
  });
  await signIn(page, player, relax);
  const question = page.getByRole("dialog", { name: "This game and your bonus" });
  await expect(question).toContainText("do not count towards the wagering of your bonus");
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("You chose not to play it while your bonus runs.")).toBeVisible();
  expect(await page.locator("iframe").count()).toBe(0);
  await page.getByRole("button", { name: "Try again" }).click();
  await question.getByRole("button", { name: "Play anyway" }).click();
  await expect(page.getByText("stake at most €5.00 at a time")).toBeVisible();
  await expect(spinButton(game(page))).toBeEnabled();

  // The stake itself is warned of before it is placed, as long as it is over the most.
  const over = page.getByText("Your stake of €10.00 is over the €5.00 that your bonus allows.");
  const raise = game(page).getByRole("button", { name: "Raise the stake" });
  for (const stake of ["€1.00", "€2.00", "€5.00"]) {
    await raise.click();
    await expect(game(page).locator("#stake")).toHaveText(stake);
    await expect(over).toHaveCount(0);
  }
  await raise.click();
  await expect(over).toBeVisible();
  await expectNoAxeViolations(page);
  for (const _ of [1, 2, 3, 4]) await game(page).getByRole("button", { name: "Lower the stake" }).click();
  await expect(over).toHaveCount(0);
  await expect(page.getByText("stake at most €5.00 at a time")).toBeVisible();

  await world.control("PATCH", `/players/${player.playerId}`, { rewards: [bonus] });
  const other = await context.newPage();
  await other.goto("/en-UN/my-account/rewards/active");
  const card = other.getByRole("article", { name: "Second deposit" });
  await expect(card).toContainText("€0.00 of €400.00");
  await playRound(game(page));
  const [round] = await roundsOf(world, player);
  const staked = ((round?.stakeMinor ?? 0) / 100).toFixed(2);
  await other.bringToFront();
  await expect(card).toContainText(`€${staked} of €400.00`, { timeout: 30_000 });
});
