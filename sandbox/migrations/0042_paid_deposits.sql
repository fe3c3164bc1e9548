-- A deposit is paid, and what follows from that (its bonus, the date of the first one) is not done yet.
alter table payment add column is_follow_due boolean not null default false
