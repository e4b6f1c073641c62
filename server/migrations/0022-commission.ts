import { byUnit, COMPANY_COLUMNS, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

const money = (name: string, rest = 'not null') => `${name} numeric(16,2) ${rest} check (${name} >= 0)`
const rate = (name: string, rest = 'not null') =>
  `${name} numeric(9,6) ${rest} check (${name} between 0 and 100)`

/** Read by whoever acts in the unit; written by the portal alone. */
const keptByPortal = (table: string) => `
create unique index ${table}_id on ${table} (id);
${touch(table)}
${byUnit(table)}
grant select on ${table} to portal_app, portal_company;`

/** By which schemes commission is paid, and what each sale earns whom and when. */
export const commissionMigration = {
  name: '0022-commission',
  sql: `
create table commission_scheme (${COMPANY_COLUMNS},
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9.-]{0,19}$'),
  name text not null,
  developer_id uuid references developer (id),
  project_id uuid references project (id),
  valid_from date not null,
  valid_to date,
  base_kind text not null default 'net_list_price' check (base_kind in ('net_list_price', 'net_list_plus_misc', 'tcp')),
  ${rate('company_rate_pct')},
  vat_mode text not null default 'exclusive' check (vat_mode in ('exclusive', 'inclusive', 'none')),
  trigger_kind text not null default 'pct_tcp_collected' check (trigger_kind in
    ('pct_tcp_collected', 'dp_paid_pct', 'milestone')),
  requires_documents boolean not null default true,
  requires_pdc boolean not null default false,
  vacant_rule text not null default 'to_company' check (vacant_rule in ('to_company', 'to_next_level')),
  ${rate('holdback_rate_pct', 'not null default 0')},
  holdback_release_rule text not null default 'fully_paid' check (holdback_release_rule in
    ('fully_paid', 'days_after_release', 'manual')),
  clawback_rule text not null default 'full' check (clawback_rule in ('full', 'unearned_only', 'none')),
  status text not null default 'draft' check (status in ('draft', 'active', 'retired')),
  check (valid_to >= valid_from),
  check (project_id is null or developer_id is not null)
);
${touch('commission_scheme')}
grant select on commission_scheme to portal_app, portal_company;
create index commission_scheme_for on commission_scheme (project_id, developer_id, valid_from) where status = 'active';
create index commission_scheme_developer on commission_scheme (developer_id) where developer_id is not null;

create table scheme_level (${COMPANY_COLUMNS},
  scheme_id uuid not null references commission_scheme (id) on delete cascade,
  level text not null check (level in ('agent', 'sales_manager', 'sales_director', 'broker', 'referrer')),
  ${rate('rate_pct')},
  is_override boolean not null default false,
  unique (scheme_id, level)
);
${touch('scheme_level')}
grant select on scheme_level to portal_app, portal_company;

create table scheme_tranche (${COMPANY_COLUMNS},
  scheme_id uuid not null references commission_scheme (id) on delete cascade,
  seq int not null check (seq > 0),
  name text,
  trigger_pct numeric(9,6) not null check (trigger_pct > 0 and trigger_pct <= 100),
  release_pct numeric(9,6) not null check (release_pct > 0 and release_pct <= 100),
  requires_event text not null default 'none' check (requires_event in ('none', 'cts_signed', 'loan_takeout', 'turnover')),
  unique (scheme_id, seq)
);
${touch('scheme_tranche')}
grant select on scheme_tranche to portal_app, portal_company;

-- Looked at when all is written, of what is in use: levels within the company's rate, tranches that are the whole,
-- triggers that rise.
create function commission_scheme_whole() returns trigger language plpgsql as $$
declare
  scheme uuid;
begin
  if tg_table_name = 'commission_scheme' then scheme := new.id;
  elsif tg_op = 'DELETE' then scheme := old.scheme_id;
  else scheme := new.scheme_id;
  end if;
  if exists (select from commission_scheme s where s.id = scheme and s.status = 'active' and (
    (select coalesce(sum(rate_pct), 0) from scheme_level l where l.scheme_id = s.id) > s.company_rate_pct
    or (select coalesce(sum(release_pct), 0) from scheme_tranche t where t.scheme_id = s.id) <> 100
    or exists (select from (select trigger_pct <= lag(trigger_pct) over (order by seq) as falls
      from scheme_tranche t where t.scheme_id = s.id) f where f.falls))) then
    raise exception 'an active scheme pays out all of its tranches and no more than its rate'
      using errcode = '23514', constraint = 'commission_scheme_whole';
  end if;
  return null;
end $$;
create constraint trigger commission_scheme_whole after insert or update on commission_scheme
  deferrable initially deferred for each row execute function commission_scheme_whole();
create constraint trigger commission_scheme_whole after insert or update or delete on scheme_level
  deferrable initially deferred for each row execute function commission_scheme_whole();
create constraint trigger commission_scheme_whole after insert or update or delete on scheme_tranche
  deferrable initially deferred for each row execute function commission_scheme_whole();

create table sale_commission (${UNIT_COLUMNS},
  sale_id uuid not null unique,
  scheme_id uuid not null references commission_scheme (id),
  ${money('base')},
  ${money('gross_amount')},
  ${money('company_amount')},
  status text not null default 'projected' check (status in ('projected', 'locked', 'cancelled')),
  locked_at timestamptz,
  foreign key (ou_id, sale_id) references sale (ou_id, id),
  check (company_amount <= gross_amount),
  check (status <> 'locked' or locked_at is not null)
);
${keptByPortal('sale_commission')}

create table commission_tranche (${UNIT_COLUMNS},
  sale_commission_id uuid not null,
  seq int not null check (seq > 0),
  ${money('trigger_amount')},
  ${money('gross_amount')},
  expected_on date,
  status text not null default 'locked' check (status in
    ('locked', 'eligible', 'billed', 'partly_collected', 'collected', 'on_hold', 'reversed')),
  eligible_on date,
  eligible_evidence jsonb check (jsonb_typeof(eligible_evidence) = 'object'),
  hold_reason text,
  foreign key (ou_id, sale_commission_id) references sale_commission (ou_id, id) on delete cascade,
  unique (sale_commission_id, seq),
  check (status <> 'eligible' or eligible_on is not null),
  check (status <> 'on_hold' or hold_reason is not null)
);
${keptByPortal('commission_tranche')}
create index commission_tranche_of on commission_tranche (ou_id, sale_commission_id);
create index commission_tranche_open on commission_tranche (ou_id, status, eligible_on, id);
create index commission_tranche_expected on commission_tranche (ou_id, expected_on, id) where status = 'locked';

create table commission_share (${UNIT_COLUMNS},
  tranche_id uuid not null,
  sale_seller_id uuid references sale_seller (id),
  is_company boolean not null default false,
  -- The company's part may be a centavo below nothing where the sellers take all of a tranche.
  amount numeric(16,2) not null check (is_company or amount >= 0),
  ${money('releasable_amount', 'not null default 0')},
  ${money('released_amount', 'not null default 0')},
  ${money('clawed_back_amount', 'not null default 0')},
  status text not null default 'pending' check (status in
    ('pending', 'releasable', 'partly_released', 'released', 'on_hold', 'clawed_back')),
  foreign key (ou_id, tranche_id) references commission_tranche (ou_id, id) on delete cascade,
  check (is_company = (sale_seller_id is null)),
  check (released_amount <= releasable_amount),
  check (is_company or releasable_amount <= amount)
);
${keptByPortal('commission_share')}
create unique index commission_share_once on commission_share (tranche_id, sale_seller_id) nulls not distinct;
create index commission_share_of on commission_share (ou_id, tranche_id);
create index commission_share_seller on commission_share (sale_seller_id) where sale_seller_id is not null;

-- Rows and columns both foot, whoever wrote them.
create function commission_foots() returns trigger language plpgsql as $$
declare
  tranche uuid;
begin
  if tg_table_name = 'commission_tranche' then tranche := new.id;
  elsif tg_op = 'DELETE' then tranche := old.tranche_id;
  else tranche := new.tranche_id;
  end if;
  if exists (select from commission_tranche t where t.id = tranche and t.gross_amount <>
    (select coalesce(sum(amount), 0) from commission_share s where s.tranche_id = t.id)) then
    raise exception 'the shares of a tranche are not the tranche' using errcode = '23514', constraint = 'commission_foots';
  end if;
  if exists (select from commission_tranche t join sale_commission c on c.id = t.sale_commission_id
    where t.id = tranche and c.gross_amount <>
      (select sum(gross_amount) from commission_tranche o where o.sale_commission_id = c.id)) then
    raise exception 'the tranches of a sale are not its commission' using errcode = '23514', constraint = 'commission_foots';
  end if;
  return null;
end $$;
create constraint trigger commission_foots after insert or update of amount or delete on commission_share
  deferrable initially deferred for each row execute function commission_foots();
create constraint trigger commission_foots after insert or update of gross_amount on commission_tranche
  deferrable initially deferred for each row execute function commission_foots();
`,
}
