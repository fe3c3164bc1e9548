import type { FrameLocator } from "@playwright/test";
import { expectNoAxeViolations } from "../support/axe";
import { cashOf, game, result, roundsOf } from "../support/game";
import { signIn } from "../support/sign-in";
import { expect, test } from "../support/world";

const ended = /^(No win|You won|You get|A tie)/;

/** Draws no card: stands until the round is over, which it may be from the deal. */
async function stand(frame: FrameLocator): Promise<void> {
  const over = frame.getByRole("status").filter({ hasText: ended });
  const turn = frame.getByRole("button", { name: "Stand" });
  await expect(over.or(frame.getByRole("status").filter({ hasText: "It is your turn" }))).toBeVisible();
  if (await over.isHidden()) await turn.press("Enter");
}

/** Opens a field, which takes no press before the mines are laid, and, where it was no mine, cashes out. */
async function openOneField(frame: FrameLocator): Promise<void> {
  const field = frame.getByRole("button", { name: /^Row 3, column 3: covered/ });
  await expect(field).toBeEnabled();
  await field.press("Enter");
  const over = frame.getByRole("status").filter({ hasText: ended });
  await expect(over.or(frame.getByRole("status").filter({ hasText: "A gem" }))).toBeVisible();
  if (await over.isVisible()) return;
  const cashOut = frame.getByRole("button", { name: /^Cash out €/ });
  await expect(cashOut).toBeEnabled();
  await cashOut.press("Enter");
}

for (const { path, play, goOn } of [
  { path: "/en-UN/play/parlour-blackjack", play: "Deal", goOn: stand },
  { path: "/en-UN/play/lantern-mines-trail", play: "Start", goOn: openOneField },
  { path: "/en-UN/play/bumper-grand-plinko", play: "Drop", goOn: async () => {} },
])
  test(`a player plays a round of ${path} by keyboard, and rounds and wallet agree @once`, async ({ page, world }) => {
    const player = await world.player({ balance: "50.00" });
    await signIn(page, player, path);
    const button = game(page).getByRole("button", { name: play });
    await expect(button).toBeEnabled();
    await expectNoAxeViolations(page, "iframe");
    await button.press("Enter");
    await goOn(game(page));
    await expect(result(game(page))).toHaveText(ended);
    const rounds = await roundsOf(world, player);
    expect(rounds).toHaveLength(1);
    const [{ stakeMinor = 0, winMinor = 0, settledAt = null } = {}] = rounds;
    expect(settledAt).not.toBeNull();
    expect(await cashOf(world, player)).toBe(5_000 - stakeMinor + winMinor);
  });
