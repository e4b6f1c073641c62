import type pg from 'pg'

/**
 * References are put aside while tables move and come back at the end, so that tables move in any order, those that
 * refer to each other among them. Their text waits in a table: whoever was stopped goes on with it.
 */
export async function putReferencesAside(client: pg.Client): Promise<void> {
  await client.query(`
    begin;
    create table if not exists distribute_reference (
      table_name text not null, name text not null, definition text not null, primary key (table_name, name));
    insert into distribute_reference
      -- Citus hides its own pieces of tables from pg_class, and from there alone.
      select c.relname, k.conname, pg_get_constraintdef(k.oid) from pg_constraint k join pg_class c on c.oid = k.conrelid
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
        and not exists (select from pg_dist_partition where logicalrelid = k.conrelid)
    on conflict do nothing;
    do $$
    declare
      waiting record;
    begin
      for waiting in select r.table_name, r.name from distribute_reference r
        join pg_constraint k on k.conrelid = r.table_name::regclass and k.conname = r.name
      loop
        execute format('alter table %I drop constraint %I', waiting.table_name, waiting.name);
      end loop;
    end $$;
    commit`)
}

/** One at a time, each checked against all rows as it comes back. */
export async function bringReferencesBack(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ table_name: string; name: string; definition: string }>(
    'select table_name, name, definition from distribute_reference order by 1, 2',
  )
  for (const { table_name, name, definition } of rows) {
    await client.query('begin')
    await client.query(
      `alter table ${client.escapeIdentifier(table_name)} add constraint ${client.escapeIdentifier(name)} ${definition}`,
    )
    await client.query('delete from distribute_reference where table_name = $1 and name = $2', [
      table_name,
      name,
    ])
    await client.query('commit')
  }
  await client.query('drop table distribute_reference')
}
