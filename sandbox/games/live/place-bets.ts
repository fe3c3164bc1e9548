import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../core/database";
import type { Wallet } from "../../platform/wallet/wallet";
import { rounds, type Session } from "../db-schema";
import type { Problem } from "../responses";
import { problemOf } from "../rounds/refused";
import { addBets, type Bets, stakeOf } from "./bets";

export interface Placement {
  /** The page's own name of the attempt: sent again, it is the same chips. */
  key: string;
  round: number;
  bets: Bets;
  /** Of all chips of a player in a round. */
  maxMinor: number;
}

/** Thrown in the wallet's transaction, which undoes it. */
class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem);
  }
}

const hash = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 32);

export interface Taking {
  wallet: Pick<Wallet, "bet">;
  game: string;
  /** Are bets of the round taken at this moment? */
  isOpen(round: number): boolean;
  /** Writes what belongs to the first chips of a player in a round. */
  begin?(tx: Transaction, roundId: string): Promise<Problem | null>;
}

/** The id of all that a player has in a round of a table. */
export const betId = (playerId: string, game: string, round: number) => hash(`${playerId}:${game}:${round}`);

/** Takes chips, and adds them to those that the player has in the round: until its bets are closed, as often as they like. */
export async function placeBets(
  { wallet, game, isOpen, begin }: Taking,
  session: Session,
  { key, round, bets, maxMinor }: Placement,
): Promise<Problem | null> {
  const { playerId, currency, mode } = session;
  if (!playerId) return "closed";
  const id = betId(playerId, game, round);
  const add = async (tx: Transaction) => {
    // Here, after every wait: nothing is taken once the number can be known.
    if (!isOpen(round)) throw new Refused("bets-closed");
    const [placed] = await tx.select().from(rounds).where(eq(rounds.id, id));
    const all = addBets(placed?.bets ?? {}, bets);
    const stakeMinor = stakeOf(all);
    if (stakeMinor > maxMinor) throw new Refused("bad-stake");
    if (placed) await tx.update(rounds).set({ stakeMinor, bets: all }).where(eq(rounds.id, id));
    else {
      const common = { id, sessionId: session.id, holder: playerId, game, mode, currency };
      await tx.insert(rounds).values({ ...common, stakeMinor, winMinor: 0, tableRound: round, bets: all });
      const problem = (await begin?.(tx, id)) ?? null;
      if (problem) throw new Refused(problem);
    }
    return null;
  };
  try {
    const taken = await wallet.bet({
      playerId,
      currency,
      amountMinor: BigInt(stakeOf(bets)),
      key: `round:${id}:bet:${hash(`${session.id}:${key}`)}`,
      reference: id,
      product: "liveCasino",
      within: add,
    });
    if (taken.ok) return null;
    if (taken.code === "KEY_REUSED") return "key-reused";
    return isOpen(round) ? problemOf(taken.code) : "bets-closed";
  } catch (error) {
    if (error instanceof Refused) return error.problem;
    // The index lets the bets of one round of a player at a table be open.
    const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
    if (code !== "23505") throw error;
    return "round-open";
  }
}
