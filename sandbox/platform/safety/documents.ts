import { randomUUID } from "node:crypto";
import { and, asc, eq, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../core/database";
import {
  type DocumentKind,
  documentKinds,
  documentStatuses,
  documentTickets,
  listedKinds,
  playerDocuments,
} from "./document-db-schema";

export type PlayerDocument = typeof playerDocuments.$inferSelect;
export type Ticket = typeof documentTickets.$inferSelect;

/** What a call is about: a kind, and of a list the one that `id` names. */
export interface Wanted {
  playerId: string;
  kind: DocumentKind;
  id: string;
}

const meant = ({ playerId, kind, id }: Wanted) =>
  and(eq(playerDocuments.playerId, playerId), eq(playerDocuments.kind, kind), eq(playerDocuments.id, id));

export function readDocuments(db: Database, playerId: string): Promise<PlayerDocument[]> {
  return db
    .select()
    .from(playerDocuments)
    .where(eq(playerDocuments.playerId, playerId))
    .orderBy(asc(playerDocuments.kind), asc(playerDocuments.id));
}

export async function findDocument(db: Database, wanted: Wanted): Promise<PlayerDocument | null> {
  const [found] = await db.select().from(playerDocuments).where(meant(wanted));
  return found ?? null;
}

export async function writeDocument(db: Database, document: typeof playerDocuments.$inferInsert): Promise<void> {
  await db
    .insert(playerDocuments)
    .values(document)
    .onConflictDoUpdate({
      target: [playerDocuments.playerId, playerDocuments.kind, playerDocuments.id],
      set: document,
    });
}

/** The response of the player's documents: one or a list by its kind, the missing ones not asked for. */
export function documentsBody(documents: readonly PlayerDocument[]): Record<DocumentKind, unknown> {
  const of = (kind: DocumentKind) => {
    const bodies = documents.filter((each) => each.kind === kind).map(documentBody);
    return listedKinds.includes(kind) ? bodies : (bodies[0] ?? { documentStatus: documentStatuses[0] });
  };
  const [id, address, payment, sow, edd, other] = documentKinds;
  return {
    [id]: of(id),
    [address]: of(address),
    [payment]: of(payment),
    [sow]: of(sow),
    [edd]: of(edd),
    [other]: of(other),
  };
}

function documentBody({ id, status, label, rejection, attemptsLeft, dueAt, sentAt, decidedAt }: PlayerDocument) {
  return {
    ...(id !== "" && { id }),
    ...(label !== null && { label }),
    documentStatus: status,
    ...(rejection !== null && { rejectionReason: rejection }),
    ...(attemptsLeft !== null && { attemptsLeft }),
    ...(dueAt && { dueAt: dueAt.toISOString() }),
    ...(sentAt && { sentAt: sentAt.toISOString() }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
  };
}

/** A way to send one file, or to visit the identity check once. */
export async function openTicket(
  db: Database,
  wanted: Wanted,
  more: { subType?: string | undefined; returnUrl?: string },
): Promise<string> {
  const ticket = randomUUID();
  const { subType = null, returnUrl = null } = more;
  await db.insert(documentTickets).values({ ...wanted, ticket, subType, returnUrl });
  return ticket;
}

export async function findTicket(db: Database, ticket: string): Promise<Ticket | null> {
  const [found] = await db.select().from(documentTickets).where(eq(documentTickets.ticket, ticket));
  return found ?? null;
}

export async function storeFile(db: Database, ticket: string, file: { contentType: string; bytes: number }) {
  await db
    .update(documentTickets)
    .set({ ...file, storedAt: new Date() })
    .where(eq(documentTickets.ticket, ticket));
}

/** Notes what the site said of the oldest file that it has said nothing of. False: there is none that was stored. */
export async function reportFile(db: Database, wanted: Wanted, reported: "success" | "failure"): Promise<boolean> {
  const own = and(
    eq(documentTickets.playerId, wanted.playerId),
    eq(documentTickets.kind, wanted.kind),
    eq(documentTickets.id, wanted.id),
    isNull(documentTickets.reported),
    isNull(documentTickets.returnUrl),
    reported === "success" ? isNotNull(documentTickets.storedAt) : undefined,
  );
  const [oldest] = await db.select().from(documentTickets).where(own).orderBy(asc(documentTickets.createdAt)).limit(1);
  if (!oldest) return false;
  await db.update(documentTickets).set({ reported }).where(eq(documentTickets.ticket, oldest.ticket));
  return true;
}

/** Asks for it again, with the reason. */
export async function refuseDocument(db: Database, wanted: Wanted, rejection: string): Promise<void> {
  const known = await findDocument(db, wanted);
  await writeDocument(db, { ...(known ?? wanted), status: "REQUESTED", rejection, decidedAt: new Date() });
}

/** It was sent: now somebody looks at it. */
export async function putUnderReview(db: Database, wanted: Wanted): Promise<void> {
  const status = { status: "UNDER_REVIEW" as const, rejection: null, sentAt: new Date() };
  const known = await findDocument(db, wanted);
  await writeDocument(db, { ...(known ?? wanted), ...status });
}
