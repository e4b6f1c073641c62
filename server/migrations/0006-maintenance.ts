import { byUnit, COMPANY_COLUMNS, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

/** The lists that everything sold, billed and approved refers to. */
const ACTIVE = `is_active boolean not null default true`
const CODE = `code text not null check (code ~ '^[A-Z0-9][A-Z0-9.-]{0,19}$')`

const TABLES = [
  'division',
  'position',
  'area',
  'developer',
  'project',
  'house_model',
  'unit_type',
  'sub_unit_type',
  'prospect_status',
  'bank',
  'sales_team',
  'approver',
]

export const maintenanceMigration = {
  name: '0006-maintenance',
  sql: `
alter table operating_unit add column head_user_id uuid references app_user (id);
create index operating_unit_parent on operating_unit (parent_id) where parent_id is not null;
alter table operating_unit add constraint operating_unit_not_its_own_parent check (parent_id <> id);

create table division (${COMPANY_COLUMNS},
  ${CODE} unique,
  name text not null,
  ${ACTIVE}
);

create table position (${COMPANY_COLUMNS},
  ${CODE} unique,
  name text not null,
  category text not null check (category in ('sales', 'staff', 'management')),
  rank int not null check (rank between 1 and 99),
  default_commission_rate numeric(9,6) check (default_commission_rate between 0 and 100),
  is_override_level boolean not null default false,
  requires_prc_license boolean not null default false,
  requires_accreditation boolean not null default false,
  ${ACTIVE},
  check (category <> 'staff' or (default_commission_rate is null and not is_override_level))
);

create table area (${COMPANY_COLUMNS},
  ${CODE} unique,
  name text not null,
  level text not null check (level in ('region', 'province', 'city', 'district')),
  parent_id uuid references area (id) check (parent_id <> id),
  region text,
  province text,
  city text,
  ${ACTIVE},
  check ((level = 'region') = (parent_id is null))
);
create index area_parent on area (parent_id) where parent_id is not null;

create table developer (${COMPANY_COLUMNS},
  ${CODE} unique,
  name text not null,
  trade_name text,
  tin text not null unique check (tin ~ '^[0-9]{3}-[0-9]{3}-[0-9]{3}-[0-9]{5}$'),
  address text,
  is_vat_registered boolean not null default true,
  withholding_rate_pct numeric(9,6) not null default 10 check (withholding_rate_pct between 0 and 100),
  payment_terms_days int not null default 30 check (payment_terms_days between 0 and 365),
  soa_template text,
  billing_contacts jsonb not null default '[]' check (jsonb_typeof(billing_contacts) = 'array'),
  accreditation_no text,
  accreditation_valid_to date,
  status text not null default 'prospective' check (status in ('prospective', 'accredited', 'suspended')),
  ${ACTIVE},
  check (accreditation_no is not null or (status <> 'accredited' and accreditation_valid_to is null))
);

create table project (${COMPANY_COLUMNS},
  ${CODE} unique,
  developer_id uuid not null references developer (id),
  name text not null,
  area_id uuid not null references area (id),
  kind text not null check (kind in ('horizontal', 'vertical', 'mixed', 'memorial')),
  status text not null default 'preselling' check (status in ('preselling', 'rfo', 'sold_out', 'closed')),
  lts_no text,
  lts_date date,
  turnover_date date,
  misc_fee_rate_pct numeric(9,6) not null default 0 check (misc_fee_rate_pct between 0 and 100),
  vat_inclusive_prices boolean not null default false,
  ${ACTIVE},
  check (lts_date is null or lts_no is not null),
  check (turnover_date >= lts_date)
);
create index project_developer on project (developer_id);
create index project_area on project (area_id);

create table house_model (${COMPANY_COLUMNS},
  project_id uuid not null references project (id),
  ${CODE},
  name text not null,
  floor_area_sqm numeric(9,2) check (floor_area_sqm >= 0),
  lot_area_min_sqm numeric(9,2) check (lot_area_min_sqm >= 0),
  bedrooms int check (bedrooms between 0 and 99),
  bathrooms int check (bathrooms between 0 and 99),
  storeys int check (storeys between 0 and 99),
  carport int check (carport between 0 and 99),
  ${ACTIVE},
  constraint house_model_code_key unique (project_id, code)
);

create table unit_type (${COMPANY_COLUMNS},
  ${CODE} unique,
  name text not null,
  is_residential boolean not null,
  vat_rule text not null check (vat_rule in ('residential_dwelling', 'lot', 'commercial')),
  ${ACTIVE},
  check (case vat_rule when 'residential_dwelling' then is_residential when 'commercial' then not is_residential else true end)
);

create table sub_unit_type (${COMPANY_COLUMNS},
  unit_type_id uuid not null references unit_type (id),
  ${CODE},
  name text not null,
  price_premium_pct numeric(9,6) not null default 0 check (price_premium_pct between -100 and 100),
  ${ACTIVE},
  constraint sub_unit_type_code_key unique (unit_type_id, code)
);

create table prospect_status (${COMPANY_COLUMNS},
  ${CODE} unique,
  name text not null,
  category text not null check (category in ('open', 'working', 'reserved', 'won', 'lost')),
  sort int not null check (sort between 0 and 9999),
  sla_days int check (sla_days between 0 and 365),
  is_default boolean not null default false,
  color text not null default 'neutral' check (color in ('neutral', 'info', 'success', 'warning', 'danger')),
  ${ACTIVE},
  check (not is_default or (category = 'open' and is_active))
);
create unique index prospect_status_one_default on prospect_status (is_default) where is_default;
-- Looked at when all is written: several that are retired together must leave one behind as well.
create function prospect_status_keep() returns trigger language plpgsql as $$
begin
  if old.is_active and old.category in ('open', 'won')
    and not exists (select from prospect_status where is_active and category = old.category) then
    raise exception 'the last % status', old.category using errcode = 'check_violation';
  end if;
  if old.is_default and not exists (select from prospect_status where is_default) then
    raise exception 'no status is the default' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger prospect_status_keep after update or delete on prospect_status
  deferrable initially deferred for each row execute function prospect_status_keep();

create table bank (${COMPANY_COLUMNS},
  ${CODE} unique,
  name text not null,
  branch text,
  swift text check (swift ~ '^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$'),
  kind text not null check (kind in ('company_account', 'lender', 'both')),
  -- Sealed with a key that is not in the database; the keyed hash finds equal ones, the mask is for people.
  account_no text check (account_no like 'v1.%'),
  account_no_hash text unique,
  account_no_masked text check (account_no_masked ~ '^[*]{4}[0-9]{4}$'),
  ${ACTIVE},
  check ((kind = 'lender') = (account_no is null)),
  check ((account_no is null) = (account_no_hash is null) and (account_no is null) = (account_no_masked is null))
);

create table sales_team (${UNIT_COLUMNS},
  ${CODE},
  name text not null,
  division_id uuid not null references division (id),
  valid_from date,
  valid_to date,
  ${ACTIVE},
  constraint sales_team_code_key unique (ou_id, code),
  check (valid_to >= valid_from)
);
create unique index sales_team_id on sales_team (id);
${byUnit('sales_team')}

create function portal_approver_kind(doc_type text, step_key text, ou_id uuid, division_id uuid) returns bigint
  language sql immutable as $$
  select hashtextextended(concat_ws('|', doc_type, step_key, coalesce(ou_id::text, '-'), coalesce(division_id::text, '-')), 0) / 2
$$;
create table approver (${COMPANY_COLUMNS},
  doc_type text not null check (doc_type in
    ('leave', 'cash_advance', 'soa_request', 'soa', 'commission_release', 'expense', 'journal_void')),
  step_key text not null check (step_key ~ '^[a-z][a-z_]{1,39}$'),
  -- Null: for all units. Every unit sees those; only who acts for the whole company writes them.
  ou_id uuid references operating_unit (id),
  division_id uuid references division (id),
  user_id uuid references app_user (id),
  name text not null,
  email text not null,
  mobile text check (mobile ~ '^[+][0-9]{8,15}$'),
  position_title text,
  amount_from numeric(16,2) not null default 0 check (amount_from >= 0),
  amount_to numeric(16,2),
  valid_from date not null,
  valid_to date,
  delegate_id uuid references approver (id) check (delegate_id <> id),
  delegate_from date,
  delegate_to date,
  ${ACTIVE},
  check (amount_to >= amount_from),
  check (valid_to >= valid_from),
  check (delegate_to >= delegate_from),
  check ((delegate_id is null) = (delegate_from is null)),
  check (delegate_id is not null or delegate_to is null),
  -- Equal documents, steps, units and divisions have one hash, so that ranges alone are compared.
  constraint approver_overlap exclude using gist (
    int8range(portal_approver_kind(doc_type, step_key, ou_id, division_id),
      portal_approver_kind(doc_type, step_key, ou_id, division_id), '[]') with &&,
    numrange(amount_from, amount_to, '[]') with &&,
    daterange(valid_from, valid_to, '[]') with &&
  ) where (is_active)
);
create index approver_of on approver (doc_type, step_key, ou_id);
alter table approver enable row level security;
create policy approver_unit on approver to portal_app
  using (ou_id is null or ou_id = any ((select app_unit_ids())::uuid[]))
  with check (ou_id = any ((select app_unit_ids())::uuid[]));
create policy approver_company on approver to portal_company using (true) with check (true);

${TABLES.map(touch).join('\n')}
grant select, insert, update on ${TABLES.join(', ')} to portal_app, portal_company;
`,
}
