/** What a sale is counted as, by the rows of its unit alone. */
const FOLLOW = [
  ['sale_credit_follow(ids uuid[])', 'sale_credit_follow(unit uuid, ids uuid[])'],
  ['where c.sale_id = any (ids)', 'where c.ou_id = unit and c.sale_id = any (ids)'],
  ['delete from sale_credit where sale_id', 'delete from sale_credit where ou_id = unit and sale_id'],
  ['where s.id = any (ids)', 'where s.ou_id = unit and s.id = any (ids)'],
] as const

const followEach = (sales: string) => `
  for changed in ${sales} loop
    perform sale_credit_follow(changed.ou_id, changed.ids);
  end loop;`

const COUNTED = [
  ...['sale_no', 'status', 'reservation_date', 'booked_at', 'cancelled_at', 'team_id', 'project_id'],
  ...['developer_id', 'net_list_price', 'discount_amount', 'tcp'],
]
const ofRow = (row: string) => COUNTED.map(column => `${row}.${column}`).join(', ')

/**
 * What follows a sale, its sellers or its commission stands in the same unit: months and shares are followed a unit at a
 * time, and the facts of a share are joined within it. Movements of leave are counted by a sequence of their own.
 */
export const sumsWithinTheirUnitMigration = {
  name: '0135-sums-within-their-unit',
  sql: `
do $do$
declare
  definition text := pg_get_functiondef('sale_credit_follow'::regproc);
  change record;
begin
  for change in select * from (values
    ${FOLLOW.map(([before, within]) => `('${before}', '${within}')`).join(',\n    ')}) of_function (before, within)
  loop
    if strpos(definition, change.before) = 0 then
      raise exception 'sale_credit_follow does not say %', change.before;
    end if;
    definition := replace(definition, change.before, change.within);
  end loop;
  drop function sale_credit_follow(uuid[]);
  execute definition;
end $do$;
revoke execute on function sale_credit_follow(uuid, uuid[]) from public;

create or replace function sale_months_anew() returns void language plpgsql as $$
declare
  changed record;
begin
  delete from sale_credit;
  delete from sale_month;
  delete from sale_seller_month;${followEach("select ou_id, array_agg(id) as ids from sale where status <> 'draft' group by ou_id")}
end $$;

create or replace function sale_told() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  changed record;
begin
  if tg_op = 'INSERT' then${followEach(`
    select ou_id, array_agg(id order by id) as ids from written where status <> 'draft' group by ou_id`)}
  else${followEach(`
    select n.ou_id, array_agg(n.id order by n.id) as ids from written n join before o on o.id = n.id
    where (${ofRow('n')})
      is distinct from (${ofRow('o')})
    group by n.ou_id`)}
  end if;
  return null;
end $$;

create or replace function sale_seller_told() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  changed record;
begin${followEach(`
    select s.ou_id, array_agg(s.id order by s.id) as ids from sale s
    where (s.ou_id, s.id) in (select ou_id, sale_id from written) and s.status <> 'draft' group by s.ou_id`)}
  return null;
end $$;

create or replace view commission_share_facts with (security_invoker = true) as
select h.id, c.sale_id, s.sale_no, t.seq, l.seller_id, l.employee_id, l.level, s.team_id, s.project_id, s.developer_id,
  case when c.status = 'projected' then 'projected' else t.status end as state, t.expected_on, t.eligible_on,
  t.id as tranche_id, h.ou_id
from commission_share h
  join commission_tranche t on t.ou_id = h.ou_id and t.id = h.tranche_id
  join sale_commission c on c.ou_id = t.ou_id and c.id = t.sale_commission_id
  join sale s on s.ou_id = c.ou_id and s.id = c.sale_id
  left join sale_seller l on l.ou_id = h.ou_id and l.id = h.sale_seller_id;

create function portal_refresh_shares(unit uuid, shares uuid[]) returns void language sql security definer
  set search_path = public, pg_temp as $$
  update commission_share h set sale_id = f.sale_id, sale_no = f.sale_no, seq = f.seq, seller_id = f.seller_id,
    employee_id = f.employee_id, level = f.level, team_id = f.team_id, project_id = f.project_id,
    developer_id = f.developer_id, state = f.state, expected_on = f.expected_on, eligible_on = f.eligible_on
  from commission_share_facts f
  where h.ou_id = unit and f.ou_id = unit and f.id = h.id and h.id = any (shares)
    and (h.sale_id, h.sale_no, h.seq, h.seller_id, h.employee_id, h.level, h.team_id, h.project_id, h.developer_id,
        h.state, h.expected_on, h.eligible_on)
      is distinct from (f.sale_id, f.sale_no, f.seq, f.seller_id, f.employee_id, f.level, f.team_id, f.project_id,
        f.developer_id, f.state, f.expected_on, f.eligible_on)
$$;
revoke execute on function portal_refresh_shares(uuid, uuid[]) from public;

create or replace function portal_tell_shares() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  told record;
begin
  for told in select h.ou_id, array_agg(h.id) as ids
    from changed c join commission_tranche t on t.ou_id = c.ou_id and t.sale_commission_id = c.id
      join commission_share h on h.ou_id = t.ou_id and h.tranche_id = t.id
    group by h.ou_id
  loop
    perform portal_refresh_shares(told.ou_id, told.ids);
  end loop;
  return null;
end $$;

create or replace function portal_tell_shares_of_sale() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  perform portal_refresh_shares(new.ou_id,
    array(select id from commission_share where ou_id = new.ou_id and sale_id = new.id));
  return null;
end $$;
drop function portal_refresh_shares(uuid[]);

alter table leave_ledger alter seq drop identity;
create sequence leave_ledger_seq owned by leave_ledger.seq;
select setval('leave_ledger_seq', (select coalesce(max(seq), 0) + 1 from leave_ledger), false);
alter table leave_ledger alter seq set default nextval('leave_ledger_seq');
grant usage on sequence leave_ledger_seq to portal_app, portal_company;
`,
}
