-- The page of the payment partner at which a deposit is paid: until when it can be, and where in the site it was asked for.
alter table payment add column token text unique
--;
alter table payment add column expires_at timestamptz
--;
alter table payment add column return_url text
