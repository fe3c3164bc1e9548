-- The shuffled cards of a round of live blackjack, drawn once when its bets are closed, for everybody at the table.
create table table_shoe (
  game text not null,
  round bigint not null,
  cards jsonb not null,
  primary key (game, round)
)
--;
-- The seat and the moves of a player: a letter for each of hit, stand and double. The bet is in game_round.
create table table_hand (
  round_id text primary key references game_round,
  game text not null,
  table_round bigint not null,
  seat int not null check (seat >= 0),
  moves text not null default '' check (moves ~ '^h*[hsd]?$'),
  unique (game, table_round, seat)
)
