create table identity_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null default now()
);
--;
create table identity_user (
  sub uuid primary key,
  email text not null unique check (email = lower(email)),
  player_id text not null unique,
  status text not null check (status in ('UNCONFIRMED', 'CONFIRMED')),
  enabled boolean not null default true,
  salt text not null,
  verifier text not null,
  claims jsonb not null,
  sign_in_refusal text,
  token_seconds integer check (token_seconds > 0),
  rotate_refresh_tokens boolean not null default false,
  created_at timestamptz not null default now()
);
--;
create table identity_session (
  origin_jti uuid primary key,
  sub uuid not null references identity_user (sub) on delete cascade,
  refresh_hash text not null unique,
  spent_hash text,
  signed_in_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
--;
create index identity_session_sub on identity_session (sub);
--;
create index identity_session_spent on identity_session (spent_hash);
--;
create table identity_code (
  email text not null,
  purpose text not null check (purpose in ('sign-up', 'reset')),
  code_hash text not null,
  expires_at timestamptz not null,
  primary key (email, purpose)
);
--;
create table identity_attempt (
  subject text not null,
  action text not null,
  count integer not null,
  since timestamptz not null,
  last_at timestamptz not null,
  primary key (subject, action)
);
