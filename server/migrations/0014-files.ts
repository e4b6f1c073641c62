import { byUnit, COMPANY_COLUMNS, keptByUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

const AUDIENCE = `audience jsonb not null check (jsonb_typeof(audience) = 'object' and octet_length(audience::text) <= 65536)`

/** Of one person: their own uploads and no others, whatever unit they act in. */
const ownAlone = (table: string, condition: string) => `
alter table ${table} enable row level security;
create policy ${table}_own on ${table} to portal_app, portal_company using (${condition}) with check (${condition});
grant select, insert, update, delete on ${table} to portal_app, portal_company;`

/** Memos, downloadable forms, the archive of payslips, and files that come in parts. */
export const filesMigration = {
  name: '0014-files',
  sql: `
-- Whether something is for a person; a unit narrows it to the people of that unit. The audience names ids as text.
create function portal_addressed(audience jsonb, unit uuid, person employee) returns boolean
  language sql stable as $$
  select person.is_active and (unit is null or person.ou_id = unit) and (
    coalesce((audience ->> 'everyone')::boolean, false)
    or audience -> 'units' ? person.ou_id::text
    or coalesce(audience -> 'divisions' ? person.division_id::text, false)
    or audience -> 'positions' ? person.position_id::text
    or audience -> 'employees' ? person.id::text
    or exists (select from user_role held where held.user_id = person.user_id
      and audience -> 'roles' ? held.role_id::text
      and (now() at time zone 'Asia/Manila')::date >= held.valid_from
      and (held.valid_to is null or (now() at time zone 'Asia/Manila')::date <= held.valid_to)))
$$;

create table memo (${UNIT_COLUMNS},
  memo_no text unique,
  title text not null check (length(title) between 1 and 160),
  category text not null check (category in
    ('policy', 'announcement', 'operations', 'people', 'safety', 'training')),
  status text not null default 'draft' check (status in ('draft', 'scheduled', 'published', 'expired', 'archived')),
  reach text not null default 'unit' check (reach in ('unit', 'company')),
  ${AUDIENCE},
  body_md text not null check (length(body_md) between 1 and 20000),
  requires_ack boolean not null default false,
  ack_deadline date check (requires_ack or ack_deadline is null),
  publish_on date check (status <> 'scheduled' or publish_on is not null),
  expires_on date,
  version int not null default 1,
  ack_version int not null default 1 check (ack_version <= version),
  published_at timestamptz,
  check ((memo_no is null) = (published_at is null)),
  check ((status in ('draft', 'scheduled')) = (published_at is null))
);
${keptByUnit('memo')}
create index memo_by_time on memo (ou_id, created_at, id);
create index memo_out on memo (published_at desc) where status in ('published', 'expired');

-- Each version as it went out. What people acknowledged stays as they saw it.
create table memo_version (
  memo_id uuid not null references memo (id),
  version int not null,
  title text not null,
  body_md text not null,
  is_material boolean not null,
  published_at timestamptz not null default now(),
  published_by uuid,
  primary key (memo_id, version)
);
create trigger memo_version_no_change before update or delete on memo_version
  for each row execute function portal_refuse_change();

create table memo_receipt (
  memo_id uuid not null,
  version int not null,
  employee_id uuid not null references employee (id),
  first_read_at timestamptz,
  acknowledged_at timestamptz,
  primary key (memo_id, version, employee_id),
  foreign key (memo_id, version) references memo_version (memo_id, version)
);
create index memo_receipt_of on memo_receipt (employee_id, memo_id);

create table memo_reminder (
  memo_id uuid not null references memo (id),
  employee_id uuid not null references employee (id),
  on_day date not null,
  primary key (memo_id, employee_id, on_day)
);

create table downloadable_form (${COMPANY_COLUMNS},
  code text not null unique,
  name text not null,
  category text not null check (category in ('leave', 'payroll', 'benefits', 'sales', 'finance', 'general')),
  version int not null default 0,
  file_name text check ((version = 0) = (file_name is null)),
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  ${AUDIENCE},
  download_count int not null default 0,
  is_active boolean not null default true
);
${touch('downloadable_form')}
grant select, insert, update on downloadable_form to portal_app, portal_company;

create table form_version (
  form_id uuid not null references downloadable_form (id),
  version int not null,
  file_id uuid not null references stored_file (id),
  note text,
  created_at timestamptz not null default now(),
  created_by uuid,
  primary key (form_id, version)
);
create trigger form_version_no_change before update or delete on form_version
  for each row execute function portal_refuse_change();

create table form_download (
  id uuid primary key default portal_uuid7(),
  form_id uuid not null,
  version int not null,
  user_id uuid not null references app_user (id),
  at timestamptz not null default now(),
  foreign key (form_id, version) references form_version (form_id, version)
);
create index form_download_of on form_download (form_id, version);
create index form_download_by on form_download (user_id, form_id);

-- Sealed with a key that is not in the database: what is read off the disk says nothing.
alter table stored_file add column is_sealed boolean not null default false;

create table payslip_batch (${UNIT_COLUMNS},
  period_from date not null,
  period_to date not null check (period_to >= period_from),
  pay_date date not null,
  cutoff text not null check (cutoff in ('first', 'second', 'monthly', 'thirteenth', 'final')),
  status text not null default 'draft' check (status in ('draft', 'published', 'discarded')),
  published_at timestamptz,
  check ((status = 'published') = (published_at is not null))
);
${keptByUnit('payslip_batch')}

create table payslip_batch_file (
  ou_id uuid not null,
  id uuid not null default portal_uuid7(),
  batch_id uuid not null,
  created_at timestamptz not null default now(),
  file_name text not null,
  -- None where it is no payslip at all: then nothing of it is kept.
  file_id uuid references stored_file (id),
  sha256 text,
  employee_id uuid references employee (id),
  problem text,
  primary key (ou_id, id),
  foreign key (ou_id, batch_id) references payslip_batch (ou_id, id)
);
create unique index payslip_batch_file_id on payslip_batch_file (id);
create index payslip_batch_file_of on payslip_batch_file (batch_id);
${byUnit('payslip_batch_file')}

create table payslip (${UNIT_COLUMNS},
  slip_no text not null unique,
  batch_id uuid not null,
  employee_id uuid not null references employee (id),
  period_from date not null,
  period_to date not null,
  pay_date date not null,
  cutoff text not null,
  status text not null default 'published' check (status in ('published', 'superseded', 'withdrawn')),
  file_id uuid not null references stored_file (id),
  pdf_sha256 text not null,
  size_bytes int not null,
  published_at timestamptz not null default now(),
  viewed_at timestamptz,
  withdrawn_at timestamptz check ((status = 'withdrawn') = (withdrawn_at is not null)),
  withdraw_reason text check ((withdrawn_at is null) = (withdraw_reason is null))
);
${keptByUnit('payslip')}
create unique index payslip_one_stands on payslip (employee_id, period_from, period_to, cutoff) where status = 'published';
create index payslip_of on payslip (employee_id, pay_date desc, id);

-- What was published is what was paid: nothing but its state ever changes.
create function portal_payslip_stays() returns trigger language plpgsql as $$
begin
  if (new.slip_no, new.employee_id, new.period_from, new.period_to, new.pay_date, new.cutoff, new.file_id,
      new.pdf_sha256, new.published_at)
    is distinct from (old.slip_no, old.employee_id, old.period_from, old.period_to, old.pay_date, old.cutoff,
      old.file_id, old.pdf_sha256, old.published_at)
    or (old.status <> 'published' and new.status <> old.status)
  then raise exception 'a published payslip stays as it is' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger payslip_stays before update on payslip for each row execute function portal_payslip_stays();
create trigger payslip_never_goes before delete on payslip for each row execute function portal_refuse_change();

create table payslip_view (
  id uuid primary key default portal_uuid7(),
  payslip_id uuid not null references payslip (id),
  user_id uuid not null references app_user (id),
  at timestamptz not null default now()
);
create index payslip_view_of on payslip_view (payslip_id, at desc);
create trigger payslip_view_no_change before update or delete on payslip_view
  for each row execute function portal_refuse_change();

-- When the person behind a session last showed the password or used what asks for it. Not in the session itself: a word
-- about a session makes every server forget all of them.
create table session_confirmation (
  session_id uuid primary key references session (id) on delete cascade,
  confirmed_at timestamptz not null default now()
);

create table upload (
  id uuid primary key default portal_uuid7(),
  owner_id uuid not null references app_user (id),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  file_name text not null check (length(file_name) between 1 and 400),
  size_bytes int not null check (size_bytes between 1 and 67108864),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  is_complete boolean not null default false
);
create index upload_of on upload (owner_id, sha256);
create index upload_age on upload (expires_at);
${ownAlone('upload', 'owner_id = (select app_user_id())')}

create table upload_part (
  upload_id uuid not null references upload (id) on delete cascade,
  no int not null check (no >= 0),
  sha256 text not null,
  storage_key text not null unique,
  primary key (upload_id, no)
);
${ownAlone('upload_part', 'exists (select from upload u where u.id = upload_id and u.owner_id = (select app_user_id()))')}
`,
}
