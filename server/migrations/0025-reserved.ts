import { searchIndex } from '@server/platform/db/search-index'

/**
 * Among sales that were searched by the list of reserved units: by unit and seller alone. A search by the buyer would
 * tell whoever may not read his name that it is there.
 */
const searchSales = searchIndex('sale', ['unit_code', 'seller_names'])
  .replaceAll('portal_search_sale', 'portal_search_reserved_sale')
  .replaceAll('sale_search', 'sale_reserved_search')

/** Units that are kept for somebody. Names of clients are for those whose leads and sales they are. */
export const reservedMigration = {
  name: '0025-reserved',
  sql: `
${searchSales}
create function portal_search_reserved_unit(patterns text[], most int) returns uuid[] language sql stable as $$
  select s.ids || coalesce((select array_agg(h.id) from unit_hold h join property_unit u on u.id = h.unit_id
      join employee e on e.id = h.held_by_employee_id
    where h.released_at is null and not exists (select from unnest(patterns) pattern
      where lower(u.unit_code) || ' ' || lower(e.full_name) not like pattern)), '{}')
  from (select portal_search_reserved_sale(patterns, most) as ids) s
$$;
revoke execute on function portal_search_reserved_unit from public;
grant execute on function portal_search_reserved_unit to portal_app, portal_company;

-- Each half is one table without a join, and both are ordered by what their own index has: of a million the first
-- page is read, not sorted. What is looked up beside is looked up for the rows that are shown.
create view reserved_unit with (security_invoker = true) as
select r.ou_id, r.id, r.created_at, r.created_by, r.updated_at, r.updated_by, r.row_version, r.unit_id, r.unit_code,
  r.project_id, r.status, r.hold_id, r.sale_id, r.sale_no, r.holder_employee_id, r.holder_name,
  coalesce(r.holder_employee_id = (select portal_own_employee()), false) as is_own,
  case when r.hold_id is not null then (select l.full_name from lead l where l.id = r.lead_id
      and ((select portal_scope_of('buyer.lead.view')) in ('all', 'ou')
        or ((select portal_scope_of('buyer.lead.view')) is not null
          and l.owner_employee_id = (select portal_own_employee()))
        or ((select portal_scope_of('buyer.lead.view')) = 'team'
          and l.owner_employee_id = any ((select portal_line_below())::uuid[]))))
    when (select portal_scope_of('sales.record.view')) in ('all', 'ou')
      or ((select portal_scope_of('sales.record.view')) is not null and exists (select from sale_seller n
        where n.sale_id = r.sale_id and n.employee_id = (select portal_own_employee())))
      or ((select portal_scope_of('sales.record.view')) = 'team' and exists (select from sale_seller n
        where n.sale_id = r.sale_id and n.employee_id = any ((select portal_line_below())::uuid[])))
    then r.buyer_name end as for_whom,
  r.since, r.deadline_at,
  case when r.status = 'sold' then (select min(d.due_date) from sale_schedule d
    where d.ou_id = r.ou_id and d.sale_id = r.sale_id and d.paid_amount < d.amount) end as next_due_on,
  r.extensions, r.list_price
from (
  select h.ou_id, h.id, h.created_at, h.created_by, h.updated_at, h.updated_by, h.row_version, h.unit_id,
    (select u.unit_code from property_unit u where u.id = h.unit_id) as unit_code,
    (select u.project_id from property_unit u where u.id = h.unit_id) as project_id,
    'on_hold'::text as status, h.id as hold_id, null::uuid as sale_id, null::text as sale_no,
    h.held_by_employee_id as holder_employee_id,
    (select e.full_name from employee e where e.id = h.held_by_employee_id) as holder_name,
    h.lead_id, null::text as buyer_name, (h.started_at at time zone 'Asia/Manila')::date as since,
    h.expires_at as deadline_at, h.extensions,
    (select u.list_price from property_unit u where u.id = h.unit_id) as list_price,
    h.released_at is null and h.expires_at > now() as is_kept
  from unit_hold h
  union all
  select s.ou_id, s.id, s.created_at, s.created_by, s.updated_at, s.updated_by, s.row_version, s.unit_id, s.unit_code,
    s.project_id, case when s.status = 'reserved' then 'reserved' else 'sold' end, null, s.id, s.sale_no,
    (select n.employee_id from sale_seller n where n.sale_id = s.id and n.ended_at is null order by n.sequence_no limit 1),
    s.seller_names, s.lead_id, s.buyer_name, s.reservation_date,
    case when s.status = 'reserved' then (s.reservation_valid_to + 1)::timestamp at time zone 'Asia/Manila' end,
    0, s.list_price, s.status in ('reserved', 'booked', 'fully_paid')
  from sale s
) r where r.is_kept;
grant select on reserved_unit to portal_app, portal_company;
`,
}
