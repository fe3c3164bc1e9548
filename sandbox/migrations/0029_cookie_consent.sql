-- What a player chose about cookies; the essential ones are always on.
create table cookie_consent (
  player_id text primary key references player,
  consent_id text not null,
  version integer not null,
  performance boolean not null,
  marketing boolean not null,
  updated_at timestamptz not null
)
