import { and, countDistinct, eq, gt, inArray, isNull, ne } from "drizzle-orm";
import type { Database } from "../../core/database";
import { sessions } from "../db-schema";
import { sessionMs } from "./sessions";

/** A table's page calls several times in a round: one that is silent for this long has left its seat. */
const leaveMs = 60_000;

/** The number of players at each of a provider's tables, by the game's id. `except`: a session that does not count. */
export async function seatsTaken(
  db: Database,
  provider: (typeof sessions.$inferSelect)["provider"],
  gameIds: readonly string[],
  except = "",
): Promise<ReadonlyMap<string, number>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db
    .select({ gameId: sessions.gameId, players: countDistinct(sessions.playerId) })
    .from(sessions)
    .where(
      and(
        eq(sessions.provider, provider),
        inArray(sessions.gameId, [...gameIds]),
        isNull(sessions.closedAt),
        // Every call of a session moves its end.
        gt(sessions.expiresAt, new Date(Date.now() + sessionMs - leaveMs)),
        ne(sessions.id, except),
      ),
    )
    .groupBy(sessions.gameId);
  return new Map(rows.map(({ gameId, players }) => [gameId, players]));
}
