import { createHash } from "node:crypto";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../core/database";
import type { Refusal } from "../platform/wallet/ledger";
import type { Wallet } from "../platform/wallet/wallet";
import { combinedOdds, returnOf } from "./accumulator";
import { type BetLeg, betLegs, bets, type SportsBet } from "./db-schema";
import { events, findOutcome, isClosed, type SportsEvent } from "./events";
import { endOf } from "./results";

/** What is bet on in an event. */
interface LegInput {
  event: string;
  outcome: string;
}

interface BetInput {
  /** The page's own name of the attempt: sent again, it is the same bet. */
  key: string;
  /** Of different events; several are an accumulator. */
  legs: readonly LegInput[];
  stakeMinor: number;
}

interface Settlement {
  /** Overrides how the events ended, for every leg. */
  outcome?: "WON" | "LOST" | undefined;
  /** The events whose legs are void. */
  voided?: readonly string[] | undefined;
}

type Placed =
  | { ok: true; bet: SportsBet }
  | { ok: false; code: Refusal | "UNKNOWN_EVENT" | "EVENT_RUNS" | "BAD_STAKE" };

/** A leg with its event and odds. */
interface Chosen {
  event: SportsEvent;
  outcome: string;
  odds: number;
}

interface Bets {
  /** Takes the stake and writes the bet, in one transaction. How its legs end is how their events end, and told then. */
  place(player: { playerId: string; currency: string }, requested: BetInput): Promise<Placed>;
  /** Pays what was won and ends the bet, once. */
  settle(bet: SportsBet, settlement?: Settlement): Promise<void>;
  /** Pays a bet when the last of its legs is settled, or at once where that is over. */
  settleInTime(bet: SportsBet): void;
  /** The next bet of the player ends like this and soon, however its events do. */
  decideNext(playerId: string, outcome: "WON" | "LOST"): void;
  /** The newest of a player, at most ten. */
  ofPlayer(playerId: string): Promise<SportsBet[]>;
  /** Those that are not settled: a player's, or all. */
  open(playerId?: string): Promise<SportsBet[]>;
}

const stakes = { min: 10, max: 100_000 };
/** When the legs of a bet whose end was decided are settled, one after another. */
const settleMs = 20_000;
const nextLegMs = 5_000;

