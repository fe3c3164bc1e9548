-- Rounds of several steps that are not decided yet. The state is what the server knows and the page does not:
-- cards that lie face down, fields that are covered. It goes with the decision; the round itself stays in game_round.
create table open_round (
  round_id text primary key references game_round,
  kind text not null,
  session_id text not null references game_session,
  holder text not null,
  -- All that was staked until now.
  stake_minor bigint not null check (stake_minor > 0),
  -- The number of moves made: a call that names another number came twice or too late.
  step int not null default 0 check (step >= 0),
  state jsonb not null,
  changed_at timestamptz not null default now()
)
