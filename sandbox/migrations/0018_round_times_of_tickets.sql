-- The least times between rounds where the player is: the launch call knows them, and the address of a game cannot lower them.
alter table game_ticket
  add slot_round_ms integer not null default 0 check (slot_round_ms >= 0),
  add table_round_ms integer not null default 0 check (table_round_ms >= 0)
