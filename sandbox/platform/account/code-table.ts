import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The one code that is valid for a subject, and how often it was sent and tried. */
export const oneTimeCodes = pgTable("one_time_code", {
  subject: text("subject").primaryKey(),
  key: text("key").notNull(),
  channel: text("channel", { enum: ["sms", "email"] }).notNull(),
  recipient: text("recipient").notNull(),
  playerId: text("player_id"),
  code: text("code").notNull(),
  sends: integer("sends").notNull(),
  tries: integer("tries").notNull().default(0),
  sentAt: time("sent_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  blockedUntil: time("blocked_until"),
  verifiedAt: time("verified_at"),
});

export type CodeRow = typeof oneTimeCodes.$inferSelect;
