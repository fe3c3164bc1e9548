-- The sportsbook: whom it knows by a sign-in of the casino, the frames that were opened, and what was staked.
create table sportsbook_session (
  id text primary key,
  player_id text not null references player,
  sign_in text not null unique,
  created_at timestamptz not null default now()
)
--;
create table sportsbook_context (
  token text primary key,
  -- Null: of somebody who is not known.
  session_id text references sportsbook_session,
  body jsonb not null,
  created_at timestamptz not null default now()
)
--;
create table sports_bet (
  id text primary key,
  player_id text not null references player,
  event_id text not null,
  outcome text not null,
  -- In hundredths, as the stake and the win.
  odds integer not null,
  currency text not null,
  stake_minor integer not null,
  win_minor integer not null,
  placed_at timestamptz not null default now(),
  -- Null: open.
  settled_at timestamptz
)
--;
create index sports_bet_of_player on sports_bet (player_id, placed_at desc)
--;
-- What the site has told of the balance, the last time for each player.
create table sportsbook_balance (
  player_id text primary key,
  currency text not null,
  total_balance text not null,
  updates integer not null
)
