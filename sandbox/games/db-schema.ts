import { bigint, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Bets } from "./live/bets";
import { type Outcome, providers } from "./responses";

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const sessions = pgTable("game_session", {
  id: text("id").primaryKey(),
  provider: text("provider", { enum: providers }).notNull(),
  gameId: text("game_id").notNull(),
  mode: text("mode", { enum: ["demo", "real"] }).notNull(),
  playerId: text("player_id"),
  currency: text("currency").notNull(),
  purseMinor: bigint("purse_minor", { mode: "number" }),
  /** From the start of a round to the start of the next; 0 leaves it to the game. */
  minimumRoundMs: integer("minimum_round_ms").notNull().default(0),
  openedAt: moment("opened_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
  closedAt: moment("closed_at"),
});
export type Session = typeof sessions.$inferSelect;

export const rounds = pgTable("game_round", {
  id: text("id").primaryKey(),
  sessionId: text("session_id").notNull(),
  holder: text("holder").notNull(),
  /** Provider and the provider's id of the game: "relax:neondrift". */
  game: text("game").notNull(),
  mode: text("mode", { enum: ["demo", "real"] }).notNull(),
  currency: text("currency").notNull(),
  stakeMinor: bigint("stake_minor", { mode: "number" }).notNull(),
  winMinor: bigint("win_minor", { mode: "number" }).notNull(),
  outcome: jsonb("outcome").$type<Outcome>(),
  /** Of a live table alone, whose outcome is the number or the shoe of the round: the table's round, and the chips by field. */
  tableRound: bigint("table_round", { mode: "number" }),
  bets: jsonb("bets").$type<Bets>(),
  startedAt: moment("started_at").notNull().defaultNow(),
  settledAt: moment("settled_at"),
});
export type Round = typeof rounds.$inferSelect;

/** Rounds of several steps that are not decided yet. */
export const openRounds = pgTable("open_round", {
  roundId: text("round_id").primaryKey(),
  kind: text("kind").notNull(),
  sessionId: text("session_id").notNull(),
  holder: text("holder").notNull(),
  stakeMinor: bigint("stake_minor", { mode: "number" }).notNull(),
  step: integer("step").notNull().default(0),
  state: jsonb("state").notNull(),
  changedAt: moment("changed_at").notNull().defaultNow(),
});

export const tableRounds = pgTable("table_round", {
  game: text("game").notNull(),
  round: bigint("round", { mode: "number" }).notNull(),
  number: integer("number").notNull(),
});

/** The shoe of a round of live blackjack: the places of the cards that the table may need, in their shuffled order. */
export const tableShoes = pgTable("table_shoe", {
  game: text("game").notNull(),
  round: bigint("round", { mode: "number" }).notNull(),
  cards: jsonb("cards").$type<readonly number[]>().notNull(),
});

/** A player's hand in a round of live blackjack. Its cards follow from the shoe, the seat and the moves. */
export const tableHands = pgTable("table_hand", {
  roundId: text("round_id").primaryKey(),
  game: text("game").notNull(),
  tableRound: bigint("table_round", { mode: "number" }).notNull(),
  seat: integer("seat").notNull(),
  /** A letter for each: hit, stand, double. */
  moves: text("moves").notNull().default(""),
});
