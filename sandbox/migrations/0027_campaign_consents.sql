-- Which terms of campaigns a player has accepted, or has not.
create table campaign_consent (
  player_id text not null references player,
  campaign_id text not null,
  agreed boolean not null,
  -- The code that the campaign was found by.
  bonus_code text,
  created_at timestamptz not null default now(),
  primary key (player_id, campaign_id)
)
