import { eq } from "drizzle-orm";
import type { Database } from "../../core/database";
import type { Player } from "../account/players";
import { CodeRefused, checkCode, claimCode, codeConflict } from "../offers/bonus-codes";
import { consentRefusal } from "../offers/consents";
import { bonusCodes } from "../offers/db-schema";
import { isOnOffer, type Reward } from "../offers/rewards";
import { readRewards } from "../offers/stored-rewards";
import { giveReward, refusalOf, wayOf } from "../offers/take-reward";
import type { Wallet } from "../wallet/wallet";

interface BonusDependencies {
  db: Database;
  wallet: Wallet;
}

const meant = (campaignId: string) => (each: Reward) =>
  each.campaignId === campaignId && isOnOffer(each) && wayOf(each) === "claim";

/** Why a deposit cannot be made with the bonus of a campaign, as the error code of the response; null where it can. */
export async function bonusRefusal(db: Database, player: Player, campaignId: string): Promise<string | null> {
  const isMeant = meant(campaignId);
  const { playerId } = player;
  const stored = await db.transaction((tx) => readRewards(tx, playerId));
  const reward = stored.rewards.find(isMeant);
  if (reward) return refusalOf(stored, isMeant) ?? (await db.transaction((tx) => consentRefusal(tx, playerId, reward)));
  const found = await codeOf(db, player, campaignId);
  if (found === null) return "error.deposit.bonus_gone";
  const conflict = await db.transaction((tx) => codeConflict(tx, playerId, found.reward));
  return conflict?.refusal.code ?? null;
}

/** Gives the bonus that a deposit was asked for with, once it is paid. One that is not to be had any more is not given. */
export async function giveDepositBonus(
  { db, wallet }: BonusDependencies,
  player: Player,
  { campaignId, reference, paidMinor }: { campaignId: string; reference: string; paidMinor: bigint },
): Promise<void> {
  const isMeant = meant(campaignId);
  const key = `${reference}:bonus`;
  const reward = player.profile.rewards.find(isMeant);
  if (reward) await giveReward(wallet, player, { reward, isMeant, key });
  const found = reward ? null : await codeOf(db, player, campaignId);
  if (found === null) return;
  await claimCode(db, wallet, { player, code: found.code, key, paidMinor }).catch((error) => {
    if (!(error instanceof CodeRefused)) throw error;
  });
}

/** A code of the campaign that is good for the player. */
async function codeOf(db: Database, player: Player, campaignId: string) {
  const codes = await db
    .select({ code: bonusCodes.code })
    .from(bonusCodes)
    .where(eq(bonusCodes.campaignId, campaignId));
  for (const { code } of codes) {
    try {
      return await db.transaction((tx) => checkCode(tx, player, { code, at: "claim" }));
    } catch (error) {
      if (!(error instanceof CodeRefused)) throw error;
    }
  }
  return null;
}
