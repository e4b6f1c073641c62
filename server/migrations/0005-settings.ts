import { byUnit, COMPANY_COLUMNS, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

/** What administrators keep: rules of segregation, number series, the company, menus in their own words. */
export const settingsMigration = {
  name: '0005-settings',
  sql: `
-- By language, over the title that the key stands for.
alter table menu add column titles jsonb check (titles is null or jsonb_typeof(titles) = 'object');
-- Making room for another entry is no change of the one that somebody has open.
drop trigger menu_touch on menu;
create trigger menu_touch before update of parent_id, module_id, title_key, titles, path, icon, permission_code, min_scope,
  is_enabled on menu for each row execute function portal_touch();
-- The portal brings its menus at each start; those that somebody removed stay removed.
create table menu_removed (key text primary key);

create table sod_rule (${COMPANY_COLUMNS},
  code text not null unique,
  permission_a text not null references permission (code),
  permission_b text not null references permission (code),
  severity text not null check (severity in ('warn', 'block')),
  reason text not null,
  check (permission_a <> permission_b)
);
${touch('sod_rule')}

create table number_series (${UNIT_COLUMNS},
  doc_type text not null check (doc_type ~ '^[a-z][a-z_]{1,39}$'),
  year int not null check (year between 2000 and 2999),
  prefix text not null check (prefix ~ '^[A-Z0-9]{1,8}$'),
  next_no int not null default 1 check (next_no between 1 and 999999999),
  constraint number_series_type_key unique (ou_id, doc_type, year),
  -- Two types with one prefix would give two documents the same number.
  constraint number_series_prefix_key unique (ou_id, year, prefix)
);
create unique index number_series_id on number_series (id);
${touch('number_series')}
-- Numbers only ever go up, whoever writes.
create function portal_number_forward() returns trigger language plpgsql as $$
begin
  if new.next_no < old.next_no then
    raise exception 'a number series never goes back' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger number_series_forward before update of next_no on number_series
  for each row execute function portal_number_forward();
${byUnit('number_series')}

create table company_profile (${COMPANY_COLUMNS},
  legal_name text not null,
  trade_name text,
  tin text check (tin ~ '^[0-9]{3}-[0-9]{3}-[0-9]{3}(-[0-9]{3,5})?$'),
  rdo_code text check (rdo_code ~ '^[0-9]{3}[A-Z]?$'),
  is_vat_registered boolean not null default true,
  ewt_agent boolean not null default false,
  address text,
  phone text,
  email text,
  fiscal_year_start_month int not null default 1 check (fiscal_year_start_month between 1 and 12),
  revenue_recognition text not null default 'on_billing' check (revenue_recognition in ('on_billing', 'on_collection'))
);
create unique index company_profile_only on company_profile ((true));
${touch('company_profile')}

grant select, insert, update, delete on menu_removed to portal_app, portal_company;
grant select, update on sod_rule, company_profile to portal_app, portal_company;
grant select, insert, update on number_series to portal_app, portal_company;

-- A new address counts once both the old and the new one have answered. Only the owner reads it.
create table email_change (
  user_id uuid primary key references app_user (id),
  new_email text not null check (new_email = lower(new_email)),
  old_code_hash bytea not null,
  new_code_hash bytea not null,
  tries int not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
`,
}
