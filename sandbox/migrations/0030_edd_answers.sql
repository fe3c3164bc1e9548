-- What players have answered about their money: the last answer of each.
create table edd_answer (
  player_id text primary key references player,
  occupation text not null,
  salary_range_id integer not null,
  source_of_funds text not null,
  -- Null: not given.
  place_of_birth text,
  nationality text,
  answered_at timestamptz not null
)
