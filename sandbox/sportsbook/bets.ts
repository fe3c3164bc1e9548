import { createHash, randomInt } from "node:crypto";
import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Database } from "../core/database";
import type { Refusal } from "../platform/wallet/ledger";
import type { Wallet } from "../platform/wallet/wallet";
import { combinedOdds, type LegResult, returnOf } from "./accumulator";
import { type BetLeg, betLegs, bets, type SportsBet } from "./db-schema";
import { events, findOutcome } from "./events";

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
  /** Overrides what was drawn, for every leg. */
  outcome?: "WON" | "LOST" | undefined;
  /** The events whose legs are void. */
  voided?: readonly string[] | undefined;
}

type Placed = { ok: true; bet: SportsBet } | { ok: false; code: Refusal | "UNKNOWN_EVENT" | "BAD_STAKE" };

interface Bets {
  /** Takes the stake and writes the bet, in one transaction. How its legs end is drawn now and told when each is settled. */
  place(player: { playerId: string; currency: string }, requested: BetInput): Promise<Placed>;
  /** Pays what was won and ends the bet, once. */
  settle(bet: SportsBet, settlement?: Settlement): Promise<void>;
  /** The next bet of the player ends like this, whatever is drawn. */
  decideNext(playerId: string, outcome: "WON" | "LOST"): void;
  /** The newest of a player, at most ten. */
  ofPlayer(playerId: string): Promise<SportsBet[]>;
  /** Those that are not settled: a player's, or all. */
  open(playerId?: string): Promise<SportsBet[]>;
}

const stakes = { min: 10, max: 100_000 };
/** The house keeps five parts of a hundred. */
const returned = 0.95;
/** The events of a stand-in end sooner than those of the world, one after another. */
const settleMs = 20_000;
const nextLegMs = 5_000;

export function createBets(db: Database, wallet: Wallet): Bets {
  const decided = new Map<string, "WON" | "LOST">();

  function draw(playerId: string, legs: readonly { odds: number }[]): LegResult[] {
    const outcome = decided.get(playerId);
    decided.delete(playerId);
    return legs.map(({ odds }) => outcome ?? (randomInt(1_000_000) < (returned * 100_000_000) / odds ? "WON" : "LOST"));
  }

  async function withLegs(rows: readonly (typeof bets.$inferSelect)[]): Promise<SportsBet[]> {
    const ids = rows.map(({ id }) => id);
    const legs = ids.length === 0 ? [] : await db.select().from(betLegs).where(inArray(betLegs.betId, ids));
    return rows.map((row) => ({
      ...row,
      legs: legs.filter(({ betId }) => betId === row.id).sort((one, other) => one.position - other.position),
    }));
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

  return {
    settle,
    decideNext(playerId, outcome) {
      decided.set(playerId, outcome);
    },
    async place({ playerId, currency }, { key, legs: requested, stakeMinor }) {
      const chosen = readLegs(requested);
      if (!chosen) return { ok: false, code: "UNKNOWN_EVENT" };
      if (stakeMinor < stakes.min || stakeMinor > stakes.max) return { ok: false, code: "BAD_STAKE" };
      const id = createHash("sha256").update(`${playerId}:${key}`).digest("hex").slice(0, 32);
      const results = draw(playerId, chosen);
      const legs = chosen.map((leg, position) => ({
        ...leg,
        betId: id,
        position,
        result: results[position] ?? "LOST",
        settlesAt: new Date(Date.now() + settleMs + position * nextLegMs),
      }));
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
      const [bet] = await withLegs(await db.select().from(bets).where(eq(bets.id, id)));
      if (!bet) throw new Error("The bet was not written.");
      const pay = () => settle(bet).catch((error) => console.error(String(error)));
      // When the last of them is settled.
      if (!result.replayed) setTimeout(pay, settleMs + (legs.length - 1) * nextLegMs).unref();
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
function readLegs(requested: readonly LegInput[]): Pick<BetLeg, "eventId" | "outcome" | "odds">[] | null {
  const legs = requested.flatMap(({ event: id, outcome }) => {
    const event = events.find((each) => each.id === id);
    const choice = findOutcome(event, outcome)?.outcome;
    return event && choice ? [{ event, leg: { eventId: id, outcome, odds: choice.odds } }] : [];
  });
  const isWhole = legs.length === requested.length && legs.length > 0;
  const isOfDifferentEvents = new Set(legs.map(({ event }) => event.id)).size === legs.length;
  const isOfOneProduct = new Set(legs.map(({ event }) => event.product)).size === 1;
  return isWhole && isOfDifferentEvents && isOfOneProduct ? legs.map(({ leg }) => leg) : null;
}

/** The flag of a profile, and the category of the ledger, that a bet counts to. */
export const productOf = ([first]: readonly { eventId: string }[]): "sports" | "virtualSports" =>
  events.find(({ id }) => id === first?.eventId)?.product === "VIRTUALS" ? "virtualSports" : "sports";
