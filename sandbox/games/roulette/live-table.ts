import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../../core/database";
import type { Wallet } from "../../platform/wallet/wallet";
import { type Round, rounds, type Session } from "../db-schema";
import type { Bets } from "../live/bets";
import { betsOf, createStoredBets } from "../live/stored-bets";
import { gameOf, type LiveGame } from "../live/table";
import type { SeatedPlayer, TableBet, TableState } from "../responses";
import { seatsTaken } from "../sessions/seats";
import { roundAt, roundOf } from "./clock";
import { companyAt } from "./company";
import { createDraws } from "./draws";
import { type Spot, spots, winOf } from "./wheel";

/** How many of the last numbers a table shows. */
const shownNumbers = 20;

const RouletteBets = z.partialRecord(z.enum(spots as [string, ...string[]]), z.number().int().positive());

function isOpen(round: number): boolean {
  const now = Date.now();
  const { id, closesAtMs } = roundAt(now);
  return id === round && now < closesAtMs;
}

export function createRouletteTables(db: Database, wallet: Wallet): LiveGame {
  const draws = createDraws(db);
  const stored = createStoredBets(db, wallet, {
    isOpen,
    paidFromMs: (round) => roundOf(round).resultAtMs,
    winOf: async ({ game, round, bets }) => winOf(bets, await draws.of(game, round)),
  });

  async function betResponse(round: Round, nowMs: number): Promise<TableBet | null> {
    const placed = betsOf(round);
    if (!placed) return null;
    const number = roundOf(placed.round).closesAtMs <= nowMs ? await draws.of(round.game, placed.round) : null;
    const winMinor = round.settledAt ? round.winMinor : null;
    return { ...placed, number, stakeMinor: round.stakeMinor, winMinor };
  }

  /** Who else is at the table in a round. Players of the site have no name; which of them placed what is nobody's business. */
  async function companyOf(session: Session, seats: number, taken: number, round: number): Promise<SeatedPlayer[]> {
    const game = gameOf(session);
    const besides = and(eq(rounds.game, game), eq(rounds.tableRound, round), ne(rounds.holder, session.playerId ?? ""));
    const placed = await db.select({ bets: rounds.bets }).from(rounds).where(besides);
    const others = Array.from({ length: Math.max(0, taken - 1) }, (_, at): SeatedPlayer => {
      const chips = Object.keys(placed[at]?.bets ?? {}) as Spot[]; // written by `placeBets`
      return { name: null, chips: chips.map((spot) => ({ spot, atMs: 0 })) };
    });
    return [...others, ...companyAt(game, roundOf(round), { seats, taken })];
  }

  return {
    resume: stored.resume,

    // A chip of each spot that is named.
    readBets: (sent) => (RouletteBets.safeParse(sent).data as Bets | undefined) ?? null,

    async state(session, { seats }, nowMs = Date.now()): Promise<TableState> {
      await stored.settle(session, nowMs);
      const round = roundAt(nowMs);
      const isClosed = round.closesAtMs <= nowMs;
      const newest = isClosed ? round.id : round.id - 1;
      const drawn = await draws.between(gameOf(session), newest - shownNumbers, newest);
      const bet = await stored.newest(session);
      const taken = (await seatsTaken(db, session.provider, [session.gameId])).get(session.gameId) ?? 0;
      const players = await companyOf(session, seats, taken, round.id);
      // The number of this round is history only when the ball rests.
      const last = drawn.filter((each) => roundOf(each.round).resultAtMs <= nowMs).slice(0, shownNumbers);
      return {
        nowMs,
        round: { ...round, number: isClosed ? (drawn[0]?.number ?? null) : null },
        last: last.map(({ number }) => number),
        seats,
        seatsTaken: players.length + Math.min(taken, 1),
        players,
        balanceMinor: await stored.balanceMinor(session),
        bet: bet && (await betResponse(bet, nowMs)),
      };
    },

    place: (session, _table, placement) => stored.place(session, placement),
  };
}
