-- From where a player signed in, for the login history. Null for sign-ins before this migration.
alter table identity_session add column ip text
--;
alter table identity_session add column country text
