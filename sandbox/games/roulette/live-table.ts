import { and, desc, eq, isNull, ne } from "drizzle-orm";
import type { Content } from "../../content/content";
import type { ContentGame } from "../../content/game";
import type { Database, Transaction } from "../../core/database";
import type { Wallet } from "../../platform/wallet";
import { stakeLadder } from "../catalogue";
import { type Round, rounds, type Session } from "../db-schema";
import type { Problem, Provider, SeatedPlayer, TableBet, TableState } from "../responses";
import { seatsTaken } from "../seats";
import { roundAt, roundOf } from "./clock";
import { companyAt } from "./company";
import { createDraws } from "./draws";
import { type Placement, placeBets } from "./place-bets";
import { type Bets, type Spot, winOf } from "./wheel";

/** How many of the last numbers a table shows. */
const shownNumbers = 20;

/** A live table: its game, its limits in a currency, and the chips that it takes. */
export interface LiveTable {
  game: ContentGame;
  seats: number;
  limitsOf(currency: string): { minMinor: number; maxMinor: number; chipsMinor: readonly number[] } | null;
}

/** The table of a provider's game; null for every other game. */
export function findLiveTable(
  content: Pick<Content, "findProviderGame">,
  provider: Provider,
  gameId: string,
): LiveTable | null {
  const game = content.findProviderGame(provider, gameId);
  if (game?._type !== "liveCasinoGames" || game.gameType !== "roulette" || game.seats === null) return null;
  return {
    game,
    seats: game.seats,
    limitsOf(currency) {
      const limit = game.betLimits.find((each) => each.currency === currency);
      const chipsMinor = stakeLadder(game.betLimits, currency, 10).slice(0, 5);
      if (!limit || chipsMinor.length === 0) return null;
      return { minMinor: Math.round(limit.min * 100), maxMinor: Math.round(limit.max * 100), chipsMinor };
    },
  };
}

export const gameOf = ({ provider, gameId }: Pick<Session, "provider" | "gameId">) => `${provider}:${gameId}`;

/** The bets of a stored round, which roulette keeps with the number of the table's round. */
const betsOf = ({ tableRound, bets }: Round): { round: number; bets: Bets } | null =>
  tableRound === null || bets === null ? null : { round: tableRound, bets };

export function createLiveTables(db: Database, wallet: Wallet) {
  const draws = createDraws(db);

  const own = (session: Session) => and(eq(rounds.holder, session.playerId ?? ""), eq(rounds.game, gameOf(session)));

  async function newestBet(session: Session): Promise<Round | null> {
    const [round] = await db.select().from(rounds).where(own(session)).orderBy(desc(rounds.startedAt)).limit(1);
    return round ?? null;
  }

  /** Pays an open bet whose ball has come to rest, once however often it is called. */
  async function settle(session: Session, nowMs: number): Promise<void> {
    const [open] = await db
      .select()
      .from(rounds)
      .where(and(own(session), isNull(rounds.settledAt)));
    const placed = open && betsOf(open);
    if (!placed || !session.playerId || roundOf(placed.round).resultAtMs > nowMs) return;
    const winMinor = winOf(placed.bets, await draws.of(open.game, placed.round));
    const end = async (tx: Transaction) => {
      const mine = and(eq(rounds.id, open.id), isNull(rounds.settledAt));
      await tx.update(rounds).set({ winMinor, settledAt: new Date() }).where(mine);
      return null;
    };
    const paid = await wallet.win({
      playerId: session.playerId,
      currency: open.currency,
      amountMinor: BigInt(winMinor),
      key: `round:${open.id}:win`,
      reference: open.id,
      product: "liveCasino",
      within: end,
    });
    if (!paid.ok) throw new Error(`The win of round ${open.id} was refused: ${paid.code}`);
  }

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
      const spots = Object.keys(placed[at]?.bets ?? {}) as Spot[]; // written by `placeBets`
      return { name: null, chips: spots.map((spot) => ({ spot, atMs: 0 })) };
    });
    return [...others, ...companyAt(game, roundOf(round), { seats, taken })];
  }

  return {
    /** The number of other players at the table. */
    async othersAt({ provider, gameId }: Session, except: string): Promise<number> {
      return (await seatsTaken(db, provider, [gameId], except)).get(gameId) ?? 0;
    },

    /** The table as the session sees it at this moment; due wins are paid first. */
    async state(session: Session, { seats }: LiveTable, nowMs = Date.now()): Promise<TableState> {
      await settle(session, nowMs);
      const round = roundAt(nowMs);
      const isClosed = round.closesAtMs <= nowMs;
      const newest = isClosed ? round.id : round.id - 1;
      const drawn = await draws.between(gameOf(session), newest - shownNumbers, newest);
      const bet = await newestBet(session);
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
        balanceMinor: Number((await wallet.balance(session.playerId ?? ""))?.mainMinor ?? 0n),
        bet: bet && (await betResponse(bet, nowMs)),
      };
    },

    /** Takes chips of a round, and sees to it that a win is paid. */
    async place(session: Session, placement: Placement): Promise<Problem | null> {
      await settle(session, Date.now());
      const problem = await placeBets({ wallet, game: gameOf(session) }, session, placement);
      if (problem) return problem;
      // Paid even when the player leaves; after a restart, when they come back.
      const wait = roundOf(placement.round).resultAtMs + 50 - Date.now();
      setTimeout(() => void settle(session, Date.now()).catch((error) => console.error(String(error))), wait).unref();
      return null;
    },
  };
}
export type LiveTables = ReturnType<typeof createLiveTables>;
