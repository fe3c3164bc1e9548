import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The lobby that a game is in. */
export const lobbyTypes = ["casino", "live-casino"] as const;
export type LobbyType = (typeof lobbyTypes)[number];

const time = (name: string) => timestamp(name, { withTimezone: true });

export const favourites = pgTable("favourite_game", {
  playerId: text("player_id").notNull(),
  lobbyPageType: text("lobby_page_type", { enum: lobbyTypes }).notNull(),
  gameId: text("game_id").notNull(),
  createdAt: time("created_at").notNull(),
});

export const jackpotWins = pgTable("jackpot_win", {
  gameId: text("game_id").primaryKey(),
  wonAt: time("won_at").notNull(),
});

export const recents = pgTable("recent_game", {
  playerId: text("player_id").notNull(),
  category: text("category", { enum: lobbyTypes }).notNull(),
  gameId: text("game_id").notNull(),
  playedAt: time("played_at").notNull(),
});
