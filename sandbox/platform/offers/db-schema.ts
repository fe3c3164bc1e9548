import { boolean, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Reward } from "./rewards";

const time = (name: string) => timestamp(name, { withTimezone: true });

/** What the platform says against a code: at the check already, or when it is claimed. */
export interface PlantedRefusal {
  at: "validate" | "claim";
  status: 400 | 403 | 404 | 409;
  code: string;
  message: string;
}

export const bonusCodes = pgTable("bonus_code", {
  code: text("code").primaryKey(),
  campaignId: text("campaign_id").notNull(),
  reward: jsonb("reward").$type<Reward>().notNull(),
  days: integer("days").notNull(),
  expiresAt: time("expires_at"),
  claimsLeft: integer("claims_left"),
  refusal: jsonb("refusal").$type<PlantedRefusal>(),
});
export type BonusCode = typeof bonusCodes.$inferSelect;

export const bonusCodeClaims = pgTable("bonus_code_claim", {
  playerId: text("player_id").notNull(),
  code: text("code").notNull(),
  assignmentId: text("assignment_id").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});

export const consents = pgTable("campaign_consent", {
  playerId: text("player_id").notNull(),
  campaignId: text("campaign_id").notNull(),
  agreed: boolean("agreed").notNull(),
  bonusCode: text("bonus_code"),
  createdAt: time("created_at").notNull().defaultNow(),
});
