import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Profile } from "./account/profile";
import { verticals } from "./wallet/verticals";

const id = () => bigint("id", { mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity();
const time = (name: string) => timestamp(name, { withTimezone: true });

export const players = pgTable("player", {
  playerId: text("player_id").primaryKey(),
  email: text("email"),
  profile: jsonb("profile").$type<Profile>().notNull(),
  idleLogoutAt: time("idle_logout_at"),
  createdAt: time("created_at").notNull().defaultNow(),
});

export const wallets = pgTable("wallet", {
  playerId: text("player_id").primaryKey(),
  currency: text("currency").notNull(),
  version: bigint("version", { mode: "number" }).notNull().default(0),
});

export const kinds = ["MAIN", "LOCKED", "BONUS", "HOUSE"] as const;

export const accounts = pgTable("account", {
  id: id(),
  name: text("name").notNull(),
  playerId: text("player_id"),
  kind: text("kind", { enum: kinds }).notNull(),
  vertical: text("vertical", { enum: verticals }),
  currency: text("currency").notNull(),
  balanceMinor: bigint("balance_minor", { mode: "bigint" }).notNull().default(0n),
});

export const transactions = pgTable("ledger_transaction", {
  id: id(),
  playerId: text("player_id").notNull(),
  idempotencyKey: text("idempotency_key").notNull(),
  fingerprint: text("fingerprint").notNull(),
  type: text("type").notNull(),
  category: text("category").notNull(),
  currency: text("currency").notNull(),
  reference: text("reference").notNull(),
  outcome: jsonb("answer").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});

export const entries = pgTable("entry", {
  id: id(),
  transactionId: bigint("transaction_id", { mode: "bigint" }).notNull(),
  accountId: bigint("account_id", { mode: "bigint" }).notNull(),
  amountMinor: bigint("amount_minor", { mode: "bigint" }).notNull(),
  balanceAfterMinor: bigint("balance_after_minor", { mode: "bigint" }).notNull(),
});

export const tickets = pgTable("game_ticket", {
  ticket: text("ticket").primaryKey(),
  playerId: text("player_id"),
  mode: text("mode", { enum: ["demo", "real"] }).notNull(),
  provider: text("provider").notNull(),
  gameId: text("game_id").notNull(),
  currency: text("currency").notNull(),
  locale: text("locale").notNull(),
  slotRoundMs: integer("slot_round_ms").notNull().default(0),
  tableRoundMs: integer("table_round_ms").notNull().default(0),
  expiresAt: time("expires_at").notNull(),
  openedAt: time("opened_at"),
});
