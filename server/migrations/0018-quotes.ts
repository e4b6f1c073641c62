import { byUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

/** What a buyer was told that a unit would cost, as it was computed then; and the link under which it may be read. */
const money = (name: string) => `${name} numeric(16,2) not null check (${name} >= 0)`

export const quotesMigration = {
  name: '0018-quotes',
  sql: `
create table unit_quote (${UNIT_COLUMNS},
  quote_no text not null,
  unit_id uuid not null references property_unit (id),
  -- As it was called then.
  unit_code text not null,
  project_id uuid not null references project (id),
  seller_employee_id uuid not null,
  lead_id uuid,
  prepared_for text,
  ${money('list_price')},
  ${money('discount_amount')},
  ${money('tcp')},
  ${money('reservation_fee')},
  ${money('dp_amount')},
  financing text not null check (financing in ('spot_cash', 'deferred_cash', 'in_house', 'bank', 'pag_ibig')),
  quoted_on date not null,
  valid_until date not null check (valid_until >= quoted_on),
  terms jsonb not null,
  figures jsonb not null,
  link_expires_at timestamptz,
  link_revoked_at timestamptz,
  open_count int not null default 0,
  last_opened_at timestamptz,
  constraint unit_quote_no unique (ou_id, quote_no),
  foreign key (ou_id, seller_employee_id) references employee (ou_id, id) on update cascade
);
create unique index unit_quote_id on unit_quote (id);
create index unit_quote_of_unit on unit_quote (unit_id, created_at desc);
create index unit_quote_of_seller on unit_quote (seller_employee_id, created_at desc);
create index unit_quote_latest on unit_quote (ou_id, created_at desc, id);
create index unit_quote_of_lead on unit_quote (lead_id) where lead_id is not null;
create index unit_quote_in_project on unit_quote (project_id);
${touch('unit_quote')}
${byUnit('unit_quote')}
grant select, insert, update on unit_quote to portal_app, portal_company;

-- Of the living link alone; whoever acts for a unit or the company never reads it.
create table unit_quote_link (
  quote_id uuid primary key references unit_quote (id) on delete cascade,
  token_hash bytea not null unique
);

-- How far a right of whoever asks reaches; null where they do not hold it.
create function portal_scope_of(wanted text) returns text language sql stable as $$
  select rp.scope from user_role ur join role_permission rp on rp.role_id = ur.role_id
    join permission p on p.id = rp.permission_id
  where ur.user_id = app_user_id() and p.code = wanted
    and ur.valid_from <= (now() at time zone 'Asia/Manila')::date
    and (ur.valid_to is null or ur.valid_to >= (now() at time zone 'Asia/Manila')::date)
  order by array_position(array['all', 'ou', 'team', 'own'], rp.scope) limit 1
$$;
`,
}
