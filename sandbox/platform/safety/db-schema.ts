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

export const limitChanges = pgTable("limit_change", {
  playerId: text("player_id").notNull(),
  key: text("key").notNull(),
  asked: text("asked").notNull(),
});

/** The kinds of reminders that a check of the activity may find due. */
export const reminderKinds = ["reminder", "questionnaire"] as const;

export const activitySettings = pgTable("activity_setting", {
  playerId: text("player_id").primaryKey(),
  timer: integer("timer"),
  countedFrom: time("counted_from"),
  addedSeconds: integer("added_seconds").notNull().default(0),
  reminder: text("reminder", { enum: reminderKinds }),
});

/** As the account's status calls it. */
export const breakKinds = ["TIMEOUT", "SELF_EXCLUDED"] as const;
export type BreakKind = (typeof breakKinds)[number];

export const playerBreaks = pgTable("player_break", {
  playerId: text("player_id").notNull(),
  key: text("key").notNull(),
  kind: text("kind", { enum: breakKinds }).notNull(),
  asked: text("asked").notNull(),
  startedAt: time("started_at").notNull(),
  endsAt: time("ends_at"),
  /** When the player said that they have seen the page after it. */
  seenAt: time("seen_at"),
});

export const accountClosings = pgTable("account_closing", {
  playerId: text("player_id").primaryKey(),
  key: text("key").notNull(),
  reason: text("reason"),
  closedAt: time("closed_at").notNull(),
});

export const dataRequestKinds = ["CORRECTION", "DELETION"] as const;
export const dataRequestStatuses = ["OPEN", "DONE", "REFUSED"] as const;

export const dataRequests = pgTable("data_request", {
  requestId: text("request_id").primaryKey(),
  playerId: text("player_id").notNull(),
  kind: text("kind", { enum: dataRequestKinds }).notNull(),
  status: text("status", { enum: dataRequestStatuses }).notNull(),
  said: text("said"),
  createdAt: time("created_at").notNull(),
  answerBy: time("answer_by").notNull(),
  answeredAt: time("answered_at"),
});

/** Of players who have chosen. */
export const cookieConsents = pgTable("cookie_consent", {
  playerId: text("player_id").primaryKey(),
  consentId: text("consent_id").notNull(),
  version: integer("version").notNull(),
  performance: boolean("performance").notNull(),
  marketing: boolean("marketing").notNull(),
  updatedAt: time("updated_at").notNull(),
});

export const eddAnswers = pgTable("edd_answer", {
  playerId: text("player_id").primaryKey(),
  occupation: text("occupation").notNull(),
  salaryRangeId: integer("salary_range_id").notNull(),
  sourceOfFunds: text("source_of_funds").notNull(),
  placeOfBirth: text("place_of_birth"),
  nationality: text("nationality"),
  answeredAt: time("answered_at").notNull(),
});
