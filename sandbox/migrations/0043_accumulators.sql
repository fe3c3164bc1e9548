-- A bet is on one outcome or on several of different events, whose odds are multiplied.
create table sports_bet_leg (
  bet_id text not null references sports_bet,
  -- The order of the slip, from 0.
  position integer not null,
  event_id text not null,
  outcome text not null,
  -- In hundredths.
  odds integer not null,
  -- WON or LOST: drawn when the bet is placed and told from `settles_at` on. VOID: as if it had odds of 1.
  result text not null,
  settles_at timestamptz not null,
  primary key (bet_id, position)
)
--;
insert into sports_bet_leg (bet_id, position, event_id, outcome, odds, result, settles_at)
select id, 0, event_id, outcome, odds, case when win_minor > 0 then 'WON' else 'LOST' end, coalesce(settled_at, placed_at) from sports_bet
--;
alter table sports_bet drop column event_id, drop column outcome
