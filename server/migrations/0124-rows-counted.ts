import { byUnit } from '@server/migrations/table-parts'

/**
 * Counts the rows of a table as they are written, by unit and by the column that its list is narrowed by first. Rows are
 * only added, in the transaction that they tell of: two writers never wait for each other, and whoever counts sees what
 * a count would find. A change that moves no row from one count to another adds nothing.
 */
export const countedByUnit = (table: string, column: string) => {
  const count = `portal_count_${table}`
  const counted = (rows: string, sign: '' | '-') => `
  insert into row_count (ou_id, list, state, rows)
    select m.ou_id, '${table}', m.${column}::text, ${sign}count(*) from ${rows} m group by 1, 3;`
  return `
create function ${count}() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then ${counted('moved', '')}
  elsif tg_op = 'DELETE' then ${counted('moved', '-')}
  else
    insert into row_count (ou_id, list, state, rows)
      values (old.ou_id, '${table}', old.${column}::text, -1), (new.ou_id, '${table}', new.${column}::text, 1);
  end if;
  return null;
end $$;
revoke execute on function ${count} from public;
create trigger ${table}_counted_new after insert on ${table} referencing new table as moved
  for each statement execute function ${count}();
create trigger ${table}_counted_moved after update on ${table} for each row
  when ((old.ou_id, old.${column}) is distinct from (new.ou_id, new.${column})) execute function ${count}();
create trigger ${table}_counted_gone after delete on ${table} referencing old table as moved
  for each statement execute function ${count}();
${countedAnew(table, column)}`
}

/** From nothing, for what was there before and for what is loaded beside the portal. */
export const countedAnew = (table: string, column: string) => `
delete from row_count where list = '${table}';
insert into row_count (ou_id, list, state, rows)
  select ou_id, '${table}', ${column}::text, count(*) from ${table} group by 1, 3;`

/** How many rows the lists have that grow by the hundred thousand. A minute’s rows become one again beside the portal. */
export const rowsCountedMigration = {
  name: '0124-rows-counted',
  sql: `
create table row_count (
  ou_id uuid not null references operating_unit (id),
  id uuid not null default portal_uuid7(),
  list text not null,
  state text not null,
  rows bigint not null,
  primary key (ou_id, id)
);
create index row_count_of on row_count (list, ou_id, state) include (rows);
${byUnit('row_count')}
grant select on row_count to portal_app, portal_company;
${countedByUnit('sale', 'status')}
${countedByUnit('sale_credit', 'status')}
${countedByUnit('buyer_payment', 'status')}
${countedByUnit('lead', 'status_id')}
${countedByUnit('buyer', 'kind')}
`,
}
