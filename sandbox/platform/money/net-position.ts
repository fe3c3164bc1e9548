import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../core/database";
import { toDecimal } from "../wallet/decimal";
import type { TransactionFilter } from "./transaction-list";

const staked = ["BET", "WIN_VOID", "CASHOUT_VOID"];
const won = ["WIN", "CASHOUT", "BET_VOID"];

/** What a player won and staked in a time: what was made void counts on the other side. */
export async function netPositionOf(
  db: Database,
  playerId: string,
  { category, from, to }: Pick<TransactionFilter, "category" | "from" | "to">,
) {
  const narrow: SQL[] = [
    ...(category === undefined ? [] : [sql`t.category = ${category}`]),
    ...(from === undefined ? [] : [sql`t.created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`t.created_at <= ${to}::timestamptz`]),
  ];
  const sumOf = (types: readonly string[]) => sql`
    coalesce(sum(e.amount_minor) filter (where t.type in (${sql.join(
      types.map((type) => sql`${type}`),
      sql`, `,
    )})), 0)::text`;
  const result = await db.execute(sql`
    select ${sumOf(won)} as won, ${sumOf(staked)} as staked
    from ledger_transaction t join entry e on e.transaction_id = t.id join account a on a.id = e.account_id
    where a.player_id = ${playerId} and ${sql.join([sql`true`, ...narrow], sql` and `)}`);
  const [sums] = (result as unknown as { rows: { won: string; staked: string }[] }).rows;
  const wonMinor = BigInt(sums?.won ?? 0);
  // A stake leaves the player's account.
  const stakedMinor = -BigInt(sums?.staked ?? 0);
  return {
    netPosition: toDecimal(wonMinor - stakedMinor),
    winLoss: { won: toDecimal(wonMinor), staked: toDecimal(stakedMinor) },
  };
}
