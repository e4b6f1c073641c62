import { byUnit, COMPANY_COLUMNS, touch, UNIT_COLUMNS } from '@server/migrations/table-parts'

/** What is sold: units with their prices and holds; and the word to open screens that rows of a list have changed. */
const area = (name: string) => `${name} numeric(9,2) check (${name} >= 0)`
const money = (name: string) => `${name} numeric(16,2) check (${name} >= 0)`

export const propertyMigration = {
  name: '0017-property',
  sql: `
-- Named to whoever listens: the list, and the ids of its rows that were touched; without ids all of them may have been.
create function portal_list_changed() returns trigger language plpgsql as $$
declare
  ids text[] := (select array_agg(id::text) from touched);
  count int := coalesce(cardinality(ids), 0);
begin
  if count > 1000 then
    perform pg_notify('portal_lists', tg_argv[0]);
  else
    for part in 0 .. (count - 1) / 200 loop
      exit when count = 0;
      perform pg_notify('portal_lists', tg_argv[0] || ':' || array_to_string(ids[part * 200 + 1 : part * 200 + 200], ','));
    end loop;
  end if;
  return null;
end $$;

create table property_unit (${COMPANY_COLUMNS},
  project_id uuid not null references project (id),
  unit_type_id uuid not null references unit_type (id),
  sub_unit_type_id uuid references sub_unit_type (id),
  house_model_id uuid references house_model (id),
  unit_code text not null check (unit_code ~ '^[A-Z0-9][A-Z0-9./-]{0,39}$'),
  phase text,
  block text,
  lot text,
  tower text,
  floor text,
  unit_no text,
  ${area('lot_area_sqm')},
  ${area('floor_area_sqm')},
  orientation text check (orientation in
    ('north', 'north_east', 'east', 'south_east', 'south', 'south_west', 'west', 'north_west')),
  is_corner boolean not null default false,
  ${money('list_price')} not null,
  price_effective_from date not null,
  -- A price that begins on a day to come; from that day on it is the price, whether or not anybody has tidied up.
  ${money('next_list_price')} check (next_list_price > 0),
  next_price_from date check (next_price_from > price_effective_from),
  status text not null default 'draft' check (status in
    ('draft', 'available', 'on_hold', 'reserved', 'sold', 'turned_over', 'blocked', 'withdrawn')),
  block_reason text,
  -- Until when the hold of the unit keeps it; beyond that it is free.
  held_until timestamptz,
  turned_over_on date,
  constraint property_unit_code_key unique (project_id, unit_code),
  check (list_price > 0 or status in ('draft', 'blocked', 'withdrawn')),
  check ((next_list_price is null) = (next_price_from is null)),
  check ((status = 'on_hold') = (held_until is not null)),
  check (block_reason is not null or status <> 'blocked'),
  check (turned_over_on is not null or status <> 'turned_over'),
  check (coalesce(phase, block, lot) is null or coalesce(tower, floor, unit_no) is null)
);
create index property_unit_by_code on property_unit (unit_code, id);
create index property_unit_by_price on property_unit (list_price, id);
create index property_unit_in_project on property_unit (project_id, status, unit_code, id);
create index property_unit_of_type on property_unit (unit_type_id, unit_code, id);
create index property_unit_of_sub_type on property_unit (sub_unit_type_id) where sub_unit_type_id is not null;
create index property_unit_of_model on property_unit (house_model_id) where house_model_id is not null;
create index property_unit_by_status on property_unit (status, unit_code, id);
create index property_unit_held on property_unit (held_until) where held_until is not null;
create index property_unit_next_price on property_unit (next_price_from) where next_price_from is not null;
${touch('property_unit')}
create trigger property_unit_new after insert on property_unit
  referencing new table as touched for each statement execute function portal_list_changed('property_unit');
create trigger property_unit_changed after update on property_unit
  referencing new table as touched for each statement execute function portal_list_changed('property_unit');
grant select, insert, update on property_unit to portal_app, portal_company;

create table unit_price_history (${COMPANY_COLUMNS},
  unit_id uuid not null references property_unit (id),
  list_price numeric(16,2) not null check (list_price > 0),
  effective_from date not null,
  -- The first day on which it is no longer the price; the same day where another took its place before it began.
  effective_to date,
  changed_by uuid references app_user (id),
  reason text,
  check (effective_to >= effective_from)
);
create index unit_price_history_of on unit_price_history (unit_id, effective_from desc);
create unique index unit_price_history_last on unit_price_history (unit_id) where effective_to is null;
${touch('unit_price_history')}
grant select, insert, update on unit_price_history to portal_app, portal_company;

create table unit_hold (${UNIT_COLUMNS},
  unit_id uuid not null references property_unit (id),
  held_by_employee_id uuid not null,
  lead_id uuid,
  started_at timestamptz not null default now(),
  expires_at timestamptz not null,
  extensions int not null default 0 check (extensions between 0 and 1),
  released_at timestamptz,
  release_reason text,
  check (expires_at > started_at),
  check (released_at >= started_at),
  check (release_reason is null or released_at is not null),
  foreign key (ou_id, held_by_employee_id) references employee (ou_id, id) on update cascade
);
create unique index unit_hold_id on unit_hold (id);
-- Whoever is later finds the unit held, however the two came.
create unique index unit_hold_live on unit_hold (unit_id) where released_at is null;
create index unit_hold_of_unit on unit_hold (unit_id, started_at desc);
create index unit_hold_of_holder on unit_hold (held_by_employee_id, expires_at) where released_at is null;
create index unit_hold_of_lead on unit_hold (lead_id) where lead_id is not null;
${touch('unit_hold')}
${byUnit('unit_hold')}
grant select, insert, update on unit_hold to portal_app, portal_company;

-- A unit as it is now: one whose hold has run out is free, and a price whose day has come is the price.
create view property_unit_shown with (security_invoker = true) as
select u.id, u.created_at, u.created_by, u.updated_at, u.updated_by, u.row_version, u.project_id, p.developer_id,
  u.unit_type_id, u.sub_unit_type_id, u.house_model_id, u.unit_code, u.phase, u.block, u.lot, u.tower, u.floor, u.unit_no,
  u.lot_area_sqm, u.floor_area_sqm, u.orientation, u.is_corner,
  case when d.due then u.next_list_price else u.list_price end::numeric(16,2) as list_price,
  case when d.due then u.next_price_from else u.price_effective_from end as price_effective_from,
  case when not d.due then u.next_list_price end::numeric(16,2) as next_list_price,
  case when not d.due then u.next_price_from end as next_price_from,
  case when d.over then 'available' else u.status end as status,
  u.block_reason, case when not d.over then u.held_until end as held_until, u.turned_over_on
from property_unit u join project p on p.id = u.project_id
  cross join lateral (select
    coalesce(u.next_price_from <= (now() at time zone 'Asia/Manila')::date, false) as due,
    coalesce(u.held_until <= now(), false) as over) d;
grant select on property_unit_shown to portal_app, portal_company;
`,
}
