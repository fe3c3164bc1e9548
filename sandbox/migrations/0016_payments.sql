-- A payment as the player asked for it, and what became of it. What moved is in the ledger, under the same reference.
create table payment (
  player_id text not null references wallet,
  reference text not null,
  kind text not null check (kind in ('DEPOSIT', 'WITHDRAW')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  method_id text not null,
  status text not null check (
    status in ('FAILED', 'PENDING', 'SUCCESS', 'REVERTED', 'WAITING_INPUT', 'COMPLETED', 'CANCELLED')
  ),
  -- Since when it has this status.
  since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (player_id, reference)
)
