import { and, eq, ne } from "drizzle-orm";
import { z } from "zod";
import type { Database, Transaction } from "../../core/database";
import type { Wallet } from "../../platform/wallet/wallet";
import { handOf, hasBlackjack, paidMinor, resultOf } from "../blackjack/blackjack";
import { type Round, type Session, tableHands } from "../db-schema";
import { stakeOf } from "../live/bets";
import { betsOf, createStoredBets } from "../live/stored-bets";
import { gameOf, type LiveGame } from "../live/table";
import type { Problem } from "../responses";
import type { Card } from "../rounds/cards";
import { seatsTaken } from "../sessions/seats";
import { roundAt, roundOf } from "./clock";
import { companyAt } from "./company";
import { dealerHand, isOver, type Piles, seatHand, seats } from "./hands";
import type { BlackjackState, HandBet, SeatedHand } from "./responses";
import { readShoe, readShoes } from "./shoes";
import { takeHandMove } from "./take-move";

/** How many of the dealer's last hands a table shows. */
const shownHands = 10;

/** Chips on the player's own box: an even amount, half of which a blackjack pays more. */
const HandBets = z.strictObject({ hand: z.number().int().positive().multipleOf(2) });

const isOpen = (round: number) => {
  const now = Date.now();
  const { id, closesAtMs } = roundAt(now);
  return id === round && now < closesAtMs;
};

/** The dealer's cards that lie open: the second one early where it ends the round. */
function openDealer(piles: Piles, round: number, nowMs: number): readonly Card[] {
  const { turnAtMs, dealerAtMs } = roundOf(round);
  const all = dealerHand(piles);
  return nowMs >= dealerAtMs || (nowMs >= turnAtMs && hasBlackjack(all)) ? all : all.slice(0, 1);
}

export function createBlackjackTables(db: Database, wallet: Wallet): LiveGame {
  const stored = createStoredBets(db, wallet, {
    isOpen,
    paidFromMs: (round) => roundOf(round).resultAtMs,
    async winOf({ id, game, round, bets }) {
      const piles = await readShoe(db, game, round);
      const [hand] = await db.select().from(tableHands).where(eq(tableHands.roundId, id));
      if (!hand) throw new Error(`Round ${id} has no hand.`);
      const result = resultOf(seatHand(piles, hand.seat, hand.moves), dealerHand(piles));
      return paidMinor(stakeOf(bets), result);
    },
  });

  /** Gives the player the next free seat of the round. */
  async function takeSeat(tx: Transaction, roundId: string, game: string, tableRound: number): Promise<Problem | null> {
    const round = and(eq(tableHands.game, game), eq(tableHands.tableRound, tableRound));
    const seat = await tx.$count(tableHands, round);
    if (seat >= seats) return "table-full";
    await tx.insert(tableHands).values({ roundId, game, tableRound, seat });
    return null;
  }

  async function betResponse(round: Round, nowMs: number): Promise<HandBet | null> {
    const placed = betsOf(round);
    const [hand] = await db.select().from(tableHands).where(eq(tableHands.roundId, round.id));
    if (!placed || !hand) return null;
    const winMinor = round.settledAt ? round.winMinor : null;
    const bet = { ...placed, stakeMinor: round.stakeMinor, winMinor, step: hand.moves.length };
    const { closesAtMs, dealerAtMs } = roundOf(placed.round);
    if (closesAtMs > nowMs) return { ...bet, cards: [], dealer: [], isOpen: false };
    const piles = await readShoe(db, round.game, placed.round);
    const cards = seatHand(piles, hand.seat, hand.moves);
    const isDecided = nowMs >= dealerAtMs || isOver(cards, hand.moves) || hasBlackjack(dealerHand(piles));
    return { ...bet, cards, dealer: openDealer(piles, placed.round, nowMs), isOpen: !isDecided };
  }

  /** Everybody else at the table: players of the site, of whom nobody sees the name or the stake, and the table's own ones. */
  async function othersAt(session: Session, taken: number, piles: Piles | null, nowMs: number): Promise<SeatedHand[]> {
    const [game, round] = [gameOf(session), roundAt(nowMs)];
    const besides = and(
      eq(tableHands.game, game),
      eq(tableHands.tableRound, round.id),
      ne(tableHands.roundId, (await stored.newest(session))?.id ?? ""),
    );
    const hands = await db.select().from(tableHands).where(besides);
    const others = Array.from({ length: Math.max(0, taken - 1) }, (_, at): SeatedHand => {
      const hand = hands[at];
      return { name: null, cards: piles && hand ? seatHand(piles, hand.seat, hand.moves) : [] };
    });
    return [...others, ...companyAt(game, round, { piles, nowMs, seats, taken })];
  }

  return {
    resume: stored.resume,

    readBets: (sent) => HandBets.safeParse(sent).data ?? null,

    async state(session, _table, nowMs = Date.now()): Promise<BlackjackState> {
      await stored.settle(session, nowMs);
      const [game, round] = [gameOf(session), roundAt(nowMs)];
      const isClosed = round.closesAtMs <= nowMs;
      const shoes = await readShoes(db, game, round.id - shownHands, isClosed ? round.id : round.id - 1);
      const piles = isClosed ? (shoes[0]?.cards ?? null) : null;
      const bet = await stored.newest(session);
      const taken = (await seatsTaken(db, session.provider, [session.gameId])).get(session.gameId) ?? 0;
      const players = await othersAt(session, taken, piles, nowMs);
      const past = shoes.filter((each) => roundOf(each.round).resultAtMs <= nowMs).slice(0, shownHands);
      return {
        nowMs,
        round,
        dealer: piles ? openDealer(piles, round.id, nowMs) : [],
        last: past.map(({ cards }) => handOf(dealerHand(cards)).points),
        seats,
        seatsTaken: players.length + Math.min(taken, 1),
        players,
        balanceMinor: await stored.balanceMinor(session),
        bet: bet && (await betResponse(bet, nowMs)),
      };
    },

    place: (session, _table, placement) =>
      stored.place(session, placement, (tx, id) => takeSeat(tx, id, gameOf(session), placement.round)),

    move: (session, _table, move) => takeHandMove({ db, wallet }, session, move),
  };
}
