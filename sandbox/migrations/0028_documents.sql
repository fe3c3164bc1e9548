-- The documents that a player was asked for, and what became of them.
create table player_document (
  player_id text not null references player,
  kind text not null check (kind in ('idDocument', 'addressDocument', 'paymentDocument', 'sowDocument', 'eddQuestionnaire', 'otherDocument')),
  -- Of one in a list: its own name. Empty where there is one of its kind.
  id text not null default '',
  status text not null check (status in ('UNREQUESTED', 'REQUESTED', 'UNDER_REVIEW', 'VERIFIED', 'EXPIRED')),
  -- What a list calls it: "Card •• 2208".
  label text,
  -- Why the last one was not taken.
  rejection text,
  attempts_left integer check (attempts_left >= 0),
  due_at timestamptz,
  sent_at timestamptz,
  decided_at timestamptz,
  -- How it is proved: by files, or at the page of an identity check.
  method text not null default 'UPLOAD' check (method in ('UPLOAD', 'CHECK')),
  primary key (player_id, kind, id)
)
--;
-- One file on its way, or one visit of the identity check. Of a file its size and type are kept, never its content.
create table document_ticket (
  ticket text primary key,
  player_id text not null references player,
  kind text not null,
  id text not null default '',
  sub_type text,
  -- Where the identity check sends the player back to; null for a file.
  return_url text,
  content_type text,
  bytes integer,
  created_at timestamptz not null default now(),
  stored_at timestamptz,
  -- What the site said of it: 'success' or 'failure'.
  reported text
)
