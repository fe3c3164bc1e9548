-- What the site's address of the game asked for: from the start of a round to the start of the next.
alter table game_session add minimum_round_ms integer not null default 0 check (minimum_round_ms >= 0)
