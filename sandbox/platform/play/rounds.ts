import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../core/database";
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
    // "softswiss:softswiss:gem": the provider, and the provider's own id of the game.
    gameId: row.game.slice(row.game.indexOf(":") + 1),
    category: row.category === "LIVE_CASINO" ? "live-casino" : "casino",
    playerId: row.player_id,
    firstName: row.first_name ?? "",
    currency: row.currency,
    stakeMinor: Number(row.stake_minor),
    winMinor: Number(row.win_minor),
    settledAt: new Date(row.created_at),
  }));
}
