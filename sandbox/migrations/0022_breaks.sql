-- Time-outs and self-exclusions that players have begun. The key of the call is the break's own: sent again, it begins none.
create table player_break (
  player_id text not null references player,
  key text not null,
  kind text not null check (kind in ('TIMEOUT', 'SELF_EXCLUDED')),
  -- What was asked for; the same key with something else is refused.
  asked text not null,
  started_at timestamptz not null,
  -- Null: without an end.
  ends_at timestamptz,
  primary key (player_id, key)
)
