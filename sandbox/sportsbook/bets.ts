import { createHash, randomInt } from "node:crypto";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "../core/database";
import type { Refusal } from "../platform/wallet/ledger";
import type { Wallet } from "../platform/wallet/wallet";
import { bets, type SportsBet } from "./db-schema";
import { events, findOutcome } from "./events";

interface BetInput {
  /** The page's own name of the attempt: sent again, it is the same bet. */
  key: string;
  eventId: string;
  outcome: string;
  stakeMinor: number;
}

type Placed = { ok: true; bet: SportsBet } | { ok: false; code: Refusal | "UNKNOWN_EVENT" | "BAD_STAKE" };

interface Bets {
  /** Takes the stake and writes the bet, in one transaction. What it will win is drawn now and told when it is settled. */
  place(player: { playerId: string; currency: string }, requested: BetInput): Promise<Placed>;
  /** Pays what was won and ends the bet, once. `outcome`: overrides what was drawn. */
  settle(bet: SportsBet, outcome?: "WON" | "LOST"): Promise<void>;
  /** The next bet of the player ends like this, whatever is drawn. */
  decideNext(playerId: string, outcome: "WON" | "LOST"): void;
  /** The newest of a player, at most ten. */
  ofPlayer(playerId: string): Promise<SportsBet[]>;
  openOf(playerId: string): Promise<SportsBet[]>;
}

const stakes = { min: 10, max: 100_000 };
/** The house keeps five parts of a hundred. */
const returned = 0.95;
/** The events of a stand-in end sooner than those of the world. */
const settleMs = 20_000;

export function createBets(db: Database, wallet: Wallet): Bets {
  const find = async (id: string) => (await db.select().from(bets).where(eq(bets.id, id)))[0] ?? null;

  async function settle(bet: SportsBet, outcome?: "WON" | "LOST"): Promise<void> {
    const full = Math.floor((bet.stakeMinor * bet.odds) / 100);
    const winMinor = outcome === undefined ? bet.winMinor : outcome === "WON" ? full : 0;
    const { id, playerId, currency } = bet;
    const result = await wallet.win({
      playerId,
      currency,
      amountMinor: BigInt(winMinor),
      key: `sports:${id}:win`,
      reference: id,
      product: productOf(bet.eventId),
      async within(tx) {
        await tx
          .update(bets)
          .set({ winMinor, settledAt: new Date() })
          .where(and(eq(bets.id, id), isNull(bets.settledAt)));
        return null;
      },
    });
    // Settled before, with another end: the first one holds.
    if (!result.ok && result.code !== "KEY_REUSED") throw new Error(`The win of bet ${id} was refused: ${result.code}`);
  }

  const decided = new Map<string, "WON" | "LOST">();

  function draw(playerId: string, odds: number): boolean {
    const outcome = decided.get(playerId);
    decided.delete(playerId);
    return outcome ? outcome === "WON" : randomInt(1_000_000) < (returned * 100_000_000) / odds;
  }

  return {
    settle,
    decideNext(playerId, outcome) {
      decided.set(playerId, outcome);
    },
    async place({ playerId, currency }, { key, eventId, outcome, stakeMinor }) {
      const event = events.find((each) => each.id === eventId);
      const choice = findOutcome(event, outcome)?.outcome;
      if (!event || !choice) return { ok: false, code: "UNKNOWN_EVENT" };
      if (stakeMinor < stakes.min || stakeMinor > stakes.max) return { ok: false, code: "BAD_STAKE" };
      const id = createHash("sha256").update(`${playerId}:${key}`).digest("hex").slice(0, 32);
      const winMinor = draw(playerId, choice.odds) ? Math.floor((stakeMinor * choice.odds) / 100) : 0;
      const result = await wallet.bet({
        playerId,
        currency,
        amountMinor: BigInt(stakeMinor),
        key: `sports:${id}:bet`,
        reference: id,
        product: productOf(eventId),
        async within(tx) {
          await tx
            .insert(bets)
            .values({ id, playerId, eventId, outcome, odds: choice.odds, currency, stakeMinor, winMinor });
          return null;
        },
      });
      if (!result.ok) return { ok: false, code: result.code };
      const bet = await find(id);
      if (!bet) throw new Error("The bet was not written.");
      const pay = () => settle(bet).catch((error) => console.error(String(error)));
      if (!result.replayed) setTimeout(pay, settleMs).unref();
      return { ok: true, bet };
    },
    ofPlayer: (playerId) =>
      db.select().from(bets).where(eq(bets.playerId, playerId)).orderBy(desc(bets.placedAt)).limit(10),
    openOf: (playerId) =>
      db
        .select()
        .from(bets)
        .where(and(eq(bets.playerId, playerId), isNull(bets.settledAt))),
  };
}

/** The flag of a profile, and the category of the ledger, that an event counts to. */
export const productOf = (eventId: string): "sports" | "virtualSports" =>
  events.find(({ id }) => id === eventId)?.product === "VIRTUALS" ? "virtualSports" : "sports";
