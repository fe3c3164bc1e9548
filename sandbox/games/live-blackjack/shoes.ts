import { randomInt } from "node:crypto";
import { and, between, desc, eq } from "drizzle-orm";
import type { Database } from "../../core/database";
import { tableShoes } from "../db-schema";
import { type Piles, shufflePiles } from "./hands";

export interface Shoe {
  round: number;
  cards: Piles;
}

/**
 * The cards of a table's rounds from one to another, whose bets are closed, the newest first. The first request for a round shuffles
 * them, and every later one reads the same.
 */
export async function readShoes(db: Database, game: string, from: number, to: number): Promise<Shoe[]> {
  const range = and(eq(tableShoes.game, game), between(tableShoes.round, from, to));
  const find = () => db.select().from(tableShoes).where(range).orderBy(desc(tableShoes.round));
  const found = await find();
  const known = new Set(found.map(({ round }) => round));
  const missing = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter((round) => !known.has(round));
  if (missing.length === 0) return found;
  const shuffled = missing.map((round) => ({ game, round, cards: shufflePiles(randomInt) }));
  await db.insert(tableShoes).values(shuffled).onConflictDoNothing();
  return find();
}

export async function readShoe(db: Database, game: string, round: number): Promise<Piles> {
  const [shoe] = await readShoes(db, game, round, round);
  if (!shoe) throw new Error("The shoe was not written.");
  return shoe.cards;
}
