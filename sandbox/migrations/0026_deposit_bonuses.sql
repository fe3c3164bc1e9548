-- The campaign of the bonus that a deposit was asked for with; null without one.
alter table payment add column bonus_id text
