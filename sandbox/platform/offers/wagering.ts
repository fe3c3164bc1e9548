import { eq } from "drizzle-orm";
import type { Transaction } from "../../core/database";
import { wallets } from "../db-schema";
import { readBalance } from "../wallet/balance";
import { parseDecimal, toDecimal } from "../wallet/decimal";
import { type Place, postWithin } from "../wallet/ledger";
import type { Vertical } from "../wallet/verticals";
import { hasExpired, isCashback, isFreeSpins, type Reward, runs } from "./rewards";
import { changeRewards, readRewards } from "./stored-rewards";

/** What a stake was placed on. */
export interface StakedGame {
  slug: string | null;
  gameType: string;
  jackpotExist: boolean;
}

interface Stake {
  playerId: string;
  amountMinor: bigint;
  vertical: Vertical;
  /** Null: of no game that is known. */
  game: StakedGame | null;
}

/**
 * How much of a stake counts, in percent: slots wholly, any other game of the casino by a tenth, live tables of their own bonuses wholly.
 * A stake over the maximum of the terms is taken like any other, and nothing of it counts.
 */
function shareOf({ vertical, game, amountMinor }: Stake, { terms }: Reward): bigint {
  const most = terms.maxBet === null ? null : parseDecimal(terms.maxBet);
  if (most !== null && amountMinor > most) return 0n;
  if (game?.slug && terms.excludedGames?.includes(game.slug)) return 0n;
  if (terms.excludesJackpotsAndTables && (game?.jackpotExist || vertical === "LIVE_CASINO")) return 0n;
  return vertical === "LIVE_CASINO" || !game || game.gameType === "slots" ? 100n : 10n;
}

const isBonus = (reward: Reward): boolean => !isFreeSpins(reward) && !isCashback(reward);

/** Counts a stake for the bonuses of its vertical, in the transaction of the stake. True: one is fulfilled, and its money became cash. */
export async function countStake(tx: Transaction, stake: Stake): Promise<boolean> {
  const { playerId, amountMinor, vertical } = stake;
  const { rewards } = await readRewards(tx, playerId);
  let isAnyDone = false;
  for (const reward of rewards.filter((each) => runs(each) && isBonus(each) && each.vertical === vertical)) {
    const required = parseDecimal(reward.wageringAmount ?? "0") ?? 0n;
    const counted = (amountMinor * shareOf(stake, reward)) / 100n;
    if (required === 0n || counted === 0n) continue;
    const reached = (parseDecimal(reward.wageringProgress ?? "0") ?? 0n) + counted;
    const wageringProgress = toDecimal(reached < required ? reached : required);
    await changeRewards(tx, playerId, isSame(reward), { wageringProgress });
    if (reached < required) continue;
    isAnyDone = true;
    await endBonus(tx, playerId, reward, "COMPLETED");
  }
  return isAnyDone;
}

/** Ends what has passed its time. True: a bonus did, and its money is gone. */
export async function endExpired(tx: Transaction, playerId: string): Promise<boolean> {
  // The wallet first, as every operation of it does.
  await tx.select().from(wallets).where(eq(wallets.playerId, playerId)).for("update");
  const { rewards } = await readRewards(tx, playerId);
  const expired = rewards.filter(hasExpired);
  for (const reward of expired) await endBonus(tx, playerId, reward, "EXPIRED");
  return expired.length > 0;
}

const isSame = (reward: Reward) => (each: Reward) =>
  each.campaignId === reward.campaignId && each.assignmentId === reward.assignmentId;

/** A fulfilled bonus becomes cash, an expired one is taken away: its vertical's money with the last bonus there, what is locked with the last of all. */
async function endBonus(tx: Transaction, playerId: string, reward: Reward, campaignStatus: "COMPLETED" | "EXPIRED") {
  const { assignmentId, vertical, expiresAt } = reward;
  const endedAt = campaignStatus === "EXPIRED" ? expiresAt : new Date().toISOString();
  await changeRewards(tx, playerId, isSame(reward), { campaignStatus, endedAt });
  const balance = await readBalance(tx, playerId);
  if (!balance || assignmentId === null || !isBonus(reward)) return;
  const { rewards } = await readRewards(tx, playerId);
  const others = rewards.filter((each) => runs(each) && isBonus(each));
  const isLastThere = !others.some((each) => each.vertical === vertical);
  const moves: { place: Exclude<Place, { operator: unknown }>; amountMinor: bigint }[] = [
    { place: { kind: "BONUS", vertical }, amountMinor: isLastThere ? balance.bonusMinor[vertical] : 0n },
    { place: { kind: "LOCKED" }, amountMinor: others.length === 0 ? balance.lockedMinor : 0n },
  ];
  const operator = { operator: "adjustment" } as const;
  const common = { playerId, category: "BONUS", currency: balance.currency, reference: assignmentId } as const;
  let total = 0n;
  for (const { place, amountMinor } of moves.filter((move) => move.amountMinor > 0n)) {
    const key = `${assignmentId}:${campaignStatus}:${place.kind}`;
    const type = campaignStatus === "EXPIRED" ? "FORFEIT" : "WITHDRAW";
    await postWithin(tx, { ...common, key, type, amountMinor, from: place, to: operator });
    total += amountMinor;
  }
  // On record too where nothing is left to move.
  const isPaid = campaignStatus === "COMPLETED";
  const end = { ...common, key: `${assignmentId}:${campaignStatus}`, from: operator, to: { kind: "MAIN" } as const };
  if (isPaid || total === 0n)
    await postWithin(tx, { ...end, type: isPaid ? "DEPOSIT" : "FORFEIT", amountMinor: isPaid ? total : 0n });
}
