import type pg from 'pg'
import type { Manifest } from '@server/commands/archive/manifest'
import { CommandError } from '@server/commands/shared/command-error'
import { copyIn, type CopyIn } from '@server/platform/db/copy'

type Table = Pick<Manifest['tables'][number], 'name' | 'columns'>

export type TableLoader = {
  /** Refuses rows that have no place; returns the tables that no portal makes, which are left out. */
  compare(tables: readonly Table[]): string[]
  into(table: Table): CopyIn
  /** Everything that was put aside holds again, and has checked every row. */
  finish(sequences: Manifest['sequences']): Promise<void>
}

type TriggerState = { table: string; name: string; state: 'O' | 'R' | 'A' }
type ForeignKey = { table: string; name: string; definition: string }

const COLUMNS = `
  select c.relname as name, array_agg(a.attname::text) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.relname`

const TRIGGERS = `
  select tgrelid::regclass::text as table, tgname as name, tgenabled as state
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled <> 'D'`

const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`

const STATED_VIEWS = `
  select oid::regclass::text as view from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'm' order by oid`

const ENABLE = { O: 'enable', R: 'enable replica', A: 'enable always' }

/**
 * Rows come back as they were: triggers would touch them, refuse them or write rows of their own. Foreign keys are
 * put aside too, since tables that point at each other have no right order; making them again checks every row.
 */
export async function openForLoading(client: pg.Client): Promise<TableLoader> {
  const known = (await client.query<Table>(COLUMNS)).rows
  const triggers = (await client.query<TriggerState>(TRIGGERS)).rows
  const keys = (await client.query<ForeignKey>(FOREIGN_KEYS)).rows
  const quoted = (name: string) => client.escapeIdentifier(name)
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
  for (const { table, name } of triggers)
    await client.query(`alter table ${table} disable trigger ${quoted(name)}`)
  // Migrations write rows of their own, and those stand in the backup as well.
  await client.query(`truncate ${known.map(({ name }) => `public.${quoted(name)}`).join(', ')}`)
  return {
    compare: tables => compare(tables, known),
    into: ({ name, columns }) => copyIn(client, `public.${quoted(name)} (${columns.map(quoted).join(', ')})`),
    finish: async sequences => {
      for (const { name, value, is_called } of sequences)
        await client.query('select setval(to_regclass($1), $2, $3)', [
          `public.${quoted(name)}`,
          value,
          is_called,
        ])
      for (const { table, name, definition } of keys)
        await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
      for (const { table, name, state } of triggers)
        await client.query(`alter table ${table} ${ENABLE[state]} trigger ${quoted(name)}`)
      for (const { view } of (await client.query<{ view: string }>(STATED_VIEWS)).rows)
        await client.query(`refresh materialized view ${view}`)
    },
  }
}

function compare(tables: readonly Table[], known: readonly Table[]): string[] {
  const columnsOf = new Map(known.map(({ name, columns }) => [name, [...columns].sort().join()]))
  const unknown: string[] = []
  for (const { name, columns } of tables) {
    const expected = columnsOf.get(name)
    columnsOf.delete(name)
    if (expected === undefined) unknown.push(name)
    else if (expected !== [...columns].sort().join())
      throw new CommandError(
        `The table ${name} was changed by hand before the backup; its rows have no place here.`,
      )
  }
  for (const name of columnsOf.keys()) throw new CommandError(`The backup does not hold the table ${name}.`)
  return unknown
}
