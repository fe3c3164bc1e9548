import { sql } from "drizzle-orm";
import type { Content } from "../../content/content";
import { pick } from "../../content/generator/games";
import { rates } from "../../content/generator/markets";
import type { Database } from "../../core/database";
import { seededRandom } from "../../core/random";
import { firstNames } from "../account/people";
import type { LobbyType } from "./db-schema";
import { readRounds } from "./rounds";

/** A win in euros, before it is shown in a currency. */
interface Win {
  gameId: string;
  category: LobbyType;
  playerName: string;
  euroMinor: number;
  wonAt: Date;
}

const hourMs = 3_600_000;
/** Wins of players who do not exist, so that a sandbox in which nobody has played yet is not empty: two in an hour. */
const perHour = 2;

/** The wins of the last hours, newest first: those of real rounds that paid more than their stake, and the seeded ones. */
export async function readWins(db: Database, content: Pick<Content, "query">, hours: number): Promise<Win[]> {
  const now = Date.now();
  const since = new Date(now - hours * hourMs);
  const rounds = await readRounds(db, sql`r.win_minor > r.stake_minor and t.created_at > ${since.toISOString()}`, 500);
  const real = rounds.map(
    ({ gameId, category, firstName, currency, winMinor, settledAt }): Win => ({
      gameId,
      category,
      playerName: maskName(firstName),
      euroMinor: Math.round(winMinor / (rates[currency] ?? 1)),
      wonAt: settledAt,
    }),
  );
  return [...real, ...seedWins(content, since, now)].sort((one, other) => other.wonAt.getTime() - one.wonAt.getTime());
}

function seedWins(content: Pick<Content, "query">, since: Date, now: number): Win[] {
  const games = content.query(
    `*[_type in ["casinoGames", "liveCasinoGames"]][0...240]{gameId, "category": select(_type == "casinoGames" => "casino", "live-casino")}`,
  ) as { gameId: string; category: LobbyType }[];
  const wins: Win[] = [];
  for (let hour = Math.floor(since.getTime() / hourMs); hour * hourMs <= now; hour++) {
    const random = seededRandom(`winners:${hour}`);
    for (let each = 0; each < perHour; each++) {
      const game = games[Math.floor(random() * games.length)];
      const wonAt = new Date(hour * hourMs + Math.floor(random() * hourMs));
      // Mostly small, seldom large: 5 to 5,000 euros.
      const euroMinor = Math.round(500 * 1_000 ** (random() ** 2));
      const playerName = maskName(pick(firstNames, random));
      if (game && wonAt > since && wonAt.getTime() <= now) wins.push({ ...game, playerName, euroMinor, wonAt });
    }
  }
  return wins;
}

/** "M***l" for Mikael: no name of a player leaves the platform whole. */
export function maskName(name: string): string {
  const letters = [...name];
  return `${letters[0] ?? "*"}***${letters.length > 2 ? letters.at(-1) : ""}`;
}
