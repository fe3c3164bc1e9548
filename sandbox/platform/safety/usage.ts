import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../core/database";
import { payAndPlayLifetimeMs } from "../account/pay-and-play-db-schema";
import { type LimitKind, type LimitPeriod, limitPeriods } from "./db-schema";

/** A period of a limit in the player's calendar, and what counts against it so far, in hundredths. */
export interface Usage {
  startedAt: Date;
  resetAt: Date;
  usedMinor: bigint;
}

interface Row {
  period: LimitPeriod;
  started_at: Date | string;
  reset_at: Date | string;
  used_minor: string;
}

/** What of a pay-and-play payment is approved, and on its way to the account: its bank takes it back after so long. */
const onTheWay = (playerId: string, now: Date) => sql`(
  select coalesce(sum(s.amount_minor), 0)
  from pay_and_play_session s join pay_and_play_customer c using (customer)
  where c.player_id = ${playerId} and s.code is not null and s.completed_at is null
    and s.created_at > ${new Date(now.getTime() - payAndPlayLifetimeMs).toISOString()}::timestamptz
)`;

const counted = {
  deposit: sql`t.type = 'DEPOSIT' and t.category = 'PAYMENT'`,
  spend: sql`t.type = 'BET'`,
} as const satisfies Record<LimitKind, unknown>;

/**
 * The day, week (from Monday) and month that `now` is in, by the clocks of `timeZone`, and what the ledger has in each of them, with
 * deposits that are on their way.
 */
export async function readUsage(
  db: Database | Transaction,
  player: { playerId: string; timeZone: string },
  kind: LimitKind,
  now: Date,
): Promise<Readonly<Record<LimitPeriod, Usage>>> {
  const { playerId, timeZone } = player;
  const result = await db.execute(sql`
    with clock as (select ${now.toISOString()}::timestamptz at time zone ${timeZone} as local),
    span as (
      select period,
        date_trunc(unit, local) at time zone ${timeZone} as started_at,
        (date_trunc(unit, local) + ('1 ' || unit)::interval) at time zone ${timeZone} as reset_at
      from clock, (values ('D', 'day'), ('W', 'week'), ('M', 'month')) as unit (period, unit)
    )
    select period, started_at, reset_at, (${kind === "deposit" ? onTheWay(playerId, now) : sql`0`} + (
      select coalesce(sum(abs(e.amount_minor)), 0)
      from ledger_transaction t
      join entry e on e.transaction_id = t.id
      join account a on a.id = e.account_id and a.player_id = t.player_id
      where t.player_id = ${playerId} and t.created_at >= started_at and t.created_at < reset_at and ${counted[kind]}
    ))::text as used_minor
    from span`);
  const { rows } = result as unknown as { rows: Row[] };
  const usageOf = (period: LimitPeriod): Usage => {
    const row = rows.find((each) => each.period === period);
    if (!row) throw new Error(`The period ${period} was not read.`);
    const { started_at, reset_at, used_minor } = row;
    return { startedAt: new Date(started_at), resetAt: new Date(reset_at), usedMinor: BigInt(used_minor) };
  };
  const [day, week, month] = limitPeriods;
  return { D: usageOf(day), W: usageOf(week), M: usageOf(month) };
}
