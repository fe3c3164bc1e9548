create table outbox (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sms', 'email')),
  recipient text not null,
  subject text not null,
  body text not null,
  code text,
  sent_at timestamptz not null default now()
);
--;
create index outbox_recipient on outbox (recipient, id desc);
