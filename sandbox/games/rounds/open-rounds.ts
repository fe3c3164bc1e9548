import { and, eq, notExists } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import type { Wallet } from "../../platform/wallet/wallet";
import type { PlayableGame } from "../catalogue";
import { openRounds, type Round, rounds, type Session } from "../db-schema";
import type { Outcome } from "../responses";
import type { Draw } from "./draw";
import { takePlayMoney } from "./play-money";
import { problemOf, type Refused } from "./refused";
import type { Position } from "./steps";

/** The outcome as it is stored and sent. */
export const outcomeAt = ({ outcome, state }: Position, step: number) =>
  ({ ...outcome, step, isDecided: state === null }) as Outcome;

/** Stores what is to come of a round that was written in this transaction; a decided one has nothing to come. */
export async function writeOpenRound(
  tx: Transaction,
  round: { id: string; sessionId: string; holder: string; stakeMinor: number },
  kind: string,
  { state }: Position,
): Promise<void> {
  if (state === null) return;
  const { id, ...common } = round;
  await tx.insert(openRounds).values({ ...common, roundId: id, kind, state });
}

/** For a query of rounds: those that wait for no move. */
export const isDecided = (db: Database | Transaction) =>
  notExists(db.select().from(openRounds).where(eq(openRounds.roundId, rounds.id)));

export interface Move {
  roundId: string;
  /** The number of moves that the page has seen: a call that comes twice is taken once. */
  step: number;
  move: string;
}

export type Moved = { ok: true } | { ok: false; problem: Refused | "bad-bet" | "unknown-round" };

/** The call names a step that is taken already. */
class Late extends Error {}

/** Takes a move of the player, and what it stakes, in one transaction. A repeated or late one changes nothing, and is no fault. */
export async function takeMove(
  { db, wallet, draw }: { db: Database; wallet: Wallet; draw: Draw },
  session: Session,
  { steps, game }: Pick<PlayableGame, "steps"> & Partial<Pick<PlayableGame, "game">>,
  round: Round,
  { step, move }: Omit<Move, "roundId">,
): Promise<Moved> {
  const [open] = await db.select().from(openRounds).where(eq(openRounds.roundId, round.id));
  if (!open || open.step !== step) return { ok: true };
  const position = steps?.move(open.state, move, open.stakeMinor, draw);
  if (!position) return { ok: false, problem: "bad-bet" };
  const { moreMinor = 0, state } = position;
  const stakeMinor = open.stakeMinor + moreMinor;
  const write = async (tx: Transaction) => {
    const same = and(eq(openRounds.roundId, round.id), eq(openRounds.step, step));
    const next = { state, stakeMinor, step: step + 1, changedAt: new Date() };
    const id = { id: openRounds.roundId };
    const changed = await (state === null
      ? tx.delete(openRounds).where(same).returning(id)
      : tx.update(openRounds).set(next).where(same).returning(id));
    if (changed.length === 0) throw new Late();
    const outcome = outcomeAt(position, step + 1);
    await tx.update(rounds).set({ outcome, stakeMinor, winMinor: outcome.winMinor }).where(eq(rounds.id, round.id));
    return null;
  };
  try {
    const refused = await take(write);
    return refused ? { ok: false, problem: refused } : { ok: true };
  } catch (error) {
    if (error instanceof Late) return { ok: true };
    throw error;
  }

  async function take(within: typeof write): Promise<Refused | null> {
    if (moreMinor === 0) return db.transaction(within);
    const { playerId, currency } = session;
    if (!playerId) return db.transaction((tx) => takePlayMoney(tx, session, moreMinor, within));
    const key = `round:${round.id}:bet:${step + 1}`;
    const bet = { playerId, currency, amountMinor: BigInt(moreMinor), key, reference: round.id, within };
    const result = await wallet.bet({ ...bet, ...(game && { game }) });
    return result.ok ? null : problemOf(result.code);
  }
}
