-- Codes by which a player claims a bonus by hand, and who has claimed which.
create table bonus_code (
  -- Compared letter by letter.
  code text primary key,
  campaign_id text not null,
  -- What it gives, without its dates.
  reward jsonb not null,
  -- How many days the reward runs.
  days integer not null check (days > 0),
  expires_at timestamptz,
  -- Null: it may be claimed by any number of players.
  claims_left integer check (claims_left >= 0),
  -- What the platform says against it: when ("validate" or "claim"), as which code, in which words.
  refusal jsonb
)
--;
create table bonus_code_claim (
  player_id text not null references player,
  code text not null references bonus_code,
  assignment_id text not null,
  created_at timestamptz not null default now(),
  primary key (player_id, code)
)
