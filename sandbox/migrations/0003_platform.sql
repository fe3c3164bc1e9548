create sequence player_number start 100001
--;
create table player (
  player_id text primary key,
  -- Null once the player is deleted: the ledger keeps its history, the address is free again.
  email text unique,
  profile jsonb not null,
  idle_logout_at timestamptz,
  created_at timestamptz not null default now()
)
--;
create table wallet (
  player_id text primary key references player,
  currency text not null,
  -- Counts every change of the balance, so that a reader can tell which of two balances is the newer.
  version bigint not null default 0
)
--;
create table account (
  id bigint generated always as identity primary key,
  name text not null unique,
  player_id text references wallet,
  kind text not null check (kind in ('MAIN', 'LOCKED', 'BONUS', 'HOUSE')),
  vertical text check (vertical in ('CASINO', 'LIVE_CASINO', 'SPORTS')),
  currency text not null,
  balance_minor bigint not null default 0,
  check ((kind = 'HOUSE') = (player_id is null)),
  check ((kind = 'BONUS') = (vertical is not null)),
  constraint account_never_negative check (player_id is null or balance_minor >= 0)
)
--;
create index account_of_player on account (player_id)
--;
create table ledger_transaction (
  id bigint generated always as identity primary key,
  player_id text not null references wallet,
  idempotency_key text not null,
  fingerprint text not null,
  type text not null,
  category text not null,
  currency text not null,
  reference text not null,
  answer jsonb not null,
  created_at timestamptz not null default now(),
  unique (player_id, idempotency_key)
)
--;
create table entry (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transaction,
  account_id bigint not null references account,
  amount_minor bigint not null check (amount_minor <> 0),
  balance_after_minor bigint not null
)
--;
create index entry_of_transaction on entry (transaction_id)
--;
create index entry_of_account on entry (account_id)
--;
create function entries_sum_to_zero() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from entry join account on account.id = entry.account_id
    where entry.transaction_id = new.transaction_id
    group by account.currency having sum(entry.amount_minor) <> 0
  ) then
    raise exception 'The entries of transaction % do not sum to zero.', new.transaction_id using errcode = 'check_violation';
  end if;
  return null;
end $$
--;
create constraint trigger entries_sum_to_zero after insert on entry
  deferrable initially deferred for each row execute function entries_sum_to_zero()
--;
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append-only.' using errcode = 'restrict_violation';
end $$
--;
create trigger entry_is_append_only before update or delete on entry
  for each statement execute function ledger_is_append_only()
--;
create trigger transaction_is_append_only before update or delete on ledger_transaction
  for each statement execute function ledger_is_append_only()
--;
create table game_ticket (
  ticket text primary key,
  player_id text references player,
  mode text not null check (mode in ('demo', 'real')),
  provider text not null,
  game_id text not null,
  currency text not null,
  locale text not null,
  expires_at timestamptz not null,
  opened_at timestamptz,
  check ((mode = 'real') = (player_id is not null))
)
