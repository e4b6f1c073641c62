import { COMPANY_COLUMNS, keptByUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'
import { searchIndex } from '@server/platform/db/search-index'

/** Sealed with a key that is not in the database; the keyed hash finds equal ones, the mask is for people. */
const sealed = (name: string) => `
  ${name} text check (${name} like 'v1.%'),
  ${name}_hash text,
  ${name}_masked text check (${name}_masked ~ '^[*]{4}.{1,4}$'),
  check ((${name} is null) = (${name}_hash is null) and (${name} is null) = (${name}_masked is null))`

const list = (column: string) =>
  `${column} jsonb check (jsonb_typeof(${column}) = 'array' and octet_length(${column}::text) <= 8192)`

/** Buyers, their papers, which papers a sale asks for, and what became one record. */
export const buyersMigration = {
  name: '0020-buyers',
  sql: `
create table buyer (${UNIT_COLUMNS},
  buyer_no text not null unique check (buyer_no ~ '^[A-Z0-9][A-Z0-9-]{1,39}$'),
  kind text not null check (kind in ('individual', 'corporate')),
  last_name text,
  first_name text,
  middle_name text,
  suffix text,
  corporate_name text,
  full_name text not null generated always as (coalesce(corporate_name, last_name || ', ' || first_name
    || coalesce(' ' || left(middle_name, 1) || '.', '') || coalesce(' ' || suffix, ''))) stored,
  birth_date date,
  nationality text not null default 'PH' check (nationality ~ '^[A-Z]{2}$'),
  civil_status text check (civil_status in ('single', 'married', 'widowed', 'separated', 'annulled')),
  spouse_name text,
  spouse_buyer_id uuid check (spouse_buyer_id <> id),
  ${sealed('tin')},
  gov_id_type text check (gov_id_type in ('passport', 'drivers_license', 'philsys', 'umid', 'prc', 'postal', 'voters', 'sss', 'pagibig', 'senior', 'other')),
  ${sealed('gov_id_no')},
  gov_id_valid_to date,
  present_address text not null,
  permanent_address text,
  mobile text not null check (mobile ~ '^[+][0-9]{8,15}$'),
  email text,
  -- Of the mobile number alone, hashed with the portal's key: finds the same person in units that may not be seen.
  fingerprint text not null,
  employment text check (employment in ('local', 'ofw', 'self_employed', 'retired', 'none')),
  employer text,
  occupation text,
  gross_monthly_income numeric(16,2) check (gross_monthly_income >= 0),
  country_of_work text check (country_of_work ~ '^[A-Z]{2}$'),
  source_of_funds text,
  is_pep boolean not null default false,
  aml_risk text not null default 'normal' check (aml_risk in ('low', 'normal', 'high')),
  attorney_in_fact jsonb check (jsonb_typeof(attorney_in_fact) = 'object' and octet_length(attorney_in_fact::text) <= 4096),
  ${list('representatives')},
  lead_id uuid,
  owner_employee_id uuid references employee (id),
  consent_at timestamptz,
  consent_text_version text,
  status text not null default 'active' check (status in ('active', 'merged')),
  merged_into_id uuid check (merged_into_id <> id),
  merged_at timestamptz,
  check ((consent_at is null) = (consent_text_version is null)),
  check ((status = 'merged') = (merged_into_id is not null) and (status = 'merged') = (merged_at is not null)),
  check (case kind
    when 'individual' then last_name is not null and first_name is not null and corporate_name is null and representatives is null
    else corporate_name is not null and num_nonnulls(last_name, first_name, middle_name, suffix, birth_date, civil_status,
      spouse_name, spouse_buyer_id, gov_id_type, gov_id_no, gov_id_valid_to, employment, employer, occupation,
      gross_monthly_income, country_of_work) = 0 end),
  check (civil_status = 'married' or num_nonnulls(spouse_name, spouse_buyer_id) = 0),
  check ((gov_id_type is null) = (gov_id_no is null) and (gov_id_valid_to is null or gov_id_no is not null)),
  check (employment = 'ofw' or country_of_work is null),
  check (not is_pep or aml_risk <> 'low'),
  foreign key (ou_id, spouse_buyer_id) references buyer (ou_id, id),
  foreign key (ou_id, merged_into_id) references buyer (ou_id, id)
);
${keptByUnit('buyer')}
-- One living record a taxpayer and unit; the same person may buy in another unit.
create unique index buyer_tin_once on buyer (ou_id, tin_hash) where status = 'active' and tin_hash is not null;
create index buyer_tin on buyer (tin_hash) where tin_hash is not null;
create index buyer_gov_id on buyer (gov_id_no_hash) where gov_id_no_hash is not null;
create index buyer_fingerprint on buyer (fingerprint);
create index buyer_by_name on buyer (ou_id, full_name, id);
create index buyer_by_age on buyer (ou_id, created_at, id);
create index buyer_of_owner on buyer (owner_employee_id, full_name, id) where owner_employee_id is not null;
create index buyer_spouse on buyer (ou_id, spouse_buyer_id) where spouse_buyer_id is not null;
create index buyer_merged on buyer (ou_id, merged_into_id) where merged_into_id is not null;
create index buyer_lead on buyer (lead_id) where lead_id is not null;
${searchIndex('buyer', ['buyer_no', 'full_name', 'mobile', 'email'])}

-- Where else somebody is recorded: the codes of the units and nothing of the person, for whoever keeps buyers.
create function portal_buyer_elsewhere(asked_tin text, asked_print text, except_id uuid) returns table (ou_code text, same_tin boolean)
  language sql stable security definer set search_path = public, pg_temp as $$
  select o.ou_code, bool_or(b.tin_hash = asked_tin) from buyer b join operating_unit o on o.id = b.ou_id
    where b.status = 'active' and b.id is distinct from except_id and (b.tin_hash = asked_tin or b.fingerprint = asked_print)
    group by o.ou_code
$$;
revoke execute on function portal_buyer_elsewhere from public;
grant execute on function portal_buyer_elsewhere to portal_app, portal_company;

create table document_requirement (${COMPANY_COLUMNS},
  code text not null check (code ~ '^[A-Z0-9][A-Z0-9.-]{0,19}$'),
  name text not null,
  mandatory_for text not null check (mandatory_for in ('reservation', 'booking', 'takeout')),
  project_id uuid references project (id),
  financing text check (financing in ('spot_cash', 'deferred_cash', 'in_house', 'bank', 'pag_ibig')),
  employment text check (employment in ('local', 'ofw', 'self_employed', 'retired', 'none')),
  buyer_kind text check (buyer_kind in ('individual', 'corporate')),
  needed_when text not null default 'always' check (needed_when in
    ('always', 'married', 'formerly_married', 'attorney', 'foreigner')),
  from_whom text not null default 'buyer' check (from_whom in ('buyer', 'spouse', 'attorney', 'company')),
  kept_with text not null default 'buyer' check (kept_with in ('buyer', 'sale')),
  asks_valid_to boolean not null default false,
  sort int not null default 0 check (sort between 0 and 9999),
  is_active boolean not null default true,
  check (employment is null or buyer_kind is distinct from 'corporate')
);
create unique index document_requirement_once on document_requirement
  (code, project_id, financing, employment, buyer_kind, needed_when) nulls not distinct;
create index document_requirement_project on document_requirement (project_id) where project_id is not null;
${touch('document_requirement')}
grant select, insert, update on document_requirement to portal_app, portal_company;

create table buyer_document (${UNIT_COLUMNS},
  buyer_id uuid not null,
  kind text not null check (kind ~ '^[A-Z0-9][A-Z0-9.-]{0,19}$'),
  attachment_id uuid not null references stored_file (id),
  valid_to date,
  status text not null default 'submitted' check (status in ('submitted', 'verified', 'rejected')),
  verified_by uuid references app_user (id),
  verified_at timestamptz,
  reject_reason text,
  check ((status = 'submitted') = (verified_at is null) and (verified_at is null) = (verified_by is null)),
  check ((status = 'rejected') = (reject_reason is not null)),
  foreign key (ou_id, buyer_id) references buyer (ou_id, id)
);
${keptByUnit('buyer_document')}
create index buyer_document_of on buyer_document (ou_id, buyer_id, kind, created_at desc);
create index buyer_document_waiting on buyer_document (ou_id, created_at, id) where status = 'submitted';
create index buyer_document_expiry on buyer_document (ou_id, valid_to) where status = 'verified' and valid_to is not null;

create table buyer_merge (${UNIT_COLUMNS},
  winner_id uuid not null,
  loser_id uuid not null unique check (loser_id <> winner_id),
  reason text not null,
  -- Which side each field was taken from, what both were, and which documents and sales went over.
  taken jsonb not null,
  winner_before jsonb not null,
  loser_before jsonb not null,
  moved jsonb not null,
  foreign key (ou_id, winner_id) references buyer (ou_id, id),
  foreign key (ou_id, loser_id) references buyer (ou_id, id)
);
${keptByUnit('buyer_merge')}
create index buyer_merge_of on buyer_merge (ou_id, winner_id, created_at desc);
create trigger buyer_merge_no_change before update or delete on buyer_merge
  for each row execute function portal_refuse_change();
`,
}
