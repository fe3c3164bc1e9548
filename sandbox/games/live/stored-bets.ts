import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import type { Wallet } from "../../platform/wallet/wallet";
import { type Round, rounds, type Session } from "../db-schema";
import type { Problem } from "../responses";
import type { Bets } from "./bets";
import { type Placement, placeBets, type Taking } from "./place-bets";
import { gameOf } from "./table";

/** The bets of a stored round, which a table keeps with the number of its own round. */
export const betsOf = ({ tableRound, bets }: Round): { round: number; bets: Bets } | null =>
  tableRound === null || bets === null ? null : { round: tableRound, bets };

interface Rules extends Pick<Taking, "isOpen"> {
  /** From when on the result of a round is paid. */
  paidFromMs(round: number): number;
  winOf(placed: { id: string; game: string; round: number; bets: Bets }): Promise<number>;
}

/** The players' bets at live tables, and their wins. */
export function createStoredBets(db: Database, wallet: Wallet, { paidFromMs, winOf, isOpen }: Rules) {
  const own = (session: Session) => and(eq(rounds.holder, session.playerId ?? ""), eq(rounds.game, gameOf(session)));

  async function settle(session: Session, nowMs = Date.now()): Promise<void> {
    const [open] = await db
      .select()
      .from(rounds)
      .where(and(own(session), isNull(rounds.settledAt)));
    if (open) await settleRound(open, nowMs);
  }

  /** Pays an open bet whose round has its result, once however often it is called. */
  async function settleRound(open: Round, nowMs = Date.now()): Promise<void> {
    const placed = betsOf(open);
    if (!placed || paidFromMs(placed.round) > nowMs) return;
    const winMinor = await winOf({ id: open.id, game: open.game, ...placed });
    const end = async (tx: Transaction) => {
      const mine = and(eq(rounds.id, open.id), isNull(rounds.settledAt));
      await tx.update(rounds).set({ winMinor, settledAt: new Date() }).where(mine);
      return null;
    };
    const paid = await wallet.win({
      playerId: open.holder,
      currency: open.currency,
      amountMinor: BigInt(winMinor),
      key: `round:${open.id}:win`,
      reference: open.id,
      product: "liveCasino",
      within: end,
    });
    if (!paid.ok) throw new Error(`The win of round ${open.id} was refused: ${paid.code}`);
  }

  const report = (error: unknown) => console.error(String(error));

  /** Paid even when the player leaves. */
  function settleLater(round: number, pay: () => Promise<void>): void {
    setTimeout(() => void pay().catch(report), paidFromMs(round) + 50 - Date.now()).unref();
  }

  return {
    settle,
    /** Goes on with a bet that was open when the sandbox stopped: its win is paid now, or at its result. */
    async resume(open: Round): Promise<void> {
      await settleRound(open).catch(report);
      if (open.tableRound !== null) settleLater(open.tableRound, () => settleRound(open));
    },
    /** Takes chips, and sees to it that a win is paid. */
    async place(session: Session, placement: Placement, begin?: Taking["begin"]): Promise<Problem | null> {
      await settle(session);
      const taking = { wallet, game: gameOf(session), isOpen, ...(begin && { begin }) };
      const problem = await placeBets(taking, session, placement);
      if (!problem) settleLater(placement.round, () => settle(session));
      return problem;
    },
    async newest(session: Session): Promise<Round | null> {
      const [round] = await db.select().from(rounds).where(own(session)).orderBy(desc(rounds.startedAt)).limit(1);
      return round ?? null;
    },
    async balanceMinor({ playerId }: Session): Promise<number> {
      return Number((await wallet.balance(playerId ?? ""))?.mainMinor ?? 0n);
    },
  };
}
