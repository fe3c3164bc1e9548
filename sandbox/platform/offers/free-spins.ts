import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { players } from "../db-schema";
import { parseDecimal, toDecimal } from "../wallet/decimal";
import { isFreeSpins, Reward, runs } from "./rewards";
import { changeRewards, readRewards } from "./stored-rewards";

/** Free spins that a player may play in a game. */
export interface FreeSpins {
  left: number;
  /** Of each: what would be staked, and is not. */
  stakeMinor: number;
}

/** There is no free spin for a round that was to be one. */
export class NoFreeSpin extends Error {}

/** The first ones that run in a game and have some left. Those that name no game, or no stake, are played nowhere in the sandbox. */
function inGame(rewards: readonly Reward[], slug: string | null): { reward: Reward; spins: FreeSpins } | null {
  for (const reward of rewards) {
    const { freeSpinDetail: detail } = reward;
    const stake = parseDecimal(detail?.stake ?? "");
    if (!detail || !isFreeSpins(reward) || !runs(reward) || slug === null || detail.gameSlug !== slug) continue;
    if (stake === null || detail.roundsPlayed >= detail.rounds) continue;
    return { reward, spins: { left: detail.rounds - detail.roundsPlayed, stakeMinor: Number(stake) } };
  }
  return null;
}

/** The free spins of a player in a game; null without any. */
export async function findFreeSpins(db: Database, playerId: string, slug: string | null): Promise<FreeSpins | null> {
  const [player] = await db.select().from(players).where(eq(players.playerId, playerId));
  const rewards = (player?.profile.rewards ?? []).map((each) => Reward.parse(each));
  return inGame(rewards, slug)?.spins ?? null;
}

interface Played {
  slug: string | null;
  stakeMinor: number;
  /** What the round wins, which is cash. */
  winMinor: number;
}

/** Counts a round as a free spin, in the transaction of the round; the last one ends them. @throws NoFreeSpin */
export async function playFreeSpin(tx: Transaction, playerId: string, played: Played): Promise<void> {
  const found = inGame((await readRewards(tx, playerId)).rewards, played.slug);
  const detail = found?.reward.freeSpinDetail;
  if (!found || !detail || found.spins.stakeMinor !== played.stakeMinor) throw new NoFreeSpin();
  const { campaignId, assignmentId } = found.reward;
  const won = (parseDecimal(detail.won ?? "0") ?? 0n) + BigInt(played.winMinor);
  const isSame = (each: Reward) => each.campaignId === campaignId && each.assignmentId === assignmentId;
  await changeRewards(tx, playerId, isSame, {
    freeSpinDetail: { ...detail, roundsPlayed: detail.roundsPlayed + 1, won: toDecimal(won) },
    ...(found.spins.left === 1 && { campaignStatus: "COMPLETED", endedAt: new Date().toISOString() }),
  });
}
