create table content_document (
  id text primary key,
  body jsonb not null,
  edited_at timestamptz not null default now()
);
--;
comment on table content_document is 'What editors changed: each row stands over the generated document of the same id.';
