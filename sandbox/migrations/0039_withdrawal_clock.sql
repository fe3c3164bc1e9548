-- When the operator acts on a withdrawal by itself; null: somebody does at the control page.
alter table payment add column acts_at timestamptz
