create table one_time_code (
  subject text primary key,
  key text not null unique,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  player_id text,
  code text not null,
  sends integer not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  blocked_until timestamptz,
  verified_at timestamptz
);
