/** A unit has the bedrooms of its model; lists are narrowed by them. */
export const unitBedroomsMigration = {
  name: '0081-unit-bedrooms',
  sql: `
create or replace view property_unit_shown with (security_invoker = true) as
select u.id, u.created_at, u.created_by, u.updated_at, u.updated_by, u.row_version, u.project_id, p.developer_id,
  u.unit_type_id, u.sub_unit_type_id, u.house_model_id, u.unit_code, u.phase, u.block, u.lot, u.tower, u.floor, u.unit_no,
  u.lot_area_sqm, u.floor_area_sqm, u.orientation, u.is_corner,
  case when d.due then u.next_list_price else u.list_price end::numeric(16,2) as list_price,
  case when d.due then u.next_price_from else u.price_effective_from end as price_effective_from,
  case when not d.due then u.next_list_price end::numeric(16,2) as next_list_price,
  case when not d.due then u.next_price_from end as next_price_from,
  case when d.over then 'available' else u.status end as status,
  u.block_reason, case when not d.over then u.held_until end as held_until, u.turned_over_on,
  (select h.bedrooms from house_model h where h.id = u.house_model_id) as bedrooms
from property_unit u join project p on p.id = u.project_id
  cross join lateral (select
    coalesce(u.next_price_from <= (now() at time zone 'Asia/Manila')::date, false) as due,
    coalesce(u.held_until <= now(), false) as over) d;
`,
}
