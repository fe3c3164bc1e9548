-- A registration that was begun, by its key: sent again after a restart too, it is the same one.
create table registration (
  key text primary key,
  email text not null,
  token text not null,
  -- Null while the player is made: a row that stays so was cut off, and its address is free.
  player_id text references player,
  created_at timestamptz not null default now()
)
--;
create index registration_of_player on registration (player_id)
