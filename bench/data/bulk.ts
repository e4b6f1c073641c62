import { sql } from 'kysely'
import type { Db } from '@server/platform/db/database'

type Part = { on: string; name: string; definition: string }

/** Rows as they are given: nothing follows from them. */
export async function untriggered(
  db: Db,
  tables: readonly string[],
  write: () => Promise<unknown>,
): Promise<void> {
  const say = (text: string) => sql.raw(text).execute(db)
  for (const table of tables) await say(`alter table ${table} disable trigger user`)
  await write()
  for (const table of tables) await say(`alter table ${table} enable trigger user`)
  for (const table of tables) await say(`analyze ${table}`)
}

/** The columns of a table that are written. */
export async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`.execute(
    db,
  )
  return rows.map(({ name }) => name)
}

/** Keys and indexes of tables, in the order in which they can be dropped. */
async function partsOf(db: Db, tables: readonly string[]) {
  const found = async (kinds: string, where: string) => {
    const { rows } = await sql<Part>`
      select conrelid::regclass::text as on, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype::text = any (${kinds.split('')}::text[]) and ${sql.raw(where)}`.execute(
      db,
    )
    return rows
  }
  const named = `any ('{${tables.join(',')}}'::regclass[])`
  const { rows: indexes } = await sql<Part>`
    select indrelid::regclass::text as on, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${sql.raw(named)}
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))`.execute(
    db,
  )
  return {
    foreign: await found('f', `(conrelid = ${named} or confrelid = ${named})`),
    unique: await found('pu', `conrelid = ${named}`),
    indexes,
  }
}

/** A table that was truncated in its transaction is written without the log. */
async function beginAnew(db: Db, table: string): Promise<void> {
  const columns = (await columnsOf(db, table)).join(', ')
  await sql
    .raw(
      `create temp table before_${table} on commit drop as select ${columns} from ${table};
      truncate ${table};
      insert into ${table} (${columns}) select ${columns} from before_${table}`,
    )
    .execute(db)
}

/**
 * Many rows at once into tables whose triggers, keys and indexes rest meanwhile and stand again afterwards, but for those
 * of words, which nobody searches here. Foreign keys are asked again of what is written from then on.
 */
export async function inBulk(
  db: Db,
  tables: readonly string[],
  write: () => Promise<unknown>,
): Promise<void> {
  const say = (text: string) => sql.raw(text).execute(db)
  const { foreign, unique, indexes } = await partsOf(db, tables)
  await say(
    `set local maintenance_work_mem = '1GB'; set local work_mem = '256MB'; set local max_parallel_maintenance_workers = 3`,
  )
  for (const { on, name } of [...foreign, ...unique]) await say(`alter table ${on} drop constraint ${name}`)
  for (const { name } of indexes) await say(`drop index ${name}`)
  await untriggered(db, tables, async () => {
    for (const table of tables) await beginAnew(db, table)
    await write()
  })
  for (const { on, name, definition } of unique)
    await say(`alter table ${on} add constraint ${name} ${definition}`)
  for (const { definition } of indexes) if (!definition.includes(' USING gin ')) await say(definition)
  for (const { on, name, definition } of foreign)
    await say(`alter table ${on} add constraint ${name} ${definition.replace(/ not valid$/i, '')} not valid`)
}
