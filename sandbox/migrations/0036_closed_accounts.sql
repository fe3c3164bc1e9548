-- Accounts that their players have closed. The key of the call is the closing's own: sent again, it is the same one.
create table account_closing (
  player_id text primary key references player,
  key text not null,
  -- What the player gave as a reason; null: none.
  reason text,
  closed_at timestamptz not null
)
