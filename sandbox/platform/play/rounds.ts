import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../core/database";
import { toDecimal } from "../wallet/decimal";
import type { LobbyType } from "./db-schema";

/** A settled round for real money, as the ledger has it. */
export interface PaidRound {
  gameId: string;
  category: LobbyType;
  playerId: string;
  firstName: string;
  currency: string;
  stakeMinor: number;
  winMinor: number;
  settledAt: Date;
}

/** A round for real money that waits for its player. */
interface WaitingRound {
  roundId: string;
  gameId: string;
  category: LobbyType;
  stake: string;
  currency: string;
  startedAt: string;
}

/**
 * The rounds of a player that wait for a move, and those that are decided and that nobody has seen end within a minute, newest first.
 * A live table ends its rounds by itself.
 */
export async function readWaitingRounds(db: Database, playerId: string): Promise<WaitingRound[]> {
  const result = await db.execute(sql`
    select r.id, r.game, r.currency, r.stake_minor, r.started_at, (
      select t.category from ledger_transaction t
      where t.player_id = r.holder and t.reference = r.id and t.type = 'BET' limit 1
    ) as category
    from game_round r left join open_round o on o.round_id = r.id
    where r.holder = ${playerId} and r.mode = 'real' and r.settled_at is null and r.table_round is null
      and (o.round_id is not null or r.started_at < now() - interval '1 minute')
    order by r.started_at desc limit 50`);
  return (result as unknown as { rows: WaitingRow[] }).rows.map((row) => ({
    roundId: row.id,
    ...{ gameId: gameIdOf(row), category: lobbyOf(row), currency: row.currency },
    stake: toDecimal(BigInt(row.stake_minor)),
    startedAt: new Date(row.started_at).toISOString(),
  }));
}

type WaitingRow = Pick<Row, "game" | "category" | "currency" | "stake_minor"> & {
  id: string;
  started_at: Date | string;
};

/** "softswiss:softswiss:gem": the provider, and the provider's own id of the game. */
const gameIdOf = ({ game }: Pick<Row, "game">) => game.slice(game.indexOf(":") + 1);
const lobbyOf = ({ category }: Pick<Row, "category">) => (category === "LIVE_CASINO" ? "live-casino" : "casino");

interface Row {
  game: string;
  category: string;
  player_id: string;
  first_name: string | null;
  currency: string;
  stake_minor: string;
  win_minor: string;
  created_at: Date | string;
}

/** The newest rounds whose end the ledger has posted, by a condition on `r` (the round) and `t` (the transaction that ended it). */
export async function readRounds(db: Database, where: SQL, limit: number): Promise<PaidRound[]> {
  const result = await db.execute(sql`
    select r.game, t.category, p.player_id, p.profile->>'firstName' as first_name, r.currency, r.stake_minor, r.win_minor, t.created_at
    from game_round r
    join ledger_transaction t on t.player_id = r.holder and t.reference = r.id and t.type in ('WIN', 'LOSS')
    join player p on p.player_id = r.holder
    where r.mode = 'real' and ${where}
    order by t.created_at desc limit ${limit}`);
  return (result as unknown as { rows: Row[] }).rows.map((row) => ({
    gameId: gameIdOf(row),
    category: lobbyOf(row),
    playerId: row.player_id,
    firstName: row.first_name ?? "",
    currency: row.currency,
    stakeMinor: Number(row.stake_minor),
    winMinor: Number(row.win_minor),
    settledAt: new Date(row.created_at),
  }));
}
