import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const registrations = pgTable("registration", {
  key: text("key").primaryKey(),
  email: text("email").notNull(),
  token: text("token").notNull(),
  playerId: text("player_id"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
