import { and, desc, eq, inArray, lt, lte } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import type { Players } from "../account/players";
import { wallets } from "../db-schema";
import { openWallet, type PostResult, type Refusal } from "../wallet/ledger";
import type { Wallet } from "../wallet/wallet";
import { type Payment, payments, type TransactionStatus } from "./db-schema";
import { giveDepositBonus } from "./deposit-bonus";
import { spendVoucher } from "./vouchers";

/** Money that has not arrived, or does not stay away. */
const returned: readonly TransactionStatus[] = ["FAILED", "CANCELLED", "REVERTED"];
const arrived: readonly TransactionStatus[] = ["SUCCESS", "COMPLETED"];
/** Somebody has to act on it still. */
const open: TransactionStatus[] = ["PENDING", "WAITING_INPUT"];

export type PaymentInput = Pick<Payment, "playerId" | "reference" | "amountMinor" | "currency" | "methodId">;
/** The partner's page of a deposit, and the bonus that it was asked for with. */
type Visit = Pick<Payment, "token" | "expiresAt" | "returnUrl" | "bonusId">;

/** The key of the call that cancels it, the code of the voucher that it is paid with, or when a bank that keeps silent pays after all. */
type SettledBy = { cancelKey: string } | { voucher: string } | { actsAt: Date };

/** What players pay in and out, from their request to its end. Money moves once for each. */
export interface Payments {
  /** A deposit that waits for its partner: nothing has moved. The one that its reference has already, whatever was requested. */
  beginDeposit(requested: PaymentInput & Partial<Visit>): Promise<Payment>;
  /** Takes the money of a withdrawal out of the wallet; it waits for the operator. Null, or why not. */
  beginWithdrawal(requested: PaymentInput & Partial<Pick<Payment, "actsAt">>): Promise<Refusal | null>;
  /**
   * Gives an open payment a status. Money moves where that ends it, and the voucher that it is paid with is spent. False: it is not open,
   * the account or a limit stands against it, or the voucher cannot be spent.
   */
  settle(playerId: string, reference: string, status: TransactionStatus, by?: SettledBy): Promise<boolean>;
  /** Does what is due by now for a player's deposits: banks that kept silent pay, and what follows from a payment is done. */
  advanceDeposits(playerId: string, now: Date): Promise<void>;
  find(playerId: string, reference: string): Promise<Payment | null>;
  findByToken(token: string): Promise<Payment | null>;
  /** Ends the deposits of a player that nobody has paid in time. */
  expire(playerId: string): Promise<void>;
  /** The withdrawals that wait, the newest first. */
  pendingWithdrawals(playerId: string): Promise<Payment[]>;
  /** The newest withdrawals, of one status or of any. */
  withdrawals(playerId: string, filter: { limit: number; status?: TransactionStatus | undefined }): Promise<Payment[]>;
  /** The methods that the player has paid in with, the one used last first. */
  usedMethods(playerId: string): Promise<string[]>;
}

class NotOpen extends Error {}

const isNew = (result: PostResult<null>) => result.ok && !result.replayed;

