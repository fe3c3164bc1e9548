import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { takesBonuses } from "../account/profile";
import { players, transactions } from "../db-schema";
import { Reward } from "./rewards";

/** A player's rewards within a transaction. Those of an older data folder lack fields, or all. */
export async function readRewards(tx: Transaction, playerId: string): Promise<{ rewards: Reward[]; bonuses: boolean }> {
  const [player] = await tx.select().from(players).where(eq(players.playerId, playerId)).for("update");
  return {
    rewards: (player?.profile.rewards ?? []).map((each) => Reward.parse(each)),
    bonuses: player !== undefined && takesBonuses(player.profile),
  };
}

/** Changes the rewards that `isMeant` finds, and nothing else of the player. */
export async function changeRewards(
  tx: Transaction,
  playerId: string,
  isMeant: (reward: Reward) => boolean,
  change: Partial<Reward>,
): Promise<void> {
  const [player] = await tx.select().from(players).where(eq(players.playerId, playerId)).for("update");
  if (!player) return;
  const { profile } = player;
  const rewards = (profile.rewards ?? []).map((each) => (isMeant(each) ? { ...each, ...change } : each));
  await tx
    .update(players)
    .set({ profile: { ...profile, rewards } })
    .where(eq(players.playerId, playerId));
}

/** What was done with a key: the reference of its entry. */
export async function referenceOfKey(db: Database, playerId: string, key: string): Promise<string | null> {
  const [found] = await db
    .select({ reference: transactions.reference })
    .from(transactions)
    .where(and(eq(transactions.playerId, playerId), eq(transactions.idempotencyKey, key)));
  return found?.reference ?? null;
}
