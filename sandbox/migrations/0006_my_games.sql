create table favourite_game (
  player_id text not null references player,
  lobby_page_type text not null check (lobby_page_type in ('casino', 'live-casino')),
  game_id text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (player_id, lobby_page_type, game_id)
)
--;
create table recent_game (
  player_id text not null references player,
  category text not null check (category in ('casino', 'live-casino')),
  game_id text not null,
  played_at timestamptz not null default clock_timestamp(),
  primary key (player_id, category, game_id)
)
