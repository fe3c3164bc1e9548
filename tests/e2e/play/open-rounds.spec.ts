import money from "@/messages/en/money.json" with { type: "json" };
import play from "@/messages/en/play.json" with { type: "json" };
import { waitForIslands } from "../../support/pages";
import { expectNoAxeViolations } from "../support/axe";
import { game, result, roundsOf } from "../support/game";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const path = "/en-UN/play/lantern-mines-trail";
const { rounds } = money.banking;

test("a round that is left open is listed on the home page and at the bank, is resumed from either, and is gone with its end @once", async ({
  page,
  world,
}) => {
  test.slow();
  const player = await world.player({ balance: "50.00" });
  await signIn(page, player, path);
  await game(page).getByRole("button", { name: "Start" }).click();
  const field = game(page).getByRole("button", { name: /^Row 3, column 3: covered/ });
  await expect(field).toBeEnabled();
  const [begun] = await roundsOf(world, player);
  const stake = new RegExp(`Stake €${((begun?.stakeMinor ?? 0) / 100).toFixed(2)}, since `);

  await page.goto("/en-UN");
  await waitForIslands(page);
  const tile = page.getByRole("listitem").filter({ hasText: play.myGames.openRound.title });
  await expect(tile).toContainText(stake);
  await expect(tile.getByRole("link", { name: /^Resume / })).toHaveAttribute("href", path);

  await page.goto("/en-UN/my-account/banking");
  const card = page.getByRole("region", { name: rounds.title });
  await expect(card.getByRole("listitem")).toHaveCount(1);
  await expect(card).toContainText(stake);
  await expectNoAxeViolations(page);
  await card.getByRole("link", { name: /^Resume / }).click();
  await expect(page).toHaveURL(path);
  // The very round that was left: nothing more was staked.
  await expect(field).toBeEnabled();
  await field.click();
  const over = result(game(page)).filter({ hasText: /^(No win|You won|You get)/ });
  const cashOut = game(page).getByRole("button", { name: /^Cash out €/ });
  await expect(over.or(result(game(page)).filter({ hasText: "A gem" }))).toBeVisible();
  if (!(await over.isVisible())) await cashOut.click();
  await expect(over).toBeVisible();
  expect(await roundsOf(world, player)).toEqual([
    expect.objectContaining({ id: begun?.id, settledAt: expect.any(String) }),
  ]);

  await page.goto("/en-UN/my-account/banking");
  await expect(page.getByText(money.banking.pending.none)).toBeVisible();
  await expect(card).toHaveCount(0);
});
