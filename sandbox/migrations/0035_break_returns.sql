-- When a player who came back said that they have seen what the page after a break shows. Null: not yet.
alter table player_break add column seen_at timestamptz
