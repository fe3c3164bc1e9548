import { type Intent, isOpen, type Operation } from "@/lib/core/intents/intent";
import { walletQuery } from "@/lib/money/wallet/queries";
import { intents } from "@/lib/session/intents/browser-intents";
import { runIntent, untilSettled } from "@/lib/session/intents/run";
import { queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import type { Vertical } from "../campaigns/vertical";
import { askForfeit } from "./ask-forfeit";
import { claimCode, notDone, sameVertical, stillOpen } from "./failure";
import { forfeitOperation } from "./operation";
import { rewardsQuery } from "./queries";
import type { Reward, RewardName } from "./schema";

/** A bonus was not given up: what runs could not be read, its release failed, or it was not found, which leaves the claim refused. */
export class NotReleased extends Error {
  constructor(
    readonly slot: "progress" | "forfeit" | "claim",
    readonly code: string,
  ) {
    super(code);
  }
}

/** What runs now, and the one of it that is meant. @throws NotReleased where that cannot be read */
export async function readRunning(player: Player, isMeant: (reward: Reward) => boolean) {
  try {
    const [running, { balances }] = await Promise.all([
      queryClient.fetchQuery(rewardsQuery(player, "active")),
      queryClient.fetchQuery(walletQuery(player)),
    ]);
    if (!balances) throw new Error("There is no wallet.");
    return { running, balances, ended: running.find(isMeant) ?? null };
  } catch (error) {
    throw new NotReleased("progress", claimCode(error));
  }
}

/** Gives up a bonus with its progress as it is now; one that does not run any more is given up. @throws NotReleased */
export async function giveUp(player: Player, id: string): Promise<void> {
  const { ended } = await readRunning(player, (each) => each.id === id);
  if (!ended || ended.assignmentId === null) return;
  const input = { assignmentId: ended.assignmentId, wageringProgress: ended.wagering?.done?.amountMinor ?? null };
  const end = await send(player, forfeitOperation, input);
  if (end !== "done") throw new NotReleased("forfeit", end ?? stillOpen);
}

interface InTheWay {
  /** Of what is wanted; null where it is not known: then it is the one bonus that runs, and of several none. */
  vertical: Vertical | null;
  wanted: RewardName;
  /** Between the agreement and the release. */
  onAgreed?: (ended: Reward) => void;
}

/** Gives up the bonus that stands in the way of something, once its player has agreed to its price. False: it is kept. @throws NotReleased */
export async function releaseRunning(player: Player, { vertical, wanted, onAgreed }: InTheWay): Promise<boolean> {
  const isInTheWay = (each: Reward) => each.kind === "bonus" && (vertical === null || each.vertical === vertical);
  const found = await readRunning(player, isInTheWay);
  const { running, ended } = found;
  const isGuess = vertical === null && running.filter(isInTheWay).length > 1;
  if (!ended || isGuess) throw new NotReleased("claim", sameVertical);
  if (!(await askForfeit({ ...found, ended }, wanted))) return false;
  onAgreed?.(ended);
  await giveUp(player, ended.id);
  return true;
}

/** Is a bonus given up? Waits for the outcome of its release, where that is not known. @throws NotReleased where it cannot be read */
export async function isReleased(player: Player, assignmentId: string): Promise<boolean> {
  const open = intents.of(player.playerId).find((each) => isOpen(each) && isForfeitOf(each, assignmentId));
  if (open) await untilSettled(player.playerId, open.id);
  return (await readRunning(player, ({ id }) => id === assignmentId)).ended === null;
}

const isForfeitOf = ({ operation, parameters }: Intent, assignmentId: string): boolean =>
  operation === forfeitOperation.name && Object(parameters).assignmentId === assignmentId;

/**
 * "done", or the code of what kept it from being done. Null: an earlier one of it is not settled, which its card says. While the outcome is
 * unknown it waits for the truth.
 */
export async function send<P>(player: Player, operation: Operation<P, unknown>, parameters: P): Promise<string | null> {
  try {
    const result = await runIntent(operation, player.playerId, parameters);
    if (result.state === "open") return null;
    if (result.state === "done") return "done";
    const end = await untilSettled(player.playerId, result.intent.id);
    return end === "done" ? end : notDone;
  } catch (error) {
    return claimCode(error);
  }
}