export function createBets(db: Database, wallet: Wallet): Bets {
  const decided = new Map<string, "WON" | "LOST">();

  function endsOf(playerId: string, legs: readonly Chosen[], now: Date): Pick<BetLeg, "result" | "settlesAt">[] {
    const result = decided.get(playerId);
    decided.delete(playerId);
    return legs.map(({ event, outcome }, position) =>
      result
        ? { result, settlesAt: new Date(now.getTime() + settleMs + position * nextLegMs) }
        : endOf(event, outcome, now),
    );
  }

  async function withLegs(rows: readonly (typeof bets.$inferSelect)[]): Promise<SportsBet[]> {
    const ids = rows.map(({ id }) => id);
    const legs = ids.length === 0 ? [] : await db.select().from(betLegs).where(inArray(betLegs.betId, ids));
    return rows.map((row) => ({
      ...row,
      legs: legs.filter(({ betId }) => betId === row.id).sort((one, other) => one.position - other.position),
    }));
  }

  async function find(id: string): Promise<SportsBet | null> {
    const [bet = null] = await withLegs(await db.select().from(bets).where(eq(bets.id, id)));
    return bet;
  }

  async function settle(bet: SportsBet, { outcome, voided = [] }: Settlement = {}): Promise<void> {
    const { id, playerId, currency, stakeMinor } = bet;
    const legs = bet.legs.map((leg) => ({
      ...leg,
      result: voided.includes(leg.eventId) ? ("VOID" as const) : (outcome ?? leg.result),
    }));
    const winMinor = returnOf(stakeMinor, legs);
    const result = await wallet.win({
      playerId,
      currency,
      amountMinor: BigInt(winMinor),
      key: `sports:${id}:win`,
      reference: id,
      product: productOf(bet.legs),
      async within(tx) {
        await tx
          .update(bets)
          .set({ winMinor, settledAt: new Date() })
          .where(and(eq(bets.id, id), isNull(bets.settledAt)));
        for (const { position, result } of legs)
          await tx
            .update(betLegs)
            .set({ result })
            .where(and(eq(betLegs.betId, id), eq(betLegs.position, position)));
        return null;
      },
    });
    // Settled before, with another end: the first one holds.
    if (!result.ok && result.code !== "KEY_REUSED") throw new Error(`The win of bet ${id} was refused: ${result.code}`);
  }

  function settleInTime(bet: SportsBet): void {
    const pay = () => settle(bet).catch((error) => console.error(String(error)));
    const last = Math.max(...bet.legs.map(({ settlesAt }) => settlesAt.getTime()));
    setTimeout(pay, last - Date.now()).unref();
  }

  return {
    settle,
    settleInTime,
    decideNext(playerId, outcome) {
      decided.set(playerId, outcome);
    },
    async place({ playerId, currency }, { key, legs: requested, stakeMinor }) {
      const chosen = readLegs(requested);
      if (!chosen) return { ok: false, code: "UNKNOWN_EVENT" };
      if (stakeMinor < stakes.min || stakeMinor > stakes.max) return { ok: false, code: "BAD_STAKE" };
      const id = createHash("sha256").update(`${playerId}:${key}`).digest("hex").slice(0, 32);
      const now = new Date();
      // What was placed before its race began, and is sent again, is placed.
      if (chosen.some(({ event }) => isClosed(event, now)) && (await find(id)) === null)
        return { ok: false, code: "EVENT_RUNS" };
      const ends = endsOf(playerId, chosen, now);
      const legs = chosen.flatMap(({ event, outcome, odds }, position) => {
        const end = ends[position];
        return end ? [{ betId: id, position, eventId: event.id, outcome, odds, ...end }] : [];
      });
      const odds = combinedOdds(chosen.map((leg) => leg.odds));
      const result = await wallet.bet({
        playerId,
        currency,
        amountMinor: BigInt(stakeMinor),
        key: `sports:${id}:bet`,
        reference: id,
        product: productOf(legs),
        async within(tx) {
          await tx
            .insert(bets)
            .values({ id, playerId, odds, currency, stakeMinor, winMinor: returnOf(stakeMinor, legs) });
          await tx.insert(betLegs).values(legs);
          return null;
        },
      });
      if (!result.ok) return { ok: false, code: result.code };
      const bet = await find(id);
      if (!bet) throw new Error("The bet was not written.");
      if (!result.replayed) settleInTime(bet);
      return { ok: true, bet };
    },
    ofPlayer: async (playerId) =>
      withLegs(await db.select().from(bets).where(eq(bets.playerId, playerId)).orderBy(desc(bets.placedAt)).limit(10)),
    open: async (playerId) =>
      withLegs(
        await db
          .select()
          .from(bets)
          .where(and(isNull(bets.settledAt), playerId === undefined ? undefined : eq(bets.playerId, playerId))),
      ),
  };
}

/** The legs with their odds; null where one of them cannot be bet on, or two cannot be bet on together. */
function readLegs(requested: readonly LegInput[]): Chosen[] | null {
  const legs = requested.flatMap(({ event: id, outcome }) => {
    const event = events.find((each) => each.id === id);
    const choice = findOutcome(event, outcome)?.outcome;
    return event && choice ? [{ event, outcome, odds: choice.odds }] : [];
  });
  const isWhole = legs.length === requested.length && legs.length > 0;
  const isOfDifferentEvents = new Set(legs.map(({ event }) => event.id)).size === legs.length;
  const isOfOneProduct = new Set(legs.map(({ event }) => event.product)).size === 1;
  return isWhole && isOfDifferentEvents && isOfOneProduct ? legs : null;
}

/** The flag of a profile, and the category of the ledger, that a bet counts to. */
export const productOf = ([first]: readonly { eventId: string }[]): "sports" | "virtualSports" =>
  events.find(({ id }) => id === first?.eventId)?.product === "VIRTUALS" ? "virtualSports" : "sports";
