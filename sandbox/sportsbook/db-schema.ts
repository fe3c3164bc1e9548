import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { legResults } from "./accumulator";
import type { ContextBody } from "./context";

const time = (name: string) => timestamp(name, { withTimezone: true });

export const sessions = pgTable("sportsbook_session", {
  id: text("id").primaryKey(),
  playerId: text("player_id").notNull(),
  signIn: text("sign_in").notNull().unique(),
  createdAt: time("created_at").notNull().defaultNow(),
});

export const contexts = pgTable("sportsbook_context", {
  token: text("token").primaryKey(),
  sessionId: text("session_id"),
  body: jsonb("body").$type<ContextBody>().notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});

export const bets = pgTable("sports_bet", {
  id: text("id").primaryKey(),
  playerId: text("player_id").notNull(),
  odds: integer("odds").notNull(),
  currency: text("currency").notNull(),
  stakeMinor: integer("stake_minor").notNull(),
  winMinor: integer("win_minor").notNull(),
  placedAt: time("placed_at").notNull().defaultNow(),
  settledAt: time("settled_at"),
});

export const betLegs = pgTable(
  "sports_bet_leg",
  {
    betId: text("bet_id").notNull(),
    position: integer("position").notNull(),
    eventId: text("event_id").notNull(),
    outcome: text("outcome").notNull(),
    odds: integer("odds").notNull(),
    result: text("result", { enum: legResults }).notNull(),
    settlesAt: time("settles_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.betId, table.position] })],
);
export type BetLeg = typeof betLegs.$inferSelect;
export type SportsBet = typeof bets.$inferSelect & { legs: readonly BetLeg[] };

export const balances = pgTable("sportsbook_balance", {
  playerId: text("player_id").primaryKey(),
  currency: text("currency").notNull(),
  totalBalance: text("total_balance").notNull(),
  updates: integer("updates").notNull(),
});
