-- What players have asked for about their data, and how it was answered. At most one of a kind is open.
create table data_request (
  request_id text primary key,
  player_id text not null references player,
  kind text not null check (kind in ('CORRECTION', 'DELETION')),
  status text not null check (status in ('OPEN', 'DONE', 'REFUSED')),
  -- The player's own words; null: none.
  said text,
  created_at timestamptz not null,
  answer_by timestamptz not null,
  answered_at timestamptz
)
--;
create unique index data_request_open on data_request (player_id, kind) where status = 'OPEN'
