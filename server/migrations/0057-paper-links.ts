import { byUnit, keptByUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

/**
 * Papers that leave the house: links to them, files in mails, and what a developer does not agree with, line by line.
 * Of a link only the hash is kept, and no request reads it: the portal itself does.
 */
export const paperLinksMigration = {
  name: '0057-paper-links',
  sql: `
create table paper_link (${UNIT_COLUMNS},
  subject_type text not null,
  subject_id uuid not null,
  subject_version int not null,
  purpose text not null check (purpose in ('acknowledge')),
  token_hash bytea not null unique,
  name text not null,
  email text not null,
  locale text not null,
  mail_id uuid,
  expires_at timestamptz not null,
  opened_at timestamptz,
  first_seen_ip text,
  open_count int not null default 0,
  used_at timestamptz,
  answer jsonb,
  revoked_at timestamptz,
  check ((used_at is null) = (answer is null))
);
create unique index paper_link_id on paper_link (id);
create index paper_link_of on paper_link (subject_type, subject_id, created_at desc);
${touch('paper_link')}
${byUnit('paper_link')}

create table paper_link_opening (
  link_id uuid not null references paper_link (id) on delete cascade,
  nonce_hash bytea not null,
  opened_at timestamptz not null default now(),
  used_at timestamptz,
  ip text,
  primary key (link_id, nonce_hash)
);

-- What is attached leaves with its mail; whoever sees the outbox reads what it is called, and nothing of it.
create table outbox_attachment (
  mail_id uuid not null references outbox_mail (id) on delete cascade,
  seq int not null check (seq > 0),
  file_name text not null,
  mime text not null,
  size_bytes int not null check (size_bytes > 0),
  content bytea,
  primary key (mail_id, seq)
);
alter table outbox_attachment enable row level security;
create policy outbox_attachment_written on outbox_attachment for insert to portal_app, portal_company
  with check (exists (select from outbox_mail m where m.id = mail_id and m.created_by = (select app_user_id())));
create policy outbox_attachment_seen on outbox_attachment for select to portal_app, portal_company
  using ((select app_may('settings.outbox.view')));
grant insert, select (mail_id, seq, file_name, mime, size_bytes) on outbox_attachment to portal_app, portal_company;

create table statement_line_dispute (${UNIT_COLUMNS},
  statement_id uuid not null,
  line_id uuid not null,
  reason text not null,
  disputed_by text not null,
  disputed_on date not null,
  settled_on date,
  settlement text,
  foreign key (ou_id, statement_id) references commission_statement (ou_id, id),
  foreign key (ou_id, line_id) references statement_line (ou_id, id),
  check (settled_on is not null or settlement is null)
);
create unique index statement_line_dispute_open on statement_line_dispute (line_id) where settled_on is null;
create index statement_line_dispute_of on statement_line_dispute (ou_id, statement_id);
${keptByUnit('statement_line_dispute')}
`,
}
