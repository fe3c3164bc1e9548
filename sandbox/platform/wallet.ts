import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../core/database";
import { type Balance, balanceBody, readBalance } from "./balance";
import { players } from "./db-schema";
import { type Attached, type Json, type Operation, type Place, type PostResult, post, type Refusal } from "./ledger";
import { playRefusal } from "./profile";
import { limitRefusal } from "./safety/limits";

/** The wallet's calls for games. `reference` is the round; `key` makes a repeated call harmless. */
export interface GameOperation<T> {
  playerId: string;
  amountMinor: bigint;
  currency: string;
  key: string;
  reference: string;
  product?: "casino" | "liveCasino";
  /** Stores what belongs to the bet or win in the same database transaction; use its `tx` only. */
  within?: (tx: Transaction) => Promise<T>;
}

export interface Adjustment {
  playerId: string;
  /** Positive credits the player, negative debits. */
  amountMinor: bigint;
  currency: string;
  key: string;
  reference: string;
  place?: Exclude<Place, { operator: unknown }>;
}

export interface Wallet {
  /** Takes a stake. Refused with a code when the balance is too low, the player may not play, or a spend limit stands against it. */
  bet<T extends Json = null>(operation: GameOperation<T>): Promise<PostResult<T>>;
  /** Pays a win, 0 too: then the round is on record as a loss. A win is owed whatever became of the player since. */
  win<T extends Json = null>(operation: GameOperation<T>): Promise<PostResult<T>>;
  adjust(adjustment: Adjustment): Promise<PostResult<null>>;
  /** Pays in. Refused with a code when a deposit limit stands against it. */
  deposit(payment: Omit<Adjustment, "place">): Promise<PostResult<null>>;
  /** Books a payment that has reached the operator: limits counted when it was approved. */
  bookPayment(payment: Omit<Adjustment, "place">): Promise<PostResult<null>>;
  /** Null for a player without a wallet. */
  balance(playerId: string): Promise<Balance | null>;
}

/** The platform's wallet over the ledger. `announce` is called for every change once it is committed. */
export function createWallet(db: Database, announce: (playerId: string, balance: Balance) => void): Wallet {
  async function move<T extends Json = null>(operation: Operation, attached?: Attached<T>): Promise<PostResult<T>> {
    const result = await post(db, operation, attached);
    if (result.ok && !result.replayed && operation.amountMinor > 0n) announce(operation.playerId, result.balance);
    return result;
  }

  return {
    bet: ({ product = "casino", within, ...bet }) =>
      move(
        { ...bet, type: "BET", category: category[product], from: { kind: "MAIN" }, to: { operator: "games" } },
        { guard: (tx) => betRefusal(tx, bet, product), within },
      ),
    win: ({ product = "casino", within, ...win }) =>
      move(
        {
          ...win,
          type: win.amountMinor > 0n ? "WIN" : "LOSS",
          category: category[product],
          from: { operator: "games" },
          to: { kind: "MAIN" },
        },
        { within },
      ),
    adjust: ({ place = { kind: "MAIN" }, amountMinor, ...adjustment }) => {
      const operator = { operator: "adjustment" } as const;
      const common = { ...adjustment, category: "ADJUSTMENT" } as const;
      return amountMinor < 0n
        ? move({ ...common, type: "WITHDRAW", amountMinor: -amountMinor, from: place, to: operator })
        : move({ ...common, type: "DEPOSIT", amountMinor, from: operator, to: place });
    },
    deposit: (payment) => move(paymentOf(payment), { guard: (tx) => depositRefusal(tx, payment) }),
    bookPayment: (payment) => move(paymentOf(payment)),
    balance: (playerId) => readBalance(db, playerId),
  };
}

const category = { casino: "CASINO", liveCasino: "LIVE_CASINO" } as const;

const paymentOf = (payment: Omit<Adjustment, "place">): Operation => ({
  ...payment,
  type: "DEPOSIT",
  category: "PAYMENT",
  from: { operator: "payments" },
  to: { kind: "MAIN" },
});

type Amount = Pick<Operation, "playerId" | "amountMinor">;

async function betRefusal(
  tx: Transaction,
  { playerId, amountMinor }: Amount,
  product: "casino" | "liveCasino",
): Promise<Refusal | null> {
  const [player] = await tx.select().from(players).where(eq(players.playerId, playerId));
  if (!player) return "error.player.closed";
  return playRefusal(player.profile, product) ?? limitRefusal(tx, player, "spend", amountMinor);
}

async function depositRefusal(tx: Transaction, { playerId, amountMinor }: Amount): Promise<Refusal | null> {
  const [player] = await tx.select().from(players).where(eq(players.playerId, playerId));
  return player ? limitRefusal(tx, player, "deposit", amountMinor) : "error.player.closed";
}

/** The push message of a changed balance. */
export function balanceMessage(balance: Balance) {
  return { body: { type: "WALLET_BALANCE", ...balanceBody(balance) } };
}
