-- From when the reality check counts; null: from the sign-in, which it never counts beyond.
alter table activity_setting add column counted_from timestamptz
--;
-- Seconds that the control listener has added to the time that passed.
alter table activity_setting add column added_seconds integer not null default 0
--;
-- What is due at the next check of the activity, besides the timer.
alter table activity_setting add column reminder text check (reminder in ('reminder', 'questionnaire'))
