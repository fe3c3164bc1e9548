-- The number of a round, drawn once when its bets are closed, for everybody at the table.
create table table_round (
  game text not null,
  round bigint not null,
  number int not null check (number between 0 and 36),
  primary key (game, round)
)
--;
alter table game_round add column table_round bigint, add column bets jsonb
--;
alter table game_round alter column outcome drop not null
--;
alter table game_round add check ((bets is null) = (table_round is null) and (outcome is not null or bets is not null))
