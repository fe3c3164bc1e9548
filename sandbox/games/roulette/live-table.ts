import { createHash, randomInt } from "node:crypto";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Content } from "../../content/content";
import type { ContentGame } from "../../content/game";
import type { Database, Transaction } from "../../core/database";
import type { Wallet } from "../../platform/wallet";
import { stakeLadder } from "../catalogue";
import { type Round, rounds, type Session, tableRounds } from "../db-schema";
import { problemOf } from "../refused";
import type { Problem, Provider, TableBet, TableState } from "../responses";
import { seatsTaken } from "../seats";
import { roundAt, roundOf } from "./clock";
import { type Bets, pockets, stakeOf, winOf } from "./wheel";

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

const gameOf = ({ provider, gameId }: Pick<Session, "provider" | "gameId">) => `${provider}:${gameId}`;

/** The bets of a stored round, which roulette keeps with the number of the table's round. */
const betsOf = ({ tableRound, bets }: Round): { round: number; bets: Bets } | null =>
  tableRound === null || bets === null ? null : { round: tableRound, bets };

export function createLiveTables(db: Database, wallet: Wallet) {
  /** The number of a round whose bets are closed: the first request draws it, and every later one reads the same number. */
  async function draw(game: string, round: number): Promise<number> {
    const key = and(eq(tableRounds.game, game), eq(tableRounds.round, round));
    await db
      .insert(tableRounds)
      .values({ game, round, number: randomInt(pockets) })
      .onConflictDoNothing();
    const [drawn] = await db.select().from(tableRounds).where(key);
    if (!drawn) throw new Error("The number was not written.");
    return drawn.number;
  }

  const own = (session: Session) => and(eq(rounds.holder, session.playerId ?? ""), eq(rounds.game, gameOf(session)));

  async function newest(session: Session): Promise<Round | null> {
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
    const winMinor = winOf(placed.bets, await draw(open.game, placed.round));
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
    const number = roundOf(placed.round).closesAtMs <= nowMs ? await draw(round.game, placed.round) : null;
    const winMinor = round.settledAt ? round.winMinor : null;
    return { ...placed, number, stakeMinor: round.stakeMinor, winMinor };
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
      const number = round.closesAtMs <= nowMs ? await draw(gameOf(session), round.id) : null;
      const shown = db
        .select()
        .from(tableRounds)
        .where(eq(tableRounds.game, gameOf(session)));
      const last = await shown.orderBy(desc(tableRounds.round)).limit(10);
      const bet = await newest(session);
      const taken = await seatsTaken(db, session.provider, [session.gameId]);
      return {
        nowMs,
        round: { ...round, number },
        // The number of this round is history only when the ball rests.
        last: last.filter((each) => roundOf(each.round).resultAtMs <= nowMs).map((each) => each.number),
        seats,
        seatsTaken: taken.get(session.gameId) ?? 0,
        balanceMinor: Number((await wallet.balance(session.playerId ?? ""))?.mainMinor ?? 0n),
        bet: bet && (await betResponse(bet, nowMs)),
      };
    },

    /** Takes the chips of a round in one bet. `key` is the page's own name of the attempt: sent again, it is the same bet. */
    async place(session: Session, key: string, round: number, bets: Bets): Promise<Problem | null> {
      const { playerId, currency, mode } = session;
      if (!playerId) return "closed";
      const id = createHash("sha256").update(`${session.id}:${key}`).digest("hex").slice(0, 32);
      const [known] = await db
        .select()
        .from(rounds)
        .where(and(eq(rounds.id, id), own(session)));
      if (known) return known.stakeMinor === stakeOf(bets) ? null : "key-reused";
      const now = Date.now();
      if (roundAt(now).id !== round || roundAt(now).closesAtMs <= now) return "bets-closed";
      await settle(session, now);
      const stakeMinor = stakeOf(bets);
      const write = async (tx: Transaction) => {
        const common = { id, sessionId: session.id, holder: playerId, game: gameOf(session), mode, currency };
        await tx.insert(rounds).values({ ...common, stakeMinor, winMinor: 0, tableRound: round, bets });
        return null;
      };
      const bet = { playerId, currency, amountMinor: BigInt(stakeMinor), key: `round:${id}:bet`, reference: id };
      try {
        const taken = await wallet.bet({ ...bet, product: "liveCasino", within: write });
        if (!taken.ok) return problemOf(taken.code);
      } catch (error) {
        // The index lets one bet of a player at a table be open.
        const { code } = ((error as { cause?: unknown }).cause ?? error) as { code?: unknown };
        if (code !== "23505") throw error;
        return "round-open";
      }
      // Paid even when the player leaves; after a restart, when they come back.
      const wait = roundOf(round).resultAtMs + 50 - Date.now();
      setTimeout(() => void settle(session, Date.now()).catch((error) => console.error(String(error))), wait).unref();
      return null;
    },
  };
}
export type LiveTables = ReturnType<typeof createLiveTables>;
