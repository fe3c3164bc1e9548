-- The key of the call by which the player cancelled a withdrawal.
alter table payment add column cancel_key text
--;
create unique index payment_cancel_key on payment (player_id, cancel_key)
