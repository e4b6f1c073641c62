import { byUnit, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

const MEASURES = ['units', 'net_list_price', 'discount_amount', 'tcp'] as const
const figures = MEASURES.map(name => `${name} numeric(${name === 'units' ? '14,4' : '20,2'}) not null`)

/** What the report reads: what happened in a month, to sales of one reservation month. Rows are only added. */
const monthly = (table: string, of: readonly string[]) => `
create table ${table} (
  ou_id uuid not null references operating_unit (id),
  id uuid not null default portal_uuid7(),
  kind text not null check (kind in ('reserved', 'booked', 'ended')),
  month date not null,
  cohort date not null,
  ${of.map(name => `${name} uuid,`).join(' ')}
  ${figures.join(',\n  ')},
  primary key (ou_id, id)
);
${byUnit(table)}
grant select on ${table} to portal_app, portal_company;
create index ${table}_month on ${table} (ou_id, month);`

/** The months in which something happened to a share, as many rows. */
const HAPPENED = `cross join lateral (values
    ('reserved', c.reservation_date), ('booked', c.booked_on), ('ended', c.ended_on)) happened (kind, day)`

/** Adds what shares mean, or takes it away again; in months that nothing changes for, nothing is written. */
const tell = (table: string, of: readonly string[], sign: '' | '-') => `
  insert into ${table} (ou_id, kind, month, cohort, ${of.join(', ')}, ${MEASURES.join(', ')})
  select c.ou_id, happened.kind, date_trunc('month', happened.day)::date,
    date_trunc('month', c.reservation_date)::date, ${of.map(name => `c.${name}`).join(', ')},
    ${MEASURES.map(name => `${sign}sum(c.${name})`).join(', ')}
  from sale_credit c ${HAPPENED}
  where c.sale_id = any (ids) and happened.day is not null
  group by c.ou_id, happened.kind, date_trunc('month', happened.day), date_trunc('month', c.reservation_date),
    ${of.map(name => `c.${name}`).join(', ')};`

/**
 * A fixed amount over weights, as contract/kernel/parts does it: each part is floored, what is left goes one by one to
 * the largest fractions, of equal ones to the earlier seller. \`places\` are the decimals that are handed out.
 */
const part = (amount: string, places: number) => {
  const whole = `round(${amount} * 1e${places})`
  const floor = `div(${whole} * w.weight, w.total)`
  const left = `${whole} - sum(${floor}) over (partition by s.id)`
  const rank = `row_number() over (partition by s.id order by mod(${whole} * w.weight, w.total) desc, w.place)`
  return `(${floor} + case when ${rank} <= ${left} then 1 else 0 end) / 1e${places}`
}

const BY_PLACE = ['team_id', 'project_id', 'developer_id'] as const
const BY_SELLER = ['team_id', 'seller_id'] as const

/**
 * Every sale by its sellers, and by month what the report asks. Both follow from the sale in its own transaction.
 * Months are only added to: two sales of one project never wait for each other, and the night puts them together.
 */
export const salesReportMigration = {
  name: '0024-sales-report',
  sql: `
create table sale_credit (${UNIT_COLUMNS},
  sale_id uuid not null,
  sale_no text not null,
  seller_id uuid references seller_profile (id),
  status text not null check (status in ('reserved', 'booked', 'fully_paid', 'cancelled', 'forfeited')),
  reservation_date date not null,
  booked_on date,
  ended_on date,
  team_id uuid references sales_team (id),
  project_id uuid not null references project (id),
  developer_id uuid not null references developer (id),
  units numeric(9,4) not null check (units between 0 and 1),
  net_list_price numeric(16,2) not null check (net_list_price >= 0),
  discount_amount numeric(16,2) not null check (discount_amount >= 0),
  tcp numeric(16,2) not null check (tcp >= 0),
  foreign key (ou_id, sale_id) references sale (ou_id, id)
);
create unique index sale_credit_id on sale_credit (id);
${touch('sale_credit')}
${byUnit('sale_credit')}
grant select on sale_credit to portal_app, portal_company;
create unique index sale_credit_once on sale_credit (sale_id, seller_id) nulls not distinct;
create index sale_credit_by_date on sale_credit (ou_id, reservation_date desc, id);
create index sale_credit_by_date_everywhere on sale_credit (reservation_date desc, id);
create index sale_credit_of_seller on sale_credit (seller_id, reservation_date desc, id);
create index sale_credit_of_project on sale_credit (project_id, reservation_date desc, id);

${monthly('sale_month', BY_PLACE)}
${monthly('sale_seller_month', BY_SELLER)}

create function sale_credit_follow(ids uuid[]) returns void language plpgsql as $$
begin
  if coalesce(cardinality(ids), 0) = 0 then return; end if;
  ${tell('sale_month', BY_PLACE, '-')}
  ${tell('sale_seller_month', BY_SELLER, '-')}
  delete from sale_credit where sale_id = any (ids);
  insert into sale_credit (ou_id, sale_id, sale_no, seller_id, status, reservation_date, booked_on, ended_on, team_id,
    project_id, developer_id, ${MEASURES.join(', ')})
  select s.ou_id, s.id, s.sale_no, w.seller_id, s.status, s.reservation_date,
    (s.booked_at at time zone 'Asia/Manila')::date,
    case when s.status in ('cancelled', 'forfeited') then (s.cancelled_at at time zone 'Asia/Manila')::date end,
    s.team_id, s.project_id, s.developer_id,
    ${MEASURES.map(name => part(name === 'units' ? '1' : `s.${name}`, name === 'units' ? 4 : 2)).join(',\n    ')}
  from sale s join lateral (
    select of.seller_id, of.weight, sum(of.weight) over () as total,
      row_number() over (order by of.sequence_no, of.id) as place
    from (
      select seller_id, share_weight * 10000 as weight, sequence_no, id from sale_seller
        where ou_id = s.ou_id and sale_id = s.id and level = 'agent' and ended_at is null
      union all
      -- Without an agent it is still a sale of its unit: nobody's share is all of it.
      select null, 1, 1, null where not exists (select from sale_seller
        where ou_id = s.ou_id and sale_id = s.id and level = 'agent' and ended_at is null)) of) w on true
  where s.id = any (ids) and s.status <> 'draft';
  ${tell('sale_month', BY_PLACE, '')}
  ${tell('sale_seller_month', BY_SELLER, '')}
end $$;

create function sale_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform sale_credit_follow(array(select id from written where status <> 'draft' order by id));
  else
    perform sale_credit_follow(array(select n.id from written n join before o on o.id = n.id
      where (n.sale_no, n.status, n.reservation_date, n.booked_at, n.cancelled_at, n.team_id, n.project_id,
          n.developer_id, ${MEASURES.filter(name => name !== 'units')
            .map(name => `n.${name}`)
            .join(', ')})
        is distinct from (o.sale_no, o.status, o.reservation_date, o.booked_at, o.cancelled_at, o.team_id, o.project_id,
          o.developer_id, ${MEASURES.filter(name => name !== 'units')
            .map(name => `o.${name}`)
            .join(', ')})
      order by n.id));
  end if;
  return null;
end $$;
create trigger sale_told_new after insert on sale referencing new table as written
  for each statement execute function sale_told();
create trigger sale_told_changed after update on sale referencing new table as written old table as before
  for each statement execute function sale_told();

create function sale_seller_told() returns trigger language plpgsql as $$
begin
  perform sale_credit_follow(array(select id from sale
    where id in (select sale_id from written) and status <> 'draft' order by id));
  return null;
end $$;
create trigger sale_seller_told_new after insert on sale_seller referencing new table as written
  for each statement execute function sale_seller_told();
create trigger sale_seller_told_changed after update on sale_seller referencing new table as written
  for each statement execute function sale_seller_told();
create trigger sale_seller_told_gone after delete on sale_seller referencing old table as written
  for each statement execute function sale_seller_told();

-- What was added row by row becomes one row a month again. Readers see the one or the other, never both.
create function sale_months_together() returns void language plpgsql as $$
begin
  ${[
    ['sale_month', BY_PLACE],
    ['sale_seller_month', BY_SELLER],
  ]
    .map(([table, of]) => together(String(table), of as readonly string[]))
    .join('\n  ')}
end $$;

-- From nothing, for what is loaded beside the portal.
create function sale_months_anew() returns void language plpgsql as $$
begin
  delete from sale_credit;
  delete from sale_month;
  delete from sale_seller_month;
  perform sale_credit_follow(array(select id from sale where status <> 'draft'));
end $$;
revoke execute on function sale_credit_follow, sale_months_together, sale_months_anew from public;
select sale_months_anew();
`,
}

function together(table: string, of: readonly string[]): string {
  const key = ['ou_id', 'kind', 'month', 'cohort', ...of].join(', ')
  return `with gone as (delete from ${table} returning *)
  insert into ${table} (${key}, ${MEASURES.join(', ')})
  select ${key}, ${MEASURES.map(name => `sum(${name})`).join(', ')} from gone
  group by ${key} having ${MEASURES.map(name => `sum(${name}) <> 0`).join(' or ')};`
}
