import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Content } from "../../content/content";
import type { Database } from "../../core/database";
import { rounds, sessions } from "../db-schema";
import { findLiveTable, type LiveGame, type LiveKind } from "./table";

/** Goes on with the bets that were open at live tables when the sandbox stopped, whether anybody opens their tables again or not. */
export async function resumeTables(
  db: Database,
  content: Pick<Content, "findProviderGame">,
  games: Readonly<Record<LiveKind, LiveGame>>,
): Promise<void> {
  const open = await db
    .select({ round: rounds, provider: sessions.provider, gameId: sessions.gameId })
    .from(rounds)
    .innerJoin(sessions, eq(sessions.id, rounds.sessionId))
    .where(and(isNotNull(rounds.tableRound), isNull(rounds.settledAt)));
  for (const { round, provider, gameId } of open) {
    const table = findLiveTable(content, provider, gameId);
    if (table) await games[table.kind].resume(round);
  }
}
