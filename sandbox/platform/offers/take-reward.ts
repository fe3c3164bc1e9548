import type { Context } from "hono";
import type { Transaction } from "../../core/database";
import type { Player } from "../account/players";
import type { Call } from "../gate";
import { refuse } from "../responses";
import { parseDecimal, toDecimal } from "../wallet/decimal";
import type { Place, PostResult } from "../wallet/ledger";
import type { Wallet } from "../wallet/wallet";
import { consentRefusal } from "./consents";
import type { ForfeitDependencies } from "./forfeit";
import { isRewardRefusal, type RewardRefusal, rewardRefusals } from "./reward-refusals";
import { isCashback, isFreeSpins, isOnOffer, type Reward, runs } from "./rewards";
import { changeRewards, readRewards, referenceOfKey } from "./stored-rewards";

/** The calls that give a reward; each gives its own kind. */
export type Way = "claim" | "instant" | "cashback" | "queued" | "sportsbook";

export function wayOf(reward: Reward): Way {
  if (reward.isOfSportsbook) return "sportsbook";
  if (reward.queuedPlayerBonus?.isCredited === false) return "queued";
  if (!isCashback(reward)) return "claim";
  return reward.triggerEvent === "CASHBACK_INSTANT" ? "instant" : "cashback";
}

/**
 * Gives a player a reward that is on offer, once for its key: cashback is paid as cash and over with it, a bonus runs from then on with
 * its amount as bonus money of its vertical, and free spins wait in their game. The assignment has the name of the key.
 */
export async function takeReward(
  context: Context<Call>,
  { db, settings, wallet }: ForfeitDependencies,
  { way, random }: { way: Way; random: string },
) {
  const given = context.get("key");
  if (settings.honoursKeys && !given)
    return refuse(context, 400, "error.idempotency.key_missing", "A claim needs a key.");
  const key = settings.honoursKeys && given ? given : random;
  const campaignId = context.req.param("campaignid") ?? context.req.param("id") ?? "";
  const queuedId = context.req.param("queuedplayerbonusid");
  const { playerId, profile } = context.get("player");
  const taken = { campaignId, assignmentId: key, state: "ACTIVATED" };
  const earlier = await referenceOfKey(db, playerId, key);
  if (earlier !== null && earlier !== campaignId)
    return refuse(context, 422, "error.idempotency.key_reused", "The key is another claim's.");
  if (earlier !== null) return context.json(taken);

  const isMeant = (each: Reward) =>
    each.campaignId === campaignId &&
    isOnOffer(each) &&
    wayOf(each) === way &&
    (queuedId === undefined || each.queuedPlayerBonus?.id === queuedId);
  const reward = (profile.rewards ?? []).find(isMeant);
  if (!reward) return refuse(context, 404, "error.reward.not_found", "There is no such reward on offer.");
  const result = await giveReward(wallet, context.get("player"), { reward, isMeant, key });
  if (result.ok) return context.json(taken);
  return isRewardRefusal(result.code)
    ? refuse(context, rewardRefusals[result.code], result.code, "The reward is not given.")
    : refuse(context, 409, `error.wallet.${result.code.toLowerCase()}`, "Nothing was given.");
}

/** Gives one reward of a player with its money, unless another stands in the way. */
export function giveReward(
  wallet: Wallet,
  { playerId, profile }: Player,
  { reward, isMeant, key }: { reward: Reward; isMeant: (reward: Reward) => boolean; key: string },
): Promise<PostResult<null>> {
  const amountMinor = isFreeSpins(reward) ? 0n : (parseDecimal(reward.amount ?? "0") ?? 0n);
  return wallet.giveBonus({
    ...{ playerId, key, reference: reward.campaignId, currency: profile.currencyCode, amountMinor },
    place: placeOf(reward),
    guard: async (tx) =>
      refusalOf(await readRewards(tx, playerId), isMeant) ?? (await consentRefusal(tx, playerId, reward)),
    within: async (tx: Transaction) => {
      await changeRewards(tx, playerId, isMeant, changeOf(reward, key, amountMinor));
      return null;
    },
  });
}

const placeOf = (reward: Reward): Exclude<Place, { operator: unknown }> =>
  isCashback(reward) ? { kind: "MAIN" } : { kind: "BONUS", vertical: reward.vertical };

function changeOf(reward: Reward, assignmentId: string, amountMinor: bigint): Partial<Reward> {
  const startedAt = new Date().toISOString();
  if (isCashback(reward))
    return { assignmentId, startedAt, endedAt: startedAt, campaignStatus: "COMPLETED", cashbackActivated: true };
  const required = BigInt(Math.round(Number(amountMinor) * (reward.wrMultiplier ?? 0)));
  return {
    ...{ assignmentId, startedAt, wageringProgress: reward.wageringProgress ?? "0.00" },
    wageringAmount: reward.wageringAmount ?? toDecimal(required),
    queuedPlayerBonus: reward.queuedPlayerBonus && { ...reward.queuedPlayerBonus, isCredited: true },
  };
}

/** One bonus runs in a vertical at a time, and one that was triggered in all of them. */
export function refusalOf(
  { rewards, bonuses }: { rewards: readonly Reward[]; bonuses: boolean },
  isMeant: (reward: Reward) => boolean,
): RewardRefusal | null {
  const wanted = rewards.find(isMeant);
  if (!wanted) return "error.reward.not_found";
  if (!bonuses) return "error.player.bonuses_off";
  const claimableFrom = wanted.cashbackInfo?.claimableFrom ?? null;
  if (claimableFrom !== null && Date.parse(claimableFrom) > Date.now()) return "error.cashback.not_claimable";
  if (isCashback(wanted) || (isFreeSpins(wanted) && !wanted.queuedPlayerBonus)) return null;
  const running = rewards.filter((each) => runs(each) && !isFreeSpins(each) && !isCashback(each));
  if (running.some(({ vertical }) => vertical === wanted.vertical))
    return "error.bonus.active.same.vertical.already.exists";
  const isTriggered = ({ campaignCategory }: Reward) => campaignCategory === "TRIGGERED";
  return isTriggered(wanted) && running.some(isTriggered) ? "error.bonus.active.triggered.already.exists" : null;
}
