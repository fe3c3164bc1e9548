-- The keys of changes of limits: a call that is repeated with its key changes nothing a second time.
create table limit_change (
  player_id text not null references player,
  key text not null,
  -- What was asked for; the same key with something else is refused.
  asked text not null,
  created_at timestamptz not null default now(),
  primary key (player_id, key)
)
