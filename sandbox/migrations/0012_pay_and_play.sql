-- A payment that a visitor asked for at the bank, and what became of it.
create table pay_and_play_session (
  session_id text primary key,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  country_code text not null,
  language_code text not null,
  -- Where the bank sends the customer back to, below the site's address.
  redirect_path text not null,
  -- Null until the customer has approved the payment; the code belongs to it.
  customer text,
  code text,
  -- Null until the code was brought.
  player_id text references player,
  -- SHA-256 of the token that the rest of the session asks for.
  access_hash text,
  completed_at timestamptz,
  created_at timestamptz not null default now()
)
--;
-- Whom the bank's customers are here: who comes again is the same player.
create table pay_and_play_customer (
  customer text primary key,
  player_id text not null references player
)
--;
-- The other side of every payment, for the currencies that have wallets already.
insert into account (name, kind, currency)
  select distinct 'house:payments:' || currency, 'HOUSE', currency from wallet
  on conflict do nothing
