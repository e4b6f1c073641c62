import { keptByUnit, UNIT_COLUMNS } from '@server/migrations/table-parts'

/** Employees, what only their keepers may know of them, and who sells. */
/** Sealed with a key that is not in the database; the keyed hash finds equal ones, the mask is for people. */
const sealedNumber = (name: string, hash = 'unique') => `
  ${name} text check (${name} like 'v1.%'),
  ${name}_hash text ${hash},
  ${name}_masked text check (${name}_masked ~ '^[*]{4}[0-9]{4}$'),
  check ((${name} is null) = (${name}_hash is null) and (${name} is null) = (${name}_masked is null))`

export const peopleMigration = {
  name: '0008-people',
  sql: `
create table employee (${UNIT_COLUMNS},
  employee_no text not null unique check (employee_no ~ '^[A-Z0-9][A-Z0-9-]{1,29}$'),
  last_name text not null,
  first_name text not null,
  middle_name text,
  suffix text,
  full_name text not null generated always as (last_name || ', ' || first_name
    || coalesce(' ' || left(middle_name, 1) || '.', '') || coalesce(' ' || suffix, '')) stored,
  position_id uuid not null references position (id),
  division_id uuid references division (id),
  immediate_head_id uuid check (immediate_head_id <> id),
  employment_type text not null check (employment_type in
    ('regular', 'probationary', 'project', 'commission_only', 'consultant')),
  email text not null,
  mobile text check (mobile ~ '^[+][0-9]{8,15}$'),
  date_hired date not null,
  date_regularised date,
  date_separated date,
  user_id uuid unique references app_user (id),
  is_active boolean not null default true,
  check (date_regularised >= date_hired),
  check (date_separated >= date_hired),
  check (is_active = (date_separated is null))
);
${keptByUnit('employee')}
alter table employee add constraint employee_head foreign key (immediate_head_id) references employee (id);
create index employee_below on employee (immediate_head_id) where immediate_head_id is not null;
create index employee_by_name on employee (ou_id, full_name, id);

-- Of the person who asks: everyone below in the line, through all units, also past somebody who has left.
create function portal_line_below() returns uuid[]
  language sql stable security definer set search_path = public, pg_temp as $$
  with recursive below as (
    select id from employee where user_id = app_user_id() and is_active
    union
    select e.id from employee e join below b on e.immediate_head_id = b.id
  ) select coalesce(array_agg(b.id), '{}') from below b join employee e on e.id = b.id
    where e.user_id is distinct from app_user_id()
$$;
-- The line upwards, which does not end at the border of a unit: ids alone, for the check that it never closes.
create function portal_line_above(person uuid) returns table (id uuid, immediate_head_id uuid)
  language sql stable security definer set search_path = public, pg_temp as $$
  with recursive above as (
    select e.id, e.immediate_head_id from employee e where e.id = person
    union
    select e.id, e.immediate_head_id from employee e join above a on e.id = a.immediate_head_id
  ) select above.id, above.immediate_head_id from above
$$;

-- Being a head is never given by hand: the role comes and goes with having people.
create function portal_heads_follow() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  head_role uuid := (select id from role where code = 'immediate_head');
  heads uuid[] := (select coalesce(array_agg(distinct h.user_id), '{}') from employee h
    join employee e on e.immediate_head_id = h.id and e.is_active where h.is_active and h.user_id is not null);
begin
  if head_role is null then return null; end if;
  if exists (select from user_role where role_id = head_role and user_id <> all (heads)) then
    delete from user_role where role_id = head_role and user_id <> all (heads);
  end if;
  if exists (select from unnest(heads) head where not exists (
    select from user_role where role_id = head_role and user_id = head and valid_to is null)) then
    insert into user_role (user_id, role_id) select head, head_role from unnest(heads) head
      where not exists (select from user_role where role_id = head_role and user_id = head and valid_to is null);
  end if;
  return null;
end $$;
create trigger employee_heads after insert or update of immediate_head_id, user_id, is_active or delete on employee
  for each statement execute function portal_heads_follow();
revoke execute on function portal_line_below, portal_line_above, portal_heads_follow from public;
grant execute on function portal_line_below, portal_line_above to portal_app, portal_company;

create table employee_detail (${UNIT_COLUMNS},
  full_name text not null,
  sex text check (sex in ('female', 'male')),
  birth_date date,
  civil_status text check (civil_status in ('single', 'married', 'widowed', 'separated', 'annulled')),
  is_solo_parent boolean not null default false,
  solo_parent_id_valid_to date check (is_solo_parent or solo_parent_id_valid_to is null),
  ${sealedNumber('tin')},
  ${sealedNumber('sss_no')},
  ${sealedNumber('philhealth_no')},
  ${sealedNumber('pagibig_no')},
  bank_id uuid references bank (id),
  -- Two who are married may share one.
  ${sealedNumber('bank_account_no', '')},
  monthly_basic numeric(16,2) check (monthly_basic >= 0),
  daily_factor int not null default 261 check (daily_factor between 200 and 393),
  pay_frequency text not null default 'semi_monthly' check (pay_frequency in ('semi_monthly', 'monthly')),
  deduction_authority_signed_at date,
  separation_reason text,
  check (bank_account_no is null or bank_id is not null),
  -- It is the employee's own, and moves to another unit with the employee.
  foreign key (ou_id, id) references employee (ou_id, id) on update cascade
);
${keptByUnit('employee_detail')}

create table seller_profile (${UNIT_COLUMNS},
  display_name text not null,
  employee_id uuid unique,
  payee_kind text not null default 'individual' check (payee_kind in ('individual', 'corporation')),
  ${sealedNumber('tin')},
  is_vat_registered boolean not null default false,
  sworn_declaration_on_file boolean not null default false,
  sworn_declaration_year int check (sworn_declaration_year between 2000 and 2999),
  expected_gross numeric(16,2) check (expected_gross >= 0),
  prc_license_no text,
  prc_valid_to date check (prc_license_no is not null or prc_valid_to is null),
  dhsud_no text,
  accreditation_no text,
  accreditation_valid_to date check (accreditation_no is not null or accreditation_valid_to is null),
  supervising_broker_id uuid check (supervising_broker_id <> id),
  payout_bank_id uuid references bank (id),
  ${sealedNumber('payout_account_no', '')},
  status text not null default 'active' check (status in ('active', 'suspended', 'inactive')),
  check (not sworn_declaration_on_file or sworn_declaration_year is not null),
  check (payout_account_no is null or payout_bank_id is not null),
  -- Only a licensed broker sells alone.
  check (prc_license_no is not null or supervising_broker_id is not null),
  foreign key (ou_id, employee_id) references employee (ou_id, id) on update cascade
);
${keptByUnit('seller_profile')}
alter table seller_profile add constraint seller_profile_broker foreign key (supervising_broker_id)
  references seller_profile (id);
create index seller_profile_below on seller_profile (supervising_broker_id) where supervising_broker_id is not null;
`,
}