export function createPayments(db: Database, wallet: Wallet, players: Players): Payments {
  const own = (playerId: string, reference: string) =>
    and(eq(payments.playerId, playerId), eq(payments.reference, reference));
  const find = async (playerId: string, reference: string) =>
    (await db.select().from(payments).where(own(playerId, reference)))[0] ?? null;

  /** Done again where a stop of the sandbox came between: the bonus is given once for its key. */
  async function followDeposit({ playerId, reference, bonusId, amountMinor }: Payment) {
    const player = await players.find(playerId);
    if (player?.profile.firstDepositDate === null)
      await players.change(player, { firstDepositDate: new Date().toISOString() });
    const paid = await players.find(playerId);
    if (paid && bonusId !== null)
      await giveDepositBonus({ db, wallet }, paid, { campaignId: bonusId, reference, paidMinor: amountMinor });
    await db.update(payments).set({ isFollowDue: false }).where(own(playerId, reference));
  }

  const settle: Payments["settle"] = async (playerId, reference, status, by) => {
    const payment = await find(playerId, reference);
    if (!payment) return false;
    const { kind, amountMinor, currency, methodId } = payment;
    const isPaidIn = kind === "DEPOSIT" && arrived.includes(status);
    // Of two that settle it at once, one finds it open; what moves, moves with its status.
    const within = async (tx: Transaction) => {
      const changed = await tx
        .update(payments)
        .set({ status, since: new Date(), isFollowDue: isPaidIn, ...(by && !("voucher" in by) && by) })
        .where(and(own(playerId, reference), inArray(payments.status, open)))
        .returning();
      if (changed.length === 0) throw new NotOpen();
      if (by && "voucher" in by && !(await spendVoucher(tx, by.voucher, payment))) throw new NotOpen();
      return null;
    };
    const moved = { playerId, amountMinor, currency, reference: methodId, within };
    try {
      if (isPaidIn) {
        const isPaid = isNew(await wallet.deposit({ ...moved, key: reference }));
        if (isPaid) await followDeposit(payment);
        return isPaid;
      }
      if (kind === "WITHDRAW" && returned.includes(status))
        return isNew(await wallet.giveBack({ ...moved, key: `${reference}:returned` }));
      await db.transaction(within);
      return true;
    } catch (error) {
      if (error instanceof NotOpen) return false;
      throw error;
    }
  };

  async function advanceDeposits(playerId: string, now: Date) {
    const deposits = and(eq(payments.playerId, playerId), eq(payments.kind, "DEPOSIT"));
    const silent = and(deposits, eq(payments.status, "PENDING"), lte(payments.actsAt, now));
    for (const { reference } of await db.select().from(payments).where(silent))
      if (!(await settle(playerId, reference, "SUCCESS"))) await settle(playerId, reference, "FAILED");
    const followed = and(deposits, eq(payments.isFollowDue, true));
    for (const paid of await db.select().from(payments).where(followed)) await followDeposit(paid);
  }

  return {
    async beginDeposit(requested) {
      await db.transaction(async (tx) => {
        const [known] = await tx.select().from(wallets).where(eq(wallets.playerId, requested.playerId));
        // The first deposit opens the wallet.
        if (!known) await openWallet(tx, requested.playerId, requested.currency);
        await tx
          .insert(payments)
          .values({ ...requested, kind: "DEPOSIT", status: "WAITING_INPUT" })
          .onConflictDoNothing();
      });
      const begun = await find(requested.playerId, requested.reference);
      if (!begun) throw new Error("The payment was not written.");
      return begun;
    },
    async beginWithdrawal({ reference: key, ...requested }) {
      const { methodId, actsAt: _, ...operation } = requested;
      const row = { ...requested, reference: key, kind: "WITHDRAW", status: "PENDING" } as const;
      const within = async (tx: Transaction) => {
        await tx.insert(payments).values(row);
        return null;
      };
      const result = await wallet.withdraw({ ...operation, key, reference: methodId, within });
      return result.ok ? null : result.code;
    },
    settle,
    advanceDeposits,
    find,
    async findByToken(token) {
      const [found] = await db.select().from(payments).where(eq(payments.token, token));
      return found ?? null;
    },
    async expire(playerId) {
      await db
        .update(payments)
        .set({ status: "CANCELLED", since: new Date() })
        .where(
          and(
            eq(payments.playerId, playerId),
            eq(payments.status, "WAITING_INPUT"),
            lt(payments.expiresAt, new Date()),
          ),
        );
    },
    pendingWithdrawals: (playerId) =>
      db
        .select()
        .from(payments)
        .where(and(eq(payments.playerId, playerId), eq(payments.kind, "WITHDRAW"), inArray(payments.status, open)))
        .orderBy(desc(payments.createdAt)),
    withdrawals: (playerId, { limit, status }) =>
      db
        .select()
        .from(payments)
        .where(
          and(
            eq(payments.playerId, playerId),
            eq(payments.kind, "WITHDRAW"),
            status === undefined ? undefined : eq(payments.status, status),
          ),
        )
        .orderBy(desc(payments.createdAt))
        .limit(limit),
    async usedMethods(playerId) {
      const paid = await db
        .select({ methodId: payments.methodId })
        .from(payments)
        .where(
          and(eq(payments.playerId, playerId), eq(payments.kind, "DEPOSIT"), inArray(payments.status, [...arrived])),
        )
        .orderBy(desc(payments.createdAt));
      return [...new Set(paid.map(({ methodId }) => methodId))];
    },
  };
}
