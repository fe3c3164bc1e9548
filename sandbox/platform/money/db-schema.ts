import { bigint, boolean, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const paymentKinds = ["DEPOSIT", "WITHDRAW"] as const;

export const transactionStatuses = [
  "FAILED",
  "PENDING",
  "SUCCESS",
  "REVERTED",
  "WAITING_INPUT",
  "COMPLETED",
  "CANCELLED",
] as const;
export type TransactionStatus = (typeof transactionStatuses)[number];

export const payments = pgTable("payment", {
  playerId: text("player_id").notNull(),
  reference: text("reference").notNull(),
  kind: text("kind", { enum: paymentKinds }).notNull(),
  amountMinor: bigint("amount_minor", { mode: "bigint" }).notNull(),
  currency: text("currency").notNull(),
  methodId: text("method_id").notNull(),
  status: text("status", { enum: transactionStatuses }).notNull(),
  since: time("since").notNull().defaultNow(),
  createdAt: time("created_at").notNull().defaultNow(),
  /** Of the partner's page, where it is paid at one. */
  token: text("token"),
  expiresAt: time("expires_at"),
  returnUrl: text("return_url"),
  /** The campaign of the bonus that it was asked for with. */
  bonusId: text("bonus_id"),
  /** It is paid, and what follows from that is not done yet. */
  isFollowDue: boolean("is_follow_due").notNull().default(false),
  /** Of the call by which the player cancelled it. */
  cancelKey: text("cancel_key"),
  /** When the operator acts on a withdrawal by itself, and a silent bank on a deposit; null: somebody does at the control page. */
  actsAt: time("acts_at"),
});
export type Payment = typeof payments.$inferSelect;

export const vouchers = pgTable("voucher", {
  code: text("code").primaryKey(),
  amountMinor: bigint("amount_minor", { mode: "bigint" }).notNull(),
  currency: text("currency").notNull(),
  expiresAt: time("expires_at"),
  /** The token of the payment that it was spent on. */
  spentOn: text("spent_on"),
});
export type Voucher = typeof vouchers.$inferSelect;
