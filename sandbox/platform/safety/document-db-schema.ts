import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** The keys of the response, and the types of the calls. */
export const documentKinds = [
  "idDocument",
  "addressDocument",
  "paymentDocument",
  "sowDocument",
  "eddQuestionnaire",
  "otherDocument",
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The kinds of which a player may have several. */
export const listedKinds: readonly DocumentKind[] = ["paymentDocument", "otherDocument"];

export const documentStatuses = ["UNREQUESTED", "REQUESTED", "UNDER_REVIEW", "VERIFIED", "EXPIRED"] as const;
export const documentMethods = ["UPLOAD", "CHECK"] as const;

const time = (name: string) => timestamp(name, { withTimezone: true });

export const playerDocuments = pgTable("player_document", {
  playerId: text("player_id").notNull(),
  kind: text("kind", { enum: documentKinds }).notNull(),
  id: text("id").notNull().default(""),
  status: text("status", { enum: documentStatuses }).notNull(),
  label: text("label"),
  rejection: text("rejection"),
  attemptsLeft: integer("attempts_left"),
  dueAt: time("due_at"),
  sentAt: time("sent_at"),
  decidedAt: time("decided_at"),
  method: text("method", { enum: documentMethods }).notNull().default("UPLOAD"),
});

export const documentTickets = pgTable("document_ticket", {
  ticket: text("ticket").primaryKey(),
  playerId: text("player_id").notNull(),
  kind: text("kind", { enum: documentKinds }).notNull(),
  id: text("id").notNull().default(""),
  subType: text("sub_type"),
  returnUrl: text("return_url"),
  contentType: text("content_type"),
  bytes: integer("bytes"),
  createdAt: time("created_at").notNull().defaultNow(),
  storedAt: time("stored_at"),
  reported: text("reported"),
});
