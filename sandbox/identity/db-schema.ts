import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { JWK } from "jose";
import type { Claims } from "./claims";

const instant = (name: string) => timestamp(name, { withTimezone: true });

export const keys = pgTable("identity_key", {
  kid: text("kid").primaryKey(),
  privateJwk: jsonb("private_jwk").$type<JWK>().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Passwords are never stored: only the SRP salt and verifier, in hex. */
export const users = pgTable("identity_user", {
  sub: uuid("sub").primaryKey(),
  email: text("email").notNull(),
  playerId: text("player_id").notNull(),
  status: text("status", { enum: ["UNCONFIRMED", "CONFIRMED"] }).notNull(),
  enabled: boolean("enabled").notNull().default(true),
  salt: text("salt").notNull(),
  verifier: text("verifier").notNull(),
  claims: jsonb("claims").$type<Claims>().notNull(),
  /** The message with which sign-in is refused after the right password; null lets the player in. */
  signInRefusal: text("sign_in_refusal"),
  /** Lifetime of this player's id and access tokens; null is the pool's hour. */
  tokenSeconds: integer("token_seconds"),
  rotateRefreshTokens: boolean("rotate_refresh_tokens").notNull().default(false),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** One sign-in and everything refreshed from it. Refresh tokens are stored as SHA-256. */
export const sessions = pgTable("identity_session", {
  originJti: uuid("origin_jti").primaryKey(),
  sub: uuid("sub").notNull(),
  refreshHash: text("refresh_hash").notNull(),
  /** The refresh token that the current one replaced, so that its reuse is noticed. */
  spentHash: text("spent_hash"),
  signedInAt: instant("signed_in_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  revokedAt: instant("revoked_at"),
  ip: text("ip"),
  country: text("country"),
});

/** Outstanding codes by address, for addresses without an account too: a wrong code must not distinguish the two. */
export const codes = pgTable(
  "identity_code",
  {
    email: text("email").notNull(),
    purpose: text("purpose", { enum: ["sign-up", "reset"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.email, table.purpose] })],
);

export const attempts = pgTable(
  "identity_attempt",
  {
    subject: text("subject").notNull(),
    action: text("action").notNull(),
    count: integer("count").notNull(),
    since: instant("since").notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.action] })],
);

export type User = typeof users.$inferSelect;
export type Session = typeof sessions.$inferSelect;
