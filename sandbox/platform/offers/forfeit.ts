import type { Context } from "hono";
import { z } from "zod";
import type { Database, Transaction } from "../../core/database";
import type { Settings } from "../../core/settings";
import type { Player } from "../account/players";
import type { Call } from "../gate";
import { readBody, refuse, refuseFields } from "../responses";
import type { PostResult } from "../wallet/ledger";
import type { Wallet } from "../wallet/wallet";
import { isFreeSpins, type Reward, runs } from "./rewards";
import { changeRewards, referenceOfKey } from "./stored-rewards";

const Change = z.strictObject({
  state: z.literal("FORFEITED"),
  /** As it was read just before. */
  wageringProgress: z
    .string()
    .regex(/^\d{1,12}\.\d{2}$/)
    .nullable(),
});

export interface ForfeitDependencies {
  db: Database;
  settings: Settings;
  wallet: Wallet;
}

/**
 * Ends a bonus that runs, because its player gives it up: the bonus money of its vertical is taken away with the last bonus there that
 * holds any, and what was locked with the last of all.
 */
export async function forfeitReward(
  context: Context<Call>,
  { db, settings, wallet }: ForfeitDependencies,
  random: string,
) {
  const sent = await readBody(context);
  const parsed = Change.safeParse(sent);
  if (!parsed.success) return refuseFields(context, "forfeit", parsed.error, sent);
  const given = context.get("key");
  if (settings.honoursKeys && !given)
    return refuse(context, 400, "error.idempotency.key_missing", "A forfeit needs a key.");
  const key = settings.honoursKeys && given ? given : random;
  const assignmentId = context.req.param("assignmentid") ?? "";
  const player = context.get("player");
  const earlier = await referenceOfKey(db, player.playerId, key);
  if (earlier && earlier !== assignmentId)
    return refuse(context, 422, "error.idempotency.key_reused", "The key is another forfeit's.");
  const reward = player.profile.rewards.find((each) => each.assignmentId === assignmentId);
  if (!earlier && !(reward && runs(reward)))
    return refuse(context, 404, "error.reward.not_found", "There is no such bonus that runs.");
  const results = await takeAway(db, wallet, { player, assignmentId, vertical: reward?.vertical ?? "CASINO", key });
  const refused = results.find((result) => !result.ok);
  if (refused && !refused.ok)
    return refuse(context, 409, `error.wallet.${refused.code.toLowerCase()}`, "Nothing was given up.");
  return context.json({ assignmentId, state: "FORFEITED" });
}

/** Ends all bonuses that run, because the account is closed. What was given up with the key before is given up no second time. */
export async function forfeitAll(db: Database, wallet: Wallet, player: Player, key: string): Promise<void> {
  let rewards = player.profile.rewards ?? [];
  for (const { assignmentId, vertical } of rewards.filter(runs)) {
    if (assignmentId === null) continue;
    const profile = { ...player.profile, rewards };
    await takeAway(db, wallet, {
      player: { ...player, profile },
      assignmentId,
      vertical,
      key: `${key}:${assignmentId}`,
    });
    rewards = rewards.filter((each) => each.assignmentId !== assignmentId);
  }
}

interface Forfeit {
  player: Player;
  assignmentId: string;
  vertical: Reward["vertical"];
  key: string;
}

/** A call that was cut off between the two is completed by the next one with its key. */
async function takeAway(
  db: Database,
  wallet: Wallet,
  { player: { playerId, profile }, assignmentId, vertical, key }: Forfeit,
): Promise<PostResult<null>[]> {
  const balance = await wallet.balance(playerId);
  const others = profile.rewards.filter((each) => each.assignmentId !== assignmentId && runs(each));
  const within = async (tx: Transaction) => {
    const change = { campaignStatus: "CANCELED", endedAt: new Date().toISOString() } as const;
    await changeRewards(tx, playerId, (each) => each.assignmentId === assignmentId, change);
    return null;
  };
  const common = { playerId, currency: balance?.currency ?? profile.currencyCode, reference: assignmentId };
  // Free spins hold no bonus money: what is there is not theirs.
  const isLast = !others.some((each) => each.vertical === vertical && !isFreeSpins(each));
  const results: PostResult<null>[] = [];
  if (!(await referenceOfKey(db, playerId, key)))
    results.push(
      await wallet.forfeit({
        ...common,
        ...{ key, within, place: { kind: "BONUS", vertical } },
        amountMinor: isLast ? (balance?.bonusMinor[vertical] ?? 0n) : 0n,
      }),
    );
  const lockedMinor = balance?.lockedMinor ?? 0n;
  if (others.length === 0 && lockedMinor > 0n)
    results.push(
      await wallet.forfeit({
        ...common,
        ...{ key: `${key}:locked`, amountMinor: lockedMinor, place: { kind: "LOCKED" } },
      }),
    );
  return results;
}
