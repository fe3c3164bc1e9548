import { randomInt } from "node:crypto";
import { and, between, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../core/database";
import { tableRounds } from "../db-schema";
import { pockets } from "./wheel";

type Drawn = typeof tableRounds.$inferSelect;

export interface Draws {
  /**
   * The numbers of a table's rounds from one to another, whose bets are closed, the newest first. The first request for a round draws
   * its number, and every later one reads the same.
   */
  between(game: string, from: number, to: number): Promise<Drawn[]>;
  of(game: string, round: number): Promise<number>;
  /** The same of several tables at once, the newest numbers first, by table. */
  ofAll(games: readonly string[], from: number, to: number): Promise<ReadonlyMap<string, readonly number[]>>;
}

export function createDraws(db: Database): Draws {
  async function find(game: string, from: number, to: number): Promise<Drawn[]> {
    const range = and(eq(tableRounds.game, game), between(tableRounds.round, from, to));
    return db.select().from(tableRounds).where(range).orderBy(desc(tableRounds.round));
  }

  async function findAll(games: readonly string[], from: number, to: number): Promise<Drawn[]> {
    const range = and(inArray(tableRounds.game, [...games]), between(tableRounds.round, from, to));
    return db.select().from(tableRounds).where(range).orderBy(desc(tableRounds.round));
  }

  async function read(game: string, from: number, to: number): Promise<Drawn[]> {
    const found = await find(game, from, to);
    const known = new Set(found.map(({ round }) => round));
    const missing = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((round) => !known.has(round));
    if (missing.length === 0) return found;
    const drawn = missing.map((round) => ({ game, round, number: randomInt(pockets) }));
    await db.insert(tableRounds).values(drawn).onConflictDoNothing();
    return find(game, from, to);
  }

  return {
    between: read,
    async of(game, round) {
      const [drawn] = await read(game, round, round);
      if (!drawn) throw new Error("The number was not written.");
      return drawn.number;
    },
    async ofAll(games, from, to) {
      const found = await findAll(games, from, to);
      const known = new Set(found.map(({ game, round }) => `${game} ${round}`));
      const wanted = Array.from({ length: to - from + 1 }, (_, at) => from + at);
      const missing = games.flatMap((game) =>
        wanted
          .filter((round) => !known.has(`${game} ${round}`))
          .map((round) => ({ game, round, number: randomInt(pockets) })),
      );
      if (missing.length > 0) await db.insert(tableRounds).values(missing).onConflictDoNothing();
      const drawn = missing.length > 0 ? await findAll(games, from, to) : found;
      return new Map(
        games.map((game) => [game, drawn.flatMap((each) => (each.game === game ? [each.number] : []))] as const),
      );
    },
  };
}
