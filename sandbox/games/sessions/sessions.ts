import { randomBytes } from "node:crypto";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { Database } from "../../core/database";
import { type Session, sessions } from "../db-schema";

/** The lifetime of a session after its last call, in milliseconds. */
export const sessionMs = 30 * 60_000;

export interface Sessions {
  open(
    session: Pick<Session, "provider" | "gameId" | "mode" | "playerId" | "currency" | "purseMinor" | "minimumRoundMs">,
  ): Promise<Session>;
  /** The session of a bearer token, good for another half hour; null when it is unknown, too old or closed. */
  renew(id: string): Promise<Session | null>;
  close(id: string): Promise<void>;
  /** Ends every session of a player, as a provider does on the platform's request. */
  closeOf(playerId: string): Promise<void>;
  /** Fills a demo's purse up to the amount. */
  refill(id: string, purseMinor: number): Promise<void>;
}

export function createSessions(db: Database): Sessions {
  const expiresAt = () => new Date(Date.now() + sessionMs);
  return {
    async open(session) {
      const id = randomBytes(24).toString("base64url");
      const [opened] = await db
        .insert(sessions)
        .values({ ...session, id, expiresAt: expiresAt() })
        .returning();
      if (!opened) throw new Error("The session was not written.");
      return opened;
    },
    async renew(id) {
      const alive = and(eq(sessions.id, id), isNull(sessions.closedAt), gt(sessions.expiresAt, new Date()));
      const [session] = await db.update(sessions).set({ expiresAt: expiresAt() }).where(alive).returning();
      return session ?? null;
    },
    async close(id) {
      await db.update(sessions).set({ closedAt: new Date() }).where(eq(sessions.id, id));
    },
    async closeOf(playerId) {
      await db
        .update(sessions)
        .set({ closedAt: new Date() })
        .where(and(eq(sessions.playerId, playerId), isNull(sessions.closedAt)));
    },
    async refill(id, purseMinor) {
      await db
        .update(sessions)
        .set({ purseMinor: sql`greatest(${sessions.purseMinor}, ${purseMinor})` })
        .where(and(eq(sessions.id, id), eq(sessions.mode, "demo")));
    },
  };
}
