import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Field } from '@contract/kernel/define-resource'
import { REFERENCES, type ReferenceTarget } from '@contract/kernel/references'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { RESOURCES } from '@tests/guards/resources'

const targets = Object.entries<ReferenceTarget>(REFERENCES)

let fresh: FreshDatabase
const columns = new Map<string, Set<string>>()
beforeAll(async () => {
  fresh = await freshDatabase()
  const { rows } = await sql<{ table_name: string; column_name: string }>`
    select table_name, column_name from information_schema.columns where table_schema = 'public'`.execute(
    fresh.database.db,
  )
  for (const { table_name, column_name } of rows)
    columns.set(table_name, (columns.get(table_name) ?? new Set()).add(column_name))
})
afterAll(() => fresh.close())

describe.each(targets)('what is called %s', (name, target) => {
  it('is kept in a table that has what names it, and what says whether it may be chosen', () => {
    const wanted = ['id', target.title, target.code, target.active?.column, ...(target.alsoBy ?? [])].filter(
      column => column !== undefined,
    )
    expect(wanted.filter(column => !columns.get(target.table)?.has(column))).toEqual([])
  })

  it('is the resource of that table, found at its path', () => {
    const resource = RESOURCES.find(candidate => candidate.table === target.table)
    if (resource) expect([resource.name, resource.path]).toEqual([name, target.path])
  })
})

/** The log outlives whatever it speaks of, so it is tied to nothing; of a view its tables are. */
const UNTIED = new Set([
  'audit_log',
  'budget_shown',
  'commission_scheme_shown',
  'expense_payable',
  'leave_balance_shown',
  'leave_request_shown',
  'leave_usage_shown',
  'payment_due_shown',
  'property_unit_shown',
  'reserved_unit',
])

describe('a field that points at something', () => {
  const links = RESOURCES.flatMap(resource =>
    Object.entries<Field>(resource.fields).flatMap(([name, { to }]) => (to ? [{ resource, name, to }] : [])),
  )

  it('is a foreign key to just that, or what uses a record could not be told', async () => {
    expect(links.length).toBeGreaterThan(0)
    const { rows } = await sql<{ source: string; target: string; columns: string[] }>`
      select s.relname as source, t.relname as target,
        array_agg(a.attname::text) as columns
      from pg_constraint c join pg_class s on s.oid = c.conrelid join pg_class t on t.oid = c.confrelid
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
      where c.contype = 'f' group by c.oid, s.relname, t.relname`.execute(fresh.database.db)
    const loose = links.filter(
      ({ resource, name, to }) =>
        !UNTIED.has(resource.table) &&
        !rows.some(
          row =>
            row.source === resource.table &&
            row.target === REFERENCES[to].table &&
            row.columns.includes(name),
        ),
    )
    expect(loose.map(({ resource, name }) => `${resource.table}.${name}`)).toEqual([])
  })
})
