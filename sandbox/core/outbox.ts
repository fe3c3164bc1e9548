import { desc, eq } from "drizzle-orm";
import { bigint, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "./database";

const outbox = pgTable("outbox", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text("kind", { enum: ["sms", "email"] }).notNull(),
  recipient: text("recipient").notNull(),
  subject: text("subject").notNull(),
  body: text("body").notNull(),
  code: text("code"),
  sentAt: timestamp("sent_at", { withTimezone: true }).notNull().defaultNow(),
});

export type Message = typeof outbox.$inferSelect;

/** "Sends" an SMS or e-mail: it can be read on the outbox page of the control listener. */
export async function send(
  db: Database | Transaction,
  message: Omit<typeof outbox.$inferInsert, "id" | "sentAt">,
): Promise<void> {
  await db.insert(outbox).values(message);
}

/** The newest messages first, of one recipient or of all; at most 100. */
export async function readOutbox(db: Database, recipient?: string): Promise<Message[]> {
  const query = db.select().from(outbox).orderBy(desc(outbox.id)).limit(100);
  return recipient === undefined ? query : query.where(eq(outbox.recipient, recipient));
}
