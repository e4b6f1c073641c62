import { daysText } from '@contract/people/days.rules'
import { HOLIDAYS_2026 } from '@contract/modules/leave/holidays-2026'
import type { LeaveType } from '@contract/modules/leave/leave-type.rules'
import { SEED_LEAVE_TYPES } from '@contract/modules/leave/statutory-leave-types'
import { COMPANY_COLUMNS, keptByUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

const ACTIVE = `is_active boolean not null default true`
const DAYS = (name: string, rest = '') => `${name} numeric(6,2) ${rest} check (${name} >= 0)`

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const maybeDays = (days: number | null) => (days === null ? 'null' : daysText(days))

/** Of the whole company, or of one unit: everybody sees the former, only who acts for all writes it. */
const sharedOrOfUnit = (table: string) => `
${touch(table)}
alter table ${table} enable row level security;
create policy ${table}_unit on ${table} to portal_app
  using (ou_id is null or ou_id = any ((select app_unit_ids())::uuid[]))
  with check (ou_id = any ((select app_unit_ids())::uuid[]));
create policy ${table}_company on ${table} to portal_company using (true) with check (true);
grant select, insert, update on ${table} to portal_app, portal_company;`

/** Written by commands that run as the portal itself; requests read it. */
const readByUnit = (table: string) => `${keptByUnit(table)}
revoke insert, update on ${table} from portal_app, portal_company;`

const typeRow = (type: LeaveType) =>
  `(${[
    ...[type.code, type.name, type.category, type.day_basis].map(quoted),
    type.allow_half_day,
    maybeDays(type.entitlement),
    quoted(type.accrual),
    type.is_paid,
    quoted(type.paid_by),
    type.min_service_months,
    quoted(type.sex_eligibility),
    quoted(type.marital),
    type.needs_solo_parent,
    type.regular_only,
    maybeDays(type.unless_paid_days),
    type.requires_document,
    type.document_deadline_days,
    daysText(type.carry_over_max),
    type.convertible_to_cash,
    type.is_confidential,
    type.discretionary,
    maybeDays(type.max_per_event),
    type.lifetime_max_events,
  ]
    .map(value => value ?? 'null')
    .join(', ')})`

const holidayRows = HOLIDAYS_2026.map(({ on, name, kind }) => `(${[on, name, kind].map(quoted).join(', ')})`)

export const leaveMigration = {
  name: '0012-leave',
  sql: `
create table leave_type (${COMPANY_COLUMNS},
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9._-]{0,19}$'),
  name text not null,
  category text not null default 'company' check (category in ('company', 'statutory')),
  day_basis text not null default 'working' check (day_basis in ('working', 'calendar')),
  allow_half_day boolean not null default true,
  ${DAYS('entitlement_days')},
  accrual text not null default 'upfront' check (accrual in ('upfront', 'monthly', 'event')),
  is_paid boolean not null default true,
  paid_by text not null default 'employer' check (paid_by in ('employer', 'sss')),
  min_service_months int not null default 0 check (min_service_months >= 0),
  sex_eligibility text not null default 'any' check (sex_eligibility in ('any', 'female', 'male')),
  marital text not null default 'any' check (marital in ('any', 'married')),
  needs_solo_parent boolean not null default false,
  regular_only boolean not null default false,
  ${DAYS('unless_paid_days')},
  requires_document boolean not null default false,
  document_deadline_days int check (document_deadline_days >= 0),
  ${DAYS('carry_over_max', 'not null default 0')},
  convertible_to_cash boolean not null default false,
  is_confidential boolean not null default false,
  discretionary boolean not null default true,
  ${DAYS('max_per_event_days')},
  lifetime_max_events int check (lifetime_max_events > 0),
  ${ACTIVE}
);
${touch('leave_type')}
grant select, insert, update on leave_type to portal_app, portal_company;

create table leave_policy (${COMPANY_COLUMNS},
  name text not null,
  leave_type_id uuid not null references leave_type (id),
  employment_type text check (employment_type in
    ('regular', 'probationary', 'project', 'commission_only', 'consultant')),
  position_id uuid references position (id),
  ${DAYS('entitlement_days', 'not null')},
  ${ACTIVE}
);
create unique index leave_policy_of on leave_policy (leave_type_id, employment_type, position_id)
  nulls not distinct where is_active;
${touch('leave_policy')}
grant select, insert, update on leave_policy to portal_app, portal_company;

create table leave_setting (${COMPANY_COLUMNS},
  ${DAYS('president_above', 'not null default 0')},
  needed_cover int not null default 1 check (needed_cover >= 0)
);
create unique index leave_setting_one on leave_setting ((true));
${touch('leave_setting')}
grant select, update on leave_setting to portal_app, portal_company;

create table work_calendar (${COMPANY_COLUMNS},
  name text not null,
  workdays int not null default 62 check (workdays between 1 and 127),
  saturday text not null default 'off' check (saturday in ('off', 'half', 'full')),
  ou_id uuid references operating_unit (id),
  area_id uuid references area (id),
  employee_id uuid references employee (id),
  ${ACTIVE},
  check (employee_id is null or ou_id is not null)
);
create unique index work_calendar_of on work_calendar (ou_id, employee_id) nulls not distinct where is_active;
${sharedOrOfUnit('work_calendar')}

create table holiday (${COMPANY_COLUMNS},
  on_date date not null,
  name text not null,
  kind text not null check (kind in ('regular', 'special_non_working', 'special_working', 'local')),
  ou_id uuid references operating_unit (id),
  area_id uuid references area (id),
  ${ACTIVE}
);
create unique index holiday_on on holiday (on_date, ou_id, area_id) nulls not distinct where is_active;
${sharedOrOfUnit('holiday')}

create table leave_request (${UNIT_COLUMNS},
  request_no text unique,
  employee_id uuid not null,
  leave_type_id uuid not null references leave_type (id),
  date_from date not null,
  date_to date not null,
  half_day text not null default 'none' check (half_day in
    ('none', 'first_day_pm', 'last_day_am', 'single_am', 'single_pm')),
  hours int check (hours between 1 and 7),
  ${DAYS('days', 'not null')},
  ${DAYS('paid_days', 'not null')},
  ${DAYS('unpaid_days', 'not null')},
  accepts_unpaid boolean not null default false,
  reason text not null,
  contact_during_leave text,
  reliever_employee_id uuid references employee (id) check (reliever_employee_id <> employee_id),
  maternity jsonb,
  status text not null default 'draft' check (status in ('draft', 'pending_head', 'pending_hr',
    'pending_president', 'approved', 'returned', 'rejected', 'withdrawn', 'cancelled', 'taken')),
  steps jsonb not null default '[]',
  cancellation_asked boolean not null default false,
  last_comment text,
  submitted_at timestamptz,
  decided_at timestamptz,
  content_version int not null default 1,
  check (date_to >= date_from),
  check (days = paid_days + unpaid_days),
  check (status = 'draft' or request_no is not null),
  check (not cancellation_asked or status = 'approved'),
  foreign key (ou_id, employee_id) references employee (ou_id, id) on update cascade
);
${readByUnit('leave_request')}
create index leave_request_of on leave_request (employee_id, date_from);
create index leave_request_by_date on leave_request (ou_id, date_from desc, id);
create index leave_request_waiting on leave_request (status) where status not in
  ('taken', 'rejected', 'withdrawn', 'cancelled');
-- What was once submitted stays; a draft may go.
create function leave_request_kept() returns trigger language plpgsql as $$
begin
  if old.status <> 'draft' then raise exception 'a submitted leave request is never deleted' using errcode = '23514'; end if;
  return old;
end $$;
create trigger leave_request_kept before delete on leave_request for each row execute function leave_request_kept();

-- A row a date. Two that are held may share one only as a morning and an afternoon; parts in hours are compared
-- by the rules, under the lock of the person's row.
create table leave_request_day (
  ou_id uuid not null references operating_unit (id),
  request_id uuid not null references leave_request (id) on delete cascade,
  employee_id uuid not null references employee (id),
  on_date date not null,
  part text not null check (part in ('full', 'am', 'pm', 'hours')),
  fraction numeric(3,2) not null check (fraction > 0 and fraction <= 1),
  day_kind text not null check (day_kind in ('work', 'rest', 'regular_holiday', 'special_holiday')),
  charged numeric(3,2) not null check (charged between 0 and 1),
  paid numeric(3,2) not null check (paid between 0 and charged),
  year int not null,
  is_held boolean not null default false,
  primary key (request_id, on_date),
  foreign key (ou_id, request_id) references leave_request (ou_id, id) on update cascade on delete cascade
);
create unique index leave_request_day_am on leave_request_day (employee_id, on_date)
  where is_held and part in ('full', 'am');
create unique index leave_request_day_pm on leave_request_day (employee_id, on_date)
  where is_held and part in ('full', 'pm');
create index leave_request_day_on on leave_request_day (on_date) where is_held;
alter table leave_request_day enable row level security;
create policy leave_request_day_unit on leave_request_day for select to portal_app
  using (ou_id = any ((select app_unit_ids())::uuid[]));
create policy leave_request_day_company on leave_request_day for select to portal_company using (true);
grant select on leave_request_day to portal_app, portal_company;

-- Every change of a balance is a row; the balance is never written.
create table leave_ledger (
  ou_id uuid not null references operating_unit (id),
  id uuid not null default portal_uuid7(),
  -- What came after what, whatever a clock says.
  seq bigint generated always as identity,
  created_at timestamptz not null default now(),
  created_by uuid default app_user_id(),
  employee_id uuid not null,
  leave_type_id uuid not null references leave_type (id),
  year int not null check (year between 2000 and 2101),
  entry_date date not null,
  kind text not null check (kind in ('entitlement', 'accrual', 'carry_over', 'reserve', 'release_reserve', 'usage',
    'reversal', 'conversion', 'forfeiture', 'adjustment')),
  days numeric(6,2) not null check (days <> 0),
  request_id uuid references leave_request (id),
  -- Of a conversion: what it is worth.
  amount numeric(16,2) check (amount >= 0),
  note text,
  primary key (ou_id, id),
  check ((kind in ('reserve', 'release_reserve', 'usage', 'reversal')) = (request_id is not null)),
  check (kind not in ('reserve', 'usage', 'conversion', 'forfeiture') or days < 0),
  check (kind not in ('entitlement', 'accrual', 'release_reserve', 'reversal') or days > 0),
  check ((amount is null) or kind = 'conversion'),
  check (kind <> 'adjustment' or note is not null),
  foreign key (ou_id, employee_id) references employee (ou_id, id) on update cascade
);
create unique index leave_ledger_id on leave_ledger (id);
create index leave_ledger_balance on leave_ledger (employee_id, leave_type_id, year);
create index leave_ledger_of_unit on leave_ledger (ou_id, employee_id, leave_type_id, year);
create index leave_ledger_request on leave_ledger (request_id) where request_id is not null;
-- A grant and the close of a year are written once, however often the job runs.
create unique index leave_ledger_once on leave_ledger (employee_id, leave_type_id, year, kind, entry_date)
  where kind in ('entitlement', 'accrual', 'carry_over', 'conversion', 'forfeiture');
create function leave_ledger_append_only() returns trigger language plpgsql as $$
begin
  -- A person who moves takes the ledger along to the other unit; nothing else of a row ever changes.
  if tg_op = 'UPDATE' and to_jsonb(new) - 'ou_id' = to_jsonb(old) - 'ou_id' then return new; end if;
  raise exception 'the leave ledger is only added to' using errcode = '23514';
end $$;
create trigger leave_ledger_append_only before update or delete on leave_ledger
  for each row execute function leave_ledger_append_only();
create trigger leave_ledger_no_truncate before truncate on leave_ledger
  for each statement execute function leave_ledger_append_only();
alter table leave_ledger enable row level security;
create policy leave_ledger_unit on leave_ledger for select to portal_app
  using (ou_id = any ((select app_unit_ids())::uuid[]));
create policy leave_ledger_company on leave_ledger for select to portal_company using (true);
grant select on leave_ledger to portal_app, portal_company;

insert into leave_setting default values;
insert into work_calendar (name) values ('Monday to Friday');
insert into leave_type (code, name, category, day_basis, allow_half_day, entitlement_days, accrual, is_paid, paid_by,
  min_service_months, sex_eligibility, marital, needs_solo_parent, regular_only, unless_paid_days, requires_document,
  document_deadline_days, carry_over_max, convertible_to_cash, is_confidential, discretionary, max_per_event_days,
  lifetime_max_events) values
${SEED_LEAVE_TYPES.map(typeRow).join(',\n')};
-- Stands for confidential leave wherever its own type would tell too much; nobody asks for it.
insert into leave_type (code, name, category, discretionary, accrual, is_active)
  values ('SPECIAL_STATUTORY', 'Special statutory leave', 'statutory', false, 'event', false);
insert into holiday (on_date, name, kind) values
${holidayRows.join(',\n')};

-- HR verifies all leave, and with that sees what is confidential.
create function portal_sees_confidential_leave() returns boolean language sql stable as $$
  select exists (select from user_role ur join role_permission rp on rp.role_id = ur.role_id
    join permission p on p.id = rp.permission_id
    where ur.user_id = app_user_id() and p.code = 'hr.leave.verify'
      and ur.valid_from <= (now() at time zone 'Asia/Manila')::date
      and (ur.valid_to is null or ur.valid_to >= (now() at time zone 'Asia/Manila')::date))
$$;

-- Rows of a sum have no id of their own: the same one for the same words, in the form of a uuid (version 8).
create function portal_id_of(words text) returns uuid language sql immutable as $$
  select overlay(overlay(md5(words) placing '8' from 13 for 1) placing '8' from 17 for 1)::uuid
$$;

create view leave_request_shown with (security_invoker = true) as
select r.ou_id, r.id, r.created_at, r.created_by, r.updated_at, r.updated_by, r.row_version, r.request_no, r.employee_id,
  e.full_name as employee_name, e.division_id,
  case when m.is_masked then (select id from leave_type where code = 'SPECIAL_STATUTORY') else r.leave_type_id end
    as leave_type_id,
  r.date_from, r.date_to, r.half_day, r.hours, r.days, r.paid_days, r.unpaid_days, r.accepts_unpaid,
  case when m.is_masked then '' else r.reason end as reason,
  case when m.is_masked then null else r.contact_during_leave end as contact_during_leave,
  case when m.is_masked then null else r.reliever_employee_id end as reliever_employee_id,
  case when m.is_masked then null else r.maternity end as maternity,
  r.status, r.steps, r.cancellation_asked,
  case when m.is_masked then null else r.last_comment end as last_comment,
  r.submitted_at, r.decided_at, t.requires_document and not m.is_masked as requires_document,
  case when t.requires_document and not m.is_masked and t.document_deadline_days is not null
    then r.date_from + t.document_deadline_days end as documents_due,
  case when m.is_masked then 0 else (select count(*)::int from stored_file f
    where f.owner_type = 'leave_request' and f.owner_id = r.id and f.kind = 'attachment') end as file_count,
  m.is_masked, r.content_version
from leave_request r join leave_type t on t.id = r.leave_type_id
  join employee e on e.ou_id = r.ou_id and e.id = r.employee_id
  cross join lateral (select t.is_confidential and e.user_id is distinct from (select app_user_id())
    and not (select portal_sees_confidential_leave()) as is_masked) m;
grant select on leave_request_shown to portal_app, portal_company;

create view leave_balance_shown with (security_invoker = true) as
select l.ou_id, portal_id_of(l.employee_id::text || l.leave_type_id || l.year) as id, min(l.created_at) as created_at,
  null::uuid as created_by, max(l.created_at) as updated_at, null::uuid as updated_by, count(*)::int as row_version,
  l.employee_id, e.full_name as employee_name, e.division_id, l.leave_type_id, l.year,
  coalesce(sum(l.days) filter (where l.kind not in ('reserve', 'release_reserve', 'usage', 'reversal')), 0)
    ::numeric(6,2) as entitled,
  coalesce(-sum(l.days) filter (where l.kind in ('reserve', 'release_reserve')), 0)::numeric(6,2) as reserved,
  coalesce(-sum(l.days) filter (where l.kind in ('usage', 'reversal')), 0)::numeric(6,2) as used,
  sum(l.days)::numeric(6,2) as available
from leave_ledger l join employee e on e.ou_id = l.ou_id and e.id = l.employee_id
  join leave_type t on t.id = l.leave_type_id
where not t.is_confidential or e.user_id = (select app_user_id()) or (select portal_sees_confidential_leave())
group by l.ou_id, l.employee_id, e.full_name, e.division_id, l.leave_type_id, l.year;
grant select on leave_balance_shown to portal_app, portal_company;

create view leave_usage_shown with (security_invoker = true) as
select r.ou_id, portal_id_of(r.employee_id::text || r.leave_type_id || date_trunc('month', d.on_date)::date) as id,
  min(r.created_at) as created_at, null::uuid as created_by, max(r.updated_at) as updated_at, null::uuid as updated_by,
  count(*)::int as row_version, r.employee_id, r.employee_name, r.division_id, r.leave_type_id,
  date_trunc('month', d.on_date)::date as month, sum(d.charged)::numeric(6,2) as days,
  sum(d.paid)::numeric(6,2) as paid_days, sum(d.charged - d.paid)::numeric(6,2) as unpaid_days
from leave_request_shown r join leave_request_day d on d.ou_id = r.ou_id and d.request_id = r.id
where r.status in ('approved', 'taken') and d.charged > 0
group by r.ou_id, r.employee_id, r.employee_name, r.division_id, r.leave_type_id, date_trunc('month', d.on_date)::date;
grant select on leave_usage_shown to portal_app, portal_company;
`,
}
