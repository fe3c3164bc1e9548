import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../core/database";
import type { BalanceBody } from "../wallet/balance";
import { balanceOfBody } from "../wallet/balance";
import { toDecimal } from "../wallet/decimal";

export const categories = [
  "BONUS",
  "CASINO",
  "PAYMENT",
  "SPORTS",
  "VIRTUAL_SPORTS",
  "LIVE_CASINO",
  "ADJUSTMENT",
  "DORMANT_ADJUSTMENT",
] as const;

export interface TransactionFilter {
  limit: number;
  position: number;
  category?: (typeof categories)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

interface Row {
  reference: string;
  category: string;
  type: string;
  status: string;
  /** In hundredths, as text. */
  amount: string;
  /** Null for a payment that has moved nothing. */
  answer: { balance: BalanceBody } | null;
  /** "provider:id" of a round's game. */
  game: string | null;
  created_at: Date | string;
}

/**
 * What moved in a player's wallet, and the deposits that have not moved anything, the newest first. A payment's reference is the key
 * that it was requested with.
 */
export async function listTransactions(
  db: Database,
  playerId: string,
  { limit, position, category, from, to }: TransactionFilter,
) {
  const narrow: SQL[] = [
    ...(category === undefined ? [] : [sql`category = ${category}`]),
    ...(from === undefined ? [] : [sql`created_at >= ${from}::timestamptz`]),
    ...(to === undefined ? [] : [sql`created_at <= ${to}::timestamptz`]),
  ];
  const result = await db.execute(sql`
    with listed as (
      select t.id, t.idempotency_key as reference, t.category, t.type, coalesce(p.status, 'SUCCESS') as status,
        (
          select coalesce(sum(abs(e.amount_minor)), 0)::text
          from entry e join account a on a.id = e.account_id and a.player_id = t.player_id
          where e.transaction_id = t.id
        ) as amount,
        t.answer, (select r.game from game_round r where r.id = t.reference and r.holder = t.player_id) as game, t.created_at
      from ledger_transaction t
      left join payment p on p.player_id = t.player_id and p.reference = t.idempotency_key
      where t.player_id = ${playerId}
      union all
      select null, p.reference, 'PAYMENT', p.kind, p.status, p.amount_minor::text, null, null, p.created_at
      from payment p
      where p.player_id = ${playerId} and not exists (
        select 1 from ledger_transaction t where t.player_id = p.player_id and t.idempotency_key = p.reference
      )
    )
    select reference, category, type, status, amount, answer, game, created_at from listed
    where ${sql.join([sql`true`, ...narrow], sql` and `)}
    order by created_at desc, id desc nulls first
    limit ${limit} offset ${position}`);
  const { rows } = result as unknown as { rows: Row[] };
  return rows.map(({ reference, amount, answer, game, created_at, ...row }) => ({
    ...row,
    referenceId: reference,
    amount: toDecimal(BigInt(amount)),
    balanceAfterTransaction: answer && toDecimal(totalOf(answer.balance)),
    transactionDate: new Date(created_at).toISOString(),
    gameId: game?.slice(game.indexOf(":") + 1) ?? null,
    playerId,
    walletId: playerId,
  }));
}

/** Of what the ledger stored with the transaction. */
function totalOf(balance: BalanceBody): bigint {
  const { mainMinor, lockedMinor, bonusMinor } = balanceOfBody(balance);
  return Object.values(bonusMinor).reduce((sum, each) => sum + each, mainMinor + lockedMinor);
}
