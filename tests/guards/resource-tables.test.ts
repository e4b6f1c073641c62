import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowSchema, type Field } from '@contract/kernel/define-resource'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'
import { factories } from '@tests/support/factories/factories'
import { RESOURCES } from '@tests/guards/resources'

type Column = { column_name: string; is_nullable: 'YES' | 'NO'; is_view: boolean }
let fresh: FreshDatabase
const columns = new Map<string, Column[]>()
beforeAll(async () => {
  fresh = await freshDatabase()
  for (const { table } of RESOURCES) {
    const { rows } = await sql<Column>`
      select c.column_name, c.is_nullable, t.table_type = 'VIEW' as is_view
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.table_name = ${table}`.execute(fresh.database.db)
    columns.set(table, rows)
  }
})
afterAll(() => fresh.close())

describe.each(RESOURCES.map(resource => [resource.name, resource] as const))('%s', (_name, resource) => {
  it('has the columns of its table, no more and no fewer', () => {
    const inTable = columns.get(resource.table)?.map(column => column.column_name) ?? []
    expect(Object.keys(resource.fields).sort()).toEqual([...inTable].sort())
  })

  it('allows null where its table does, and only there', () => {
    const fields = resource.fields as Record<string, Field>
    for (const { column_name, is_nullable, is_view } of columns.get(resource.table) ?? []) {
      // Of a view nobody knows; the factory's row shows that it fits.
      if (is_view) continue
      const allows = fields[column_name]?.schema.safeParse(null).success
      expect(`${column_name}: ${allows ? 'YES' : 'NO'}`).toBe(`${column_name}: ${is_nullable}`)
    }
  })

  it('has a factory, whose rows fit it', async () => {
    const build =
      factories[resource.name] ?? (() => Promise.reject(new Error(`${resource.name} has no factory`)))
    const row = await build(fresh.database.db)
    expect(rowSchema(resource).safeParse(row).error?.issues ?? []).toEqual([])
  })

  it('sorts, searches and filters only by what it has, and calls itself by a field', () => {
    expect(Object.keys(resource.fields)).toContain(resource.title)
    for (const { field } of resource.defaultSort)
      expect(resource.fields[field as keyof typeof resource.fields]).toHaveProperty('sortable', true)
    for (const column of [resource.scope.ou, resource.scope.own])
      if (column) expect(Object.keys(resource.fields)).toContain(column)
  })
})
