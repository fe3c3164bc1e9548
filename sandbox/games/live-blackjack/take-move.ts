import { and, eq } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import type { Wallet } from "../../platform/wallet/wallet";
import { hasBlackjack } from "../blackjack/blackjack";
import { rounds, type Session, tableHands } from "../db-schema";
import { betId } from "../live/place-bets";
import { gameOf, type HandMove } from "../live/table";
import type { Problem } from "../responses";
import { problemOf } from "../rounds/refused";
import { roundAt } from "./clock";
import { dealerHand, isOver, letterOf, seatHand } from "./hands";
import { readShoe } from "./shoes";

/** Thrown in a transaction, which undoes it. Null: another call has made the same move. */
class Undone extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem ?? "late");
  }
}

function isTurn(round: number): boolean {
  const now = Date.now();
  const { id, turnAtMs, dealerAtMs } = roundAt(now);
  return id === round && now >= turnAtMs && now < dealerAtMs;
}

/** Takes a move of the player, and what a double stakes, in one transaction. A repeated one changes nothing, and is no fault. */
export async function takeHandMove(
  { db, wallet }: { db: Database; wallet: Pick<Wallet, "bet"> },
  session: Session,
  { round, step, move }: HandMove,
): Promise<Problem | null> {
  const { playerId, currency } = session;
  const [game, letter] = [gameOf(session), letterOf(move)];
  const roundId = betId(playerId ?? "", game, round);
  const [hand] = await db.select().from(tableHands).where(eq(tableHands.roundId, roundId));
  const [bet] = await db.select().from(rounds).where(eq(rounds.id, roundId));
  if (!playerId || !hand || !bet) return "unknown-round";
  if (hand.moves.length > step) return null;
  if (!isTurn(round)) return "bets-closed";
  const piles = await readShoe(db, game, round);
  const isDecided = isOver(seatHand(piles, hand.seat, hand.moves), hand.moves) || hasBlackjack(dealerHand(piles));
  if (!letter || isDecided || hand.moves.length < step || (move === "double" && step > 0)) return "bad-bet";
  const { stakeMinor } = bet;

  const write = async (tx: Transaction) => {
    // Here, after every wait.
    if (!isTurn(round)) throw new Undone("bets-closed");
    const same = and(eq(tableHands.roundId, roundId), eq(tableHands.moves, hand.moves));
    const next = { moves: hand.moves + letter };
    const changed = await tx.update(tableHands).set(next).where(same).returning({ seat: tableHands.seat });
    if (changed.length === 0) throw new Undone(null);
    if (move === "double") {
      const doubled = { stakeMinor: 2 * stakeMinor, bets: { hand: stakeMinor, double: stakeMinor } };
      await tx.update(rounds).set(doubled).where(eq(rounds.id, roundId));
    }
    return null;
  };
  try {
    if (move !== "double") return await db.transaction(write);
    const stake = { playerId, currency, amountMinor: BigInt(stakeMinor), key: `round:${roundId}:double` };
    const taken = await wallet.bet({ ...stake, reference: roundId, product: "liveCasino", within: write });
    return taken.ok ? null : problemOf(taken.code);
  } catch (error) {
    if (error instanceof Undone) return error.problem;
    throw error;
  }
}
