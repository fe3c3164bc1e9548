-- When the jackpot of a game was last won with real money: it began anew then.
create table jackpot_win (
  game_id text primary key,
  won_at timestamptz not null
)
