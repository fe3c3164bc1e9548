import { sql } from "drizzle-orm";
import type { Database } from "../../core/database";
import { seededRandom } from "../../core/random";
import { localise, type Translations, translations } from "../../showcase/translations";
import { readRounds } from "./rounds";
import { maskName } from "./winners";

const dayMs = 86_400_000;
/** The Monday from which the weeks are counted. */
const firstMonday = Date.UTC(2024, 0, 1);
const places = 10;

const names = {
  "weekly-multiplier": translations(({ tournaments }) => tournaments.names["weekly-multiplier"]),
} as const;

const rules = {
  "weekly-multiplier": translations(({ tournaments }) => tournaments.rules["weekly-multiplier"]),
} as const;

interface Entry {
  playerId: string | null;
  playerName: string;
  points: number;
}

/** The first places' share of the prize, in percent. */
const shares = [40, 20, 12, 8, 6, 5, 3, 2, 2, 2];
const prize = { amount: "5000.00", currency: "EUR" };

/**
 * A tournament of the running week, Monday to Monday in UTC. Points are the best win of one round as a multiple of its stake,
 * times 100: they do not grow with how much is played. Null for an unknown id.
 */
export async function readTournament(db: Database, id: string, language: string, playerId: string | null) {
  if (!Object.hasOwn(names, id)) return null;
  const inLanguage = (texts: Translations) => {
    const localised = localise(texts);
    return localised.find(({ _key }) => _key === language)?.value ?? localised[0]?.value;
  };
  const week = Math.floor((Date.now() - firstMonday) / (7 * dayMs));
  const startsAt = new Date(firstMonday + week * 7 * dayMs);
  const endsAt = new Date(startsAt.getTime() + 7 * dayMs);
  const real = await readEntries(db, startsAt);
  const all = [...real, ...seedEntries(id, week)].sort((one, other) => other.points - one.points);
  const own = all.findIndex((entry) => entry.playerId !== null && entry.playerId === playerId);
  return {
    id,
    name: inLanguage(names[id as keyof typeof names]),
    rules: inLanguage(rules[id as keyof typeof names]),
    prize,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    leaderboard: all.slice(0, places).map(({ playerName, points }, at) => ({
      position: at + 1,
      playerName,
      points,
      prize: { amount: (((shares[at] ?? 0) * Number(prize.amount)) / 100).toFixed(2), currency: prize.currency },
    })),
    ...(playerId !== null && { player: own < 0 ? null : { position: own + 1, points: all[own]?.points ?? 0 } }),
  };
}

async function readEntries(db: Database, since: Date): Promise<Entry[]> {
  const rounds = await readRounds(db, sql`r.win_minor > 0 and t.created_at >= ${since.toISOString()}`, 5_000);
  const best = new Map<string, Entry>();
  for (const { playerId, firstName, winMinor, stakeMinor } of rounds) {
    const points = Math.round((winMinor / stakeMinor) * 100);
    if (points > (best.get(playerId)?.points ?? 0))
      best.set(playerId, { playerId, playerName: maskName(firstName), points });
  }
  return [...best.values()];
}

function seedEntries(id: string, week: number): Entry[] {
  const random = seededRandom(`tournament:${id}:${week}`);
  const firstNames = [
    "Aino",
    "Mikael",
    "Priya",
    "Jonas",
    "Sofia",
    "Rafael",
    "Hanna",
    "Tomasz",
    "Yuki",
    "Elif",
    "Noah",
    "Grace",
  ];
  return firstNames.map((name) => ({
    playerId: null,
    playerName: maskName(name),
    points: Math.round(400 * 60 ** random()),
  }));
}
