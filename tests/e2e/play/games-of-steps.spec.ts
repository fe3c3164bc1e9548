import type { FrameLocator, Locator } from "@playwright/test";
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
  if (await over.isVisible()) return;
  await frame.owner().page().setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => frame.locator("body").evaluate(() => Math.max(innerWidth, innerHeight))).toBeLessThan(420);
  expect(await brokenWords(frame.getByRole("button", { name: /^(Hit|Stand|Double)$/ })), "broken words").toEqual([]);
  await turn.press("Enter");
}

/** The buttons whose words take more than one line. */
const brokenWords = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      return text.getClientRects().length > 1 ? [button.textContent ?? ""] : [];
    }),
  );

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
