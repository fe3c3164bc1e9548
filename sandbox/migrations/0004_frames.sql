create table game_session (
  id text primary key,
  provider text not null,
  game_id text not null,
  mode text not null check (mode in ('demo', 'real')),
  player_id text,
  currency text not null,
  -- Play money of a demo; it never touches the ledger.
  purse_minor bigint check (purse_minor >= 0),
  opened_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  check ((mode = 'real') = (player_id is not null)),
  check ((mode = 'demo') = (purse_minor is not null))
)
--;
create index game_session_of_player on game_session (player_id) where player_id is not null
--;
create table game_round (
  id text primary key,
  session_id text not null references game_session,
  -- Who finds the round again: the player, in every later session; in a demo the session alone.
  holder text not null,
  game text not null,
  mode text not null check (mode in ('demo', 'real')),
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  win_minor bigint not null check (win_minor >= 0),
  outcome jsonb not null,
  started_at timestamptz not null default now(),
  settled_at timestamptz
)
--;
create unique index game_round_open on game_round (holder, game) where settled_at is null
--;
create index game_round_of_holder on game_round (holder, started_at desc)
