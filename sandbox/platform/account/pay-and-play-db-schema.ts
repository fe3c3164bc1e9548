import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The lifetime of an unfinished payment, in milliseconds. */
export const payAndPlayLifetimeMs = 30 * 60_000;

export const payAndPlaySessions = pgTable("pay_and_play_session", {
  sessionId: text("session_id").primaryKey(),
  amountMinor: bigint("amount_minor", { mode: "bigint" }).notNull(),
  currency: text("currency").notNull(),
  countryCode: text("country_code").notNull(),
  languageCode: text("language_code").notNull(),
  redirectPath: text("redirect_path").notNull(),
  customer: text("customer"),
  code: text("code"),
  playerId: text("player_id"),
  accessHash: text("access_hash"),
  completedAt: time("completed_at"),
  createdAt: time("created_at").notNull().defaultNow(),
});
export type PayAndPlaySession = typeof payAndPlaySessions.$inferSelect;

export const payAndPlayCustomers = pgTable("pay_and_play_customer", {
  customer: text("customer").primaryKey(),
  playerId: text("player_id").notNull(),
});
