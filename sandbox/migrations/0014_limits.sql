-- A limit that a player has set, or whose first value waits; without a row there is no limit.
create table player_limit (
  player_id text not null references player,
  kind text not null check (kind in ('deposit', 'spend')),
  period text not null check (period in ('D', 'W', 'M')),
  -- In hundredths of the wallet's currency; null is no limit.
  value_minor bigint check (value_minor > 0),
  -- What holds from pending_at on; null beside a time: the limit ends then.
  pending_minor bigint check (pending_minor > 0),
  pending_at timestamptz,
  locked boolean not null default false,
  updated_at timestamptz not null,
  primary key (player_id, kind, period),
  check (pending_minor is null or pending_at is not null)
)
--;
-- The interval of the reality check in minutes; without a row it is off.
create table activity_setting (
  player_id text primary key references player,
  timer integer check (timer > 0)
)
--;
-- What counts against a limit is summed with every deposit and stake of a player who has one.
create index transaction_of_player_by_time on ledger_transaction (player_id, created_at)
