import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { ContentDocument } from "./generator/document";

/** The editors' changes: each row replaces the generated document of the same id. */
export const contentDocument = pgTable("content_document", {
  id: text("id").primaryKey(),
  body: jsonb("body").$type<ContentDocument>().notNull(),
  editedAt: timestamp("edited_at", { withTimezone: true }).notNull().defaultNow(),
});
