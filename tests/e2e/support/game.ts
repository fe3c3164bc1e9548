import type { FrameLocator, Page } from "@playwright/test";
import { z } from "zod";
import { expect, type Player, type World } from "./world";

export const relax = "/en-UN/play/neon-drift";
export const pragmatic = "/en-UN/play/gem-harbour";

const Rounds = z.array(
  z.object({ id: z.string(), stakeMinor: z.number(), winMinor: z.number(), settledAt: z.string().nullable() }),
);
const Wallet = z.object({
  wallet: z.object({ balanceMap: z.object({ main: z.array(z.object({ cash: z.string() })) }) }),
});

export const game = (page: Page) => page.frameLocator("iframe");
/** The part of the page around the game, which shows the kind of money. */
export const bar = (page: Page) => page.getByRole("region", { name: /^Game: / });
export const spinButton = (frame: FrameLocator) => frame.getByRole("button", { name: "Spin" });
export const result = (frame: FrameLocator) => frame.getByRole("status");
export const over = /^(No win|You won)/;

export async function playRound(frame: FrameLocator): Promise<void> {
  await expect(spinButton(frame)).toBeEnabled();
  await spinButton(frame).click();
  await expect(result(frame)).toHaveText(over);
  await expect(spinButton(frame)).toBeEnabled();
}

export const roundsOf = async (world: World, { playerId }: Player) =>
  Rounds.parse(await world.control("GET", `/players/${playerId}/rounds`));

export async function cashOf(world: World, { playerId }: Player): Promise<number> {
  const { wallet } = Wallet.parse(await world.control("GET", `/players/${playerId}`));
  return Math.round(Number(wallet.balanceMap.main[0]?.cash) * 100);
}
