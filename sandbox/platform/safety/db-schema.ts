import { bigint, boolean, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const limitKinds = ["deposit", "spend"] as const;
/** A deposit limit counts deposits; a spend limit counts stakes, and a win gives nothing back. */
export type LimitKind = (typeof limitKinds)[number];

/** Day, week, month. */
export const limitPeriods = ["D", "W", "M"] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

const time = (name: string) => timestamp(name, { withTimezone: true });

export const playerLimits = pgTable("player_limit", {
  playerId: text("player_id").notNull(),
  kind: text("kind", { enum: limitKinds }).notNull(),
  period: text("period", { enum: limitPeriods }).notNull(),
  valueMinor: bigint("value_minor", { mode: "bigint" }),
  pendingMinor: bigint("pending_minor", { mode: "bigint" }),
  pendingAt: time("pending_at"),
  locked: boolean("locked").notNull().default(false),
  updatedAt: time("updated_at").notNull(),
});

export const activitySettings = pgTable("activity_setting", {
  playerId: text("player_id").primaryKey(),
  timer: integer("timer"),
});
