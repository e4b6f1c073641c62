import { byUnit, COMPANY_COLUMNS, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

const CLOCK = `~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`

/** Whose it is moves to another unit with the person. */
const OF_EMPLOYEE = `${UNIT_COLUMNS},
  employee_id uuid not null,
  foreign key (ou_id, employee_id) references employee (ou_id, id) on update cascade`

const REQUEST = `${OF_EMPLOYEE},
  work_date date not null,
  reason text not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected', 'returned', 'withdrawn')),
  decided_by uuid references app_user (id),
  decided_at timestamptz,
  decision_comment text,
  check ((status in ('pending', 'withdrawn')) = (decided_at is null))`

/** Read by requests, written by the portal itself alone: every change goes through a service that works days out. */
const readOnly = (table: string) => `
create unique index ${table}_id on ${table} (id);
${touch(table)}
${byUnit(table)}
grant select on ${table} to portal_app, portal_company;`

export const timeLogsMigration = {
  name: '0013-time-logs',
  sql: `
create table shift (${COMPANY_COLUMNS},
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9.-]{0,19}$'),
  name text not null,
  start_time text not null check (start_time ${CLOCK}),
  end_time text not null check (end_time ${CLOCK}),
  break_start text check (break_start ${CLOCK}),
  break_minutes int not null default 60 check (break_minutes between 0 and 240),
  pm_start text check (pm_start ${CLOCK}),
  workdays text not null default 'mon_fri' check (workdays in ('mon_fri', 'mon_sat', 'tue_sun', 'every_day')),
  saturday_end text check (saturday_end ${CLOCK}),
  grace_minutes int not null default 15 check (grace_minutes between 0 and 120),
  ot_min_minutes int not null default 30 check (ot_min_minutes between 0 and 240),
  ot_round_minutes int not null default 15 check (ot_round_minutes between 1 and 60),
  night_from text not null default '22:00' check (night_from ${CLOCK}),
  night_to text not null default '06:00' check (night_to ${CLOCK}),
  early_counts boolean not null default false,
  is_default boolean not null default false,
  is_active boolean not null default true,
  check (is_active or not is_default)
);
create unique index shift_default on shift (is_default) where is_default;
${touch('shift')}
grant select, insert, update on shift to portal_app, portal_company;
insert into shift (code, name, start_time, end_time, break_start, break_minutes, workdays, saturday_end, is_default)
values
  ('DAY', 'Office day', '09:00', '18:00', '12:00', 60, 'mon_fri', null, true),
  ('NIGHT', 'Night', '22:00', '07:00', '02:00', 60, 'mon_fri', null, false),
  ('DAY-SAT', 'Office day with half Saturday', '09:00', '18:00', '12:00', 60, 'mon_sat', '13:00', false);

create table employee_shift (${OF_EMPLOYEE},
  shift_id uuid not null references shift (id),
  valid_from date not null,
  unique (employee_id, valid_from)
);
${readOnly('employee_shift')}
create index employee_shift_of on employee_shift (shift_id);

create table time_log (${OF_EMPLOYEE},
  punched_at timestamptz not null,
  direction text not null check (direction in ('in', 'out', 'unknown')),
  source text not null check (source in ('web', 'biometric', 'import', 'manual')),
  ip text,
  import_hash text check (import_hash ~ '^[0-9a-f]{64}$'),
  reason text,
  edited_from_id uuid,
  is_void boolean not null default false,
  void_reason text,
  voided_at timestamptz,
  voided_by uuid references app_user (id),
  approved_by uuid references app_user (id),
  check (is_void = (voided_at is not null) and is_void = (void_reason is not null)),
  check (source <> 'manual' or reason is not null)
);
${readOnly('time_log')}
create unique index time_log_once on time_log (employee_id, punched_at) where not is_void;
create index time_log_of on time_log (employee_id, punched_at);
create index time_log_by_time on time_log (ou_id, punched_at, id);
create index time_log_import on time_log (import_hash) where import_hash is not null;

create function time_log_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a punch is voided, never removed'; end if;
  if old.is_void and not new.is_void then raise exception 'a punch that was voided stays so'; end if;
  if (new.id, new.employee_id, new.punched_at, new.direction, new.source, new.ip, new.import_hash, new.reason,
      new.edited_from_id, new.approved_by, new.created_at, new.created_by)
    is distinct from
     (old.id, old.employee_id, old.punched_at, old.direction, old.source, old.ip, old.import_hash, old.reason,
      old.edited_from_id, old.approved_by, old.created_at, old.created_by)
    or (old.is_void and (new.void_reason, new.voided_at, new.voided_by)
      is distinct from (old.void_reason, old.voided_at, old.voided_by))
  then raise exception 'a punch is never edited: void it, and let another stand for it'; end if;
  return new;
end $$;
create trigger time_log_stands before update or delete on time_log for each row execute function time_log_stands();

create table attendance_day (${OF_EMPLOYEE},
  work_date date not null,
  shift_id uuid not null references shift (id),
  status text not null check (status in
    ('present', 'incomplete', 'absent', 'rest_day', 'holiday', 'on_leave', 'half_leave')),
  first_in timestamptz,
  last_out timestamptz,
  worked_min int not null check (worked_min between 0 and 1440),
  late_min int not null check (late_min between 0 and 1440),
  undertime_min int not null check (undertime_min between 0 and 1440),
  ot_raw_min int not null check (ot_raw_min >= 0),
  ot_approved_min int not null check (ot_approved_min between 0 and ot_raw_min),
  night_min int not null check (night_min >= 0),
  day_kind text not null check (day_kind in ('work', 'rest', 'regular_holiday', 'special_holiday')),
  leave_fraction numeric(3,2) not null check (leave_fraction between 0 and 1),
  is_locked boolean not null default false,
  unique (employee_id, work_date)
);
${readOnly('attendance_day')}
create index attendance_day_by_date on attendance_day (ou_id, work_date, id);

create function attendance_day_locked() returns trigger language plpgsql as $$
begin
  if old.is_locked and (tg_op = 'DELETE' or (new.is_locked and
    (new.work_date, new.shift_id, new.status, new.first_in, new.last_out, new.worked_min, new.late_min,
     new.undertime_min, new.ot_raw_min, new.ot_approved_min, new.night_min, new.day_kind, new.leave_fraction)
    is distinct from
    (old.work_date, old.shift_id, old.status, old.first_in, old.last_out, old.worked_min, old.late_min,
     old.undertime_min, old.ot_raw_min, old.ot_approved_min, old.night_min, old.day_kind, old.leave_fraction)))
  then raise exception 'a locked day stands as it is'; end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger attendance_day_locked before update or delete on attendance_day
  for each row execute function attendance_day_locked();

create table time_correction (${REQUEST},
  voids jsonb not null,
  adds jsonb not null
);
${readOnly('time_correction')}
create unique index time_correction_open on time_correction (employee_id, work_date) where status = 'pending';
create index time_correction_of on time_correction (employee_id, created_at);

create table overtime_request (${REQUEST},
  minutes int not null check (minutes between 15 and 720)
);
${readOnly('overtime_request')}
create unique index overtime_request_once on overtime_request (employee_id, work_date)
  where status in ('pending', 'approved');
create index overtime_request_of on overtime_request (employee_id, created_at);

create table time_month (${UNIT_COLUMNS},
  month date not null check (extract(day from month) = 1),
  is_locked boolean not null,
  reason text not null,
  changed_by uuid not null references app_user (id),
  unique (ou_id, month)
);
${readOnly('time_month')}
`,
}
