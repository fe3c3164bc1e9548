import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../core/database";
import { tickets } from "../db-schema";
import type { RoundTimes } from "./round-times";

/** Who plays what, for play money or real. `playerId` is null in demo mode and only there. */
export interface GameSession extends RoundTimes {
  playerId: string | null;
  mode: "demo" | "real";
  /** The provider's slug: "relax". */
  provider: string;
  /** The provider's own id of the game. */
  gameId: string;
  currency: string;
  /** A language tag: "fi". */
  locale: string;
}

const lifetimeMs = 60_000;

/** A ticket that opens one game session, once, within a minute. */
export async function issueTicket(db: Database, session: GameSession, now = new Date()): Promise<string> {
  const ticket = randomBytes(24).toString("base64url");
  await db.insert(tickets).values({ ticket, ...session, expiresAt: new Date(now.getTime() + lifetimeMs) });
  return ticket;
}

/** Opens the session of a ticket; null when it is unknown, too old or spent. */
export async function openTicket(db: Database, ticket: string, now = new Date()): Promise<GameSession | null> {
  const fresh = and(eq(tickets.ticket, ticket), isNull(tickets.openedAt), gt(tickets.expiresAt, now));
  const [opened] = await db.update(tickets).set({ openedAt: now }).where(fresh).returning({
    playerId: tickets.playerId,
    mode: tickets.mode,
    provider: tickets.provider,
    gameId: tickets.gameId,
    currency: tickets.currency,
    locale: tickets.locale,
    slotRoundMs: tickets.slotRoundMs,
    tableRoundMs: tickets.tableRoundMs,
  });
  return opened ?? null;
}
