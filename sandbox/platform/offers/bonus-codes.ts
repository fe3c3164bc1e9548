import { and, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import type { Player } from "../account/players";
import { takesBonuses } from "../account/profile";
import { players } from "../db-schema";
import { parseDecimal } from "../wallet/decimal";
import type { PostResult } from "../wallet/ledger";
import type { Wallet } from "../wallet/wallet";
import { matchDeposit, rewardIn } from "./code-reward";
import { consentRefusal } from "./consents";
import { type BonusCode, bonusCodeClaims, bonusCodes, type PlantedRefusal } from "./db-schema";
import { isCashback, isFreeSpins, Reward, runs } from "./rewards";
import { readRewards } from "./stored-rewards";

const sameVertical = "error.bonus.active.same.vertical.already.exists";
const isBonus = (reward: Reward): boolean => !isFreeSpins(reward) && !isCashback(reward);

/** Why a code gives nothing; thrown where it has to undo what was begun. */
export class CodeRefused extends Error {
  constructor(readonly refusal: Omit<PlantedRefusal, "at">) {
    super(refusal.message);
  }
}

const refused = (status: PlantedRefusal["status"], name: string, message: string) =>
  new CodeRefused({ status, code: `error.bonus_code.${name}`, message });

/** A code as its operator wrote it, in whatever case it was typed; one that nobody wrote is as it was typed. */
export async function codeAsWritten(db: Database, typed: string): Promise<string> {
  const isSame = eq(sql`upper(${bonusCodes.code})`, typed.trim().toUpperCase());
  const [found] = await db.select({ code: bonusCodes.code }).from(bonusCodes).where(isSame);
  return found?.code ?? typed;
}

/** The code, where nothing stands against it for this player. @throws CodeRefused */
export async function checkCode(
  db: Database | Transaction,
  player: Player,
  { code, at }: { code: string; at: PlantedRefusal["at"] },
): Promise<BonusCode> {
  const { playerId, profile } = player;
  if (!profile.manualClaim || !takesBonuses(profile))
    throw refused(400, "not_available", "Codes are not available for the player.");
  const [found] = await db.select().from(bonusCodes).where(eq(bonusCodes.code, code)).for("update");
  if (!found) throw refused(404, "not_found", "There is no such code.");
  const [claim] = await db.select().from(bonusCodeClaims).where(claimOf(playerId, code));
  if (claim) throw refused(409, "used", "The player has used the code.");
  const { refusal, expiresAt, claimsLeft } = found;
  if (refusal && (refusal.at === "validate" || refusal.at === at)) throw new CodeRefused(refusal);
  if (expiresAt && expiresAt.getTime() <= Date.now()) throw refused(409, "expired", "The code has expired.");
  if (claimsLeft === 0) throw refused(409, "limit", "All bonuses of the code were claimed.");
  return found;
}

const claimOf = (playerId: string, code: string) =>
  and(eq(bonusCodeClaims.playerId, playerId), eq(bonusCodeClaims.code, code));

interface Claim {
  player: Player;
  code: string;
  key: string;
  /** What the deposit paid in that it is claimed with; null without one. */
  paidMinor?: bigint | null;
}

/** What a code gives a player, with a deposit or without. @throws CodeRefused */
function rewardOf({ reward }: Pick<BonusCode, "reward">, { player, paidMinor = null }: Claim): Reward {
  const given = rewardIn(player.profile.currencyCode, Reward.parse(reward));
  if (paidMinor !== null) return matchDeposit(given, paidMinor);
  if (given.terms.matchesDeposit)
    throw new CodeRefused({
      status: 409,
      code: "error.bonus_code.deposit_needed",
      message: "This bonus comes with a deposit: enter the code there.",
    });
  return given;
}

/**
 * Gives a player what the code stands for, once: with its money in the ledger, where it gives any. The key of an earlier claim returns
 * what that one gave. @throws CodeRefused
 */
export async function claimCode(db: Database, wallet: Wallet, claim: Claim): Promise<PostResult<Reward>> {
  const { player, code, key } = claim;
  const { playerId, profile } = player;
  const [found] = await db.select().from(bonusCodes).where(eq(bonusCodes.code, code));
  const { amount = null, vertical = "CASINO" } = found ? rewardOf(found, claim) : {};
  return wallet.giveBonus({
    ...{ playerId, key, reference: code, currency: profile.currencyCode },
    place: { kind: "BONUS", vertical },
    amountMinor: amount === null ? 0n : (parseDecimal(amount) ?? 0n),
    within: (tx) => assign(tx, claim),
  });
}

/** What of the player's stands against what a code gives; null: nothing. */
export async function codeConflict(
  tx: Transaction,
  playerId: string,
  reward: BonusCode["reward"],
): Promise<CodeRefused | null> {
  const { rewards } = await readRewards(tx, playerId);
  if (isBonus(reward) && rewards.some((each) => runs(each) && isBonus(each) && each.vertical === reward.vertical))
    return new CodeRefused({ status: 400, code: sameVertical, message: "A bonus of its games runs already." });
  const missing = await consentRefusal(tx, playerId, Reward.parse(reward));
  return missing && new CodeRefused({ status: 400, code: missing, message: "Its terms are not accepted." });
}

/** The assignment has the name of the key. */
async function assign(tx: Transaction, claim: Claim): Promise<Reward> {
  const { player, code, key: assignmentId } = claim;
  const { playerId } = player;
  const found = await checkCode(tx, player, { code, at: "claim" });
  const { campaignId, days } = found;
  const reward = rewardOf(found, claim);
  const conflict = await codeConflict(tx, playerId, reward);
  if (conflict) throw conflict;
  const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
  const given: Reward = {
    ...reward,
    campaignId,
    assignmentId,
    expiresAt,
    hasBonusCode: true,
    campaignCategory: "MANUAL",
  };
  await tx.insert(bonusCodeClaims).values({ playerId, code, assignmentId });
  const claimsLeft = sql`${bonusCodes.claimsLeft} - 1`;
  await tx.update(bonusCodes).set({ claimsLeft }).where(eq(bonusCodes.code, code));
  const [now] = await tx.select().from(players).where(eq(players.playerId, playerId)).for("update");
  const profile = now?.profile ?? player.profile;
  await tx
    .update(players)
    .set({ profile: { ...profile, rewards: [...(profile.rewards ?? []), given] } })
    .where(eq(players.playerId, playerId));
  return given;
}
