import { AUDITED, byUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

const DOCUMENTS = [
  'leave',
  'time_correction',
  'overtime',
  'cash_advance',
  'soa_request',
  'soa',
  'commission_release',
  'expense',
  'journal_void',
]
  .map(name => `'${name}'`)
  .join(', ')
const STEP_KEY = `step_key text not null check (step_key ~ '^[a-z][a-z_]{1,39}$')`

/** Tells the approvals that who decides may have changed: they look again within a minute. */
const watch = (table: string, what: string) => `
create trigger ${table}_approvals after ${what} on ${table}
  for each statement execute function portal_approvals_recheck();`

/**
 * Who decides about what (chains), what waits for whom (requests and their seats), who stands in, and the links that
 * are mailed. A request is one JSON state that is moved under its row's lock; its seats are rows besides, for lists.
 */
export const approvalsMigration = {
  name: '0011-approvals',
  sql: `
alter table approver drop constraint approver_doc_type_check;
alter table approver add constraint approver_doc_type_check check (doc_type in (${DOCUMENTS}));

create table approval_chain (
  ou_id uuid references operating_unit (id),${AUDITED},
  primary key (id),
  doc_type text not null check (doc_type in (${DOCUMENTS})),
  name text not null,
  division_id uuid references division (id),
  condition jsonb,
  priority int not null default 0 check (priority between 0 and 9999),
  is_active boolean not null default true
);
create index approval_chain_of on approval_chain (doc_type) where is_active;
${touch('approval_chain')}
alter table approval_chain enable row level security;
create policy approval_chain_unit on approval_chain to portal_app
  using (ou_id is null or ou_id = any ((select app_unit_ids())::uuid[]))
  with check (ou_id = any ((select app_unit_ids())::uuid[]));
create policy approval_chain_company on approval_chain to portal_company using (true) with check (true);
grant select, insert, update on approval_chain to portal_app, portal_company;

create table approval_chain_step (
  chain_id uuid not null references approval_chain (id) on delete cascade,
  seq int not null check (seq between 1 and 20),
  ${STEP_KEY},
  resolver text not null check (resolver in ('immediate_head', 'approver_list', 'role', 'fixed_user')),
  resolver_arg text check ((resolver in ('role', 'fixed_user')) = (resolver_arg is not null)),
  decision_kind text not null default 'approve' check (decision_kind in ('approve', 'note', 'verify')),
  min_approvals int not null default 1 check (min_approvals between 1 and 10),
  sla_hours int not null default 48 check (sla_hours between 1 and 720),
  on_timeout text not null default 'remind' check (on_timeout in ('remind', 'escalate', 'skip_with_note')),
  primary key (chain_id, seq),
  unique (chain_id, step_key)
);
alter table approval_chain_step enable row level security;
-- Whoever sees the chain sees its steps, and whoever may write it writes them.
create policy approval_chain_step_unit on approval_chain_step to portal_app
  using (exists (select from approval_chain c where c.id = chain_id))
  with check (exists (select from approval_chain c where c.id = chain_id and c.ou_id = any ((select app_unit_ids())::uuid[])));
create policy approval_chain_step_company on approval_chain_step to portal_company using (true) with check (true);
grant select, insert, update, delete on approval_chain_step to portal_app, portal_company;

-- Moved by the portal itself alone: those who are asked stand in other units than the one who asks.
create table approval_request (${UNIT_COLUMNS},
  doc_type text not null check (doc_type in (${DOCUMENTS})),
  subject_id uuid not null,
  number text,
  division_id uuid,
  amount numeric(16,2),
  requested_by uuid references app_user (id),
  requester_name text not null,
  requested_at timestamptz not null default now(),
  status text not null check (status in
    ('draft', 'pending', 'approved', 'rejected', 'returned', 'withdrawn', 'expired')),
  current_seq int,
  is_frozen boolean not null default false,
  state jsonb not null,
  chain_id uuid references approval_chain (id) on delete set null,
  -- The steps as they were chosen, with how each finds its people.
  chain_snapshot jsonb not null default '[]',
  content_hash text not null,
  -- What time does next, and when; null where it does nothing.
  next_action text check (next_action in ('remind', 'escalate', 'skip', 'expire', 'nudge')),
  next_action_at timestamptz,
  nudged_at timestamptz,
  nudge_due_at timestamptz,
  expires_at timestamptz,
  -- A document goes this way once: what was sent back comes again as the next round of the same request.
  unique (doc_type, subject_id),
  check ((next_action is null) = (next_action_at is null))
);
create unique index approval_request_id on approval_request (id);
${touch('approval_request')}
${byUnit('approval_request')}
create index approval_request_due on approval_request (next_action_at) where next_action_at is not null;
create index approval_request_open on approval_request (requested_at, id) where status = 'pending';

create table approval_seat (${UNIT_COLUMNS},
  request_id uuid not null references approval_request (id) on delete cascade,
  seat_key text not null check (seat_key ~ '^[0-9]+[.][0-9]+[.][0-9]+$'),
  round int not null,
  seq int not null,
  ${STEP_KEY},
  doc_type text not null,
  subject_id uuid not null,
  subject_version int not null,
  number text,
  requester_name text not null,
  requested_at timestamptz not null,
  amount numeric(16,2),
  -- What the request is about in a few lines, as this step may know it.
  lines jsonb not null default '[]',
  user_id uuid references app_user (id),
  name text not null,
  email text not null,
  stands_in_for text,
  -- How this person came to be asked; the chain is asked again only about those it named.
  origin text not null default 'chain' check (origin in ('chain', 'delegated', 'reassigned', 'escalated')),
  state text not null check (state in
    ('waiting', 'active', 'approved', 'rejected', 'returned', 'skipped', 'superseded')),
  is_frozen boolean not null default false,
  decisions jsonb not null default '[]',
  asked_at timestamptz,
  due_at timestamptz,
  decision text check (decision in ('approve', 'reject', 'return', 'note', 'verify')),
  decided_at timestamptz,
  comment text,
  via text check (via in ('app', 'link')),
  ip text,
  user_agent text,
  unique (request_id, seat_key)
);
create unique index approval_seat_id on approval_seat (id);
${touch('approval_seat')}
alter table approval_seat enable row level security;
-- Whoever is asked sees what they are asked, whichever unit it comes from; nobody else sees it here. Written by the portal itself.
create policy approval_seat_own on approval_seat for select to portal_app using (user_id = (select app_user_id()));
create policy approval_seat_company on approval_seat for select to portal_company using (true);
grant select on approval_seat to portal_app, portal_company;
create index approval_seat_inbox on approval_seat (user_id, state, due_at, id);
create index approval_seat_newest on approval_seat (user_id, state, asked_at, id);
create index approval_seat_of on approval_seat (request_id);
create index approval_seat_open_user on approval_seat (user_id, doc_type) where state = 'active';

create table approval_delegation (${AUDITED},
  primary key (id),
  from_user_id uuid not null references app_user (id),
  to_user_id uuid not null references app_user (id) check (to_user_id <> from_user_id),
  date_from date not null,
  date_to date check (date_to >= date_from),
  reason text,
  ended_at timestamptz
);
create index approval_delegation_from on approval_delegation (from_user_id) where ended_at is null;
${touch('approval_delegation')}

create table approval_link (${UNIT_COLUMNS},
  request_id uuid not null references approval_request (id) on delete cascade,
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('decide', 'view_status', 'acknowledge')),
  page text not null,
  seat text,
  step_key text,
  user_id uuid references app_user (id),
  name text not null,
  email text not null,
  tier text not null check (tier in ('link', 'otp', 'login')),
  subject_version int not null,
  content_hash text not null,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  opened_at timestamptz,
  first_seen_ip text,
  open_count int not null default 0,
  used_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid,
  revoked_reason text,
  superseded_by uuid,
  otp_hash text,
  otp_nonce text,
  otp_sent_at timestamptz,
  otp_tries int not null default 0
);
create unique index approval_link_id on approval_link (id);
create index approval_link_of on approval_link (request_id);
${touch('approval_link')}
${byUnit('approval_link')}

create table approval_link_opening (
  link_id uuid not null references approval_link (id) on delete cascade,
  nonce_hash bytea not null,
  opened_at timestamptz not null default now(),
  used_at timestamptz,
  ip text,
  primary key (link_id, nonce_hash)
);

-- Rows instead of a counter: those who change something do not wait for each other.
create table approval_recheck (
  id bigint generated always as identity primary key,
  because text not null,
  created_at timestamptz not null default now()
);
create function portal_approvals_recheck() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into approval_recheck (because) values (tg_table_name);
  return null;
end $$;
revoke execute on function portal_approvals_recheck from public;
${watch('approver', 'insert or update or delete')}
${watch('approval_delegation', 'insert or update or delete')}
${watch('app_user', 'update of status, email')}
${watch('employee', 'insert or update of immediate_head_id, user_id, email, is_active or delete')}
${watch('user_role', 'insert or update or delete')}
`,
}
