import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { type PlayedProduct, payInRefusal, playRefusal } from "../account/profile";
import { players } from "../db-schema";
import { countStake, endExpired, type StakedGame } from "../offers/wagering";
import { breakRefusal } from "../safety/breaks";
import { limitRefusal } from "../safety/limits";
import { type Balance, balanceBody, readBalance } from "./balance";
import { type Attached, type Json, type Operation, type Place, type PostResult, post, type Refusal } from "./ledger";

/** The wallet's calls for games and bets. `reference` is the round; `key` makes a repeated call harmless. */
export interface GameOperation<T> {
  playerId: string;
  amountMinor: bigint;
  currency: string;
  key: string;
  reference: string;
  product?: PlayedProduct;
  /** What is staked on: a bonus counts it by that. */
  game?: StakedGame;
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

/** An amount in or out. `within` stores what belongs to it in the same database transaction; use its `tx` only. */
interface Payment extends Omit<Adjustment, "place"> {
  within?: (tx: Transaction) => Promise<null>;
}

/** A payment that was approved elsewhere. */
interface ApprovedPayment extends Omit<Adjustment, "place"> {
  /** Refuses before anything moves. */
  guard: (tx: Transaction) => Promise<Refusal | null>;
}

/** A bonus that a player gets, with what belongs to it. */
interface Bonus<T> extends Omit<Adjustment, "place"> {
  place: Exclude<Place, { operator: unknown }>;
  /** Refuses before anything moves. */
  guard?: (tx: Transaction) => Promise<Refusal | null>;
  within: (tx: Transaction) => Promise<T>;
}

export interface Wallet {
  /** Takes a stake. Refused with a code when the balance is too low, the player may not play, or a spend limit stands against it. */
  bet<T extends Json = null>(operation: GameOperation<T>): Promise<PostResult<T>>;
  /** Pays a win, 0 too: then the round is on record as a loss. A win is owed whatever became of the player since. */
  win<T extends Json = null>(operation: GameOperation<T>): Promise<PostResult<T>>;
  adjust(adjustment: Adjustment): Promise<PostResult<null>>;
  /** Pays in. Refused with a code when the account or a deposit limit stands against it. */
  deposit(payment: Payment): Promise<PostResult<null>>;
  /** Books a payment that was approved before. What may stand against it since then is its guard's. */
  bookPayment(payment: ApprovedPayment): Promise<PostResult<null>>;
  /** Takes out what a player withdraws. */
  withdraw(payment: Payment): Promise<PostResult<null>>;
  /** Puts back what a withdrawal took that was not paid. */
  giveBack(payment: Payment): Promise<PostResult<null>>;
  /** Takes away money of a bonus that the player gives up. */
  forfeit(payment: Payment & { place: Exclude<Place, { operator: unknown }> }): Promise<PostResult<null>>;
  /** Puts money of a bonus into the wallet: 0 too, for a bonus that gives none. */
  giveBonus<T extends Json = null>(bonus: Bonus<T>): Promise<PostResult<T>>;
  /** Takes away what a player had of bonuses whose time is over. */
  endExpired(playerId: string): Promise<void>;
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

  async function announceNow(playerId: string): Promise<void> {
    const balance = await readBalance(db, playerId);
    if (balance) announce(playerId, balance);
  }

  return {
    async bet<T extends Json = null>({ product = "casino", game, within, ...bet }: GameOperation<T>) {
      let isBonusDone = false;
      const result = await move<T>(
        { ...bet, type: "BET", category: category[product], from: { kind: "MAIN" }, to: { operator: "games" } },
        {
          guard: (tx) => betRefusal(tx, bet, product),
          async within(tx) {
            const stake = { ...bet, game: game ?? null, vertical: vertical[product] };
            isBonusDone = await countStake(tx, stake);
            // The type is null when there is nothing to run.
            return within ? await within(tx) : (null as T);
          },
        },
      );
      if (isBonusDone) await announceNow(bet.playerId);
      return result;
    },
    async endExpired(playerId) {
      const hasEnded = await db.transaction((tx) => endExpired(tx, playerId));
      if (hasEnded) await announceNow(playerId);
    },
    win: ({ product = "casino", within, game: _, ...win }) =>
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
    deposit: ({ within, ...payment }) =>
      move(paymentOf(payment), { guard: (tx) => depositRefusal(tx, payment), within }),
    bookPayment: ({ guard, ...payment }) => move(paymentOf(payment), { guard }),
    withdraw: ({ within, ...payment }) =>
      move(
        { ...payment, type: "WITHDRAW", category: "PAYMENT", from: { kind: "MAIN" }, to: { operator: "payments" } },
        { within },
      ),
    giveBack: ({ within, ...payment }) => move({ ...paymentOf(payment), type: "REVERSAL" }, { within }),
    forfeit: ({ within, place, ...payment }) =>
      move({ ...payment, type: "FORFEIT", category: "BONUS", from: place, to: { operator: "adjustment" } }, { within }),
    giveBonus: ({ place, guard, within, ...bonus }) =>
      move(
        { ...bonus, type: "DEPOSIT", category: "BONUS", from: { operator: "adjustment" }, to: place },
        { guard, within },
      ),
    balance: (playerId) => readBalance(db, playerId),
  };
}

const category = {
  casino: "CASINO",
  liveCasino: "LIVE_CASINO",
  sports: "SPORTS",
  virtualSports: "VIRTUAL_SPORTS",
} as const;

/** The bonuses that a stake counts for: virtual sports have none of their own. */
const vertical = { ...category, virtualSports: "SPORTS" } as const;

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
  product: PlayedProduct,
): Promise<Refusal | null> {
  const [player] = await tx.select().from(players).where(eq(players.playerId, playerId));
  if (!player) return "error.player.closed";
  const refusal = playRefusal(player.profile, product) ?? (await breakRefusal(tx, playerId));
  return refusal ?? limitRefusal(tx, player, "spend", amountMinor);
}

async function depositRefusal(tx: Transaction, { playerId, amountMinor }: Amount): Promise<Refusal | null> {
  const [player] = await tx.select().from(players).where(eq(players.playerId, playerId));
  if (!player) return "error.player.closed";
  const refusal = payInRefusal(player.profile) ?? (await breakRefusal(tx, playerId));
  return refusal ?? limitRefusal(tx, player, "deposit", amountMinor);
}

/** The push message of a changed balance. */
export function balanceMessage(balance: Balance) {
  return { body: { type: "WALLET_BALANCE", ...balanceBody(balance) } };
}
