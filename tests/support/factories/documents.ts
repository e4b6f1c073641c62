import { sql } from 'kysely'
import { z } from 'zod'
import type { DocumentDefinition } from '@contract/kernel/define-document'
import type { Field } from '@contract/kernel/define-resource'
import type { FieldKind } from '@contract/kernel/field-kinds'
import { taxRatesOn } from '@contract/modules/accounting/tax-rates'
import { DOCUMENTS } from '@contract/modules/documents'
import type { Db } from '@server/platform/db/database'
import { maintenanceFactories } from '@tests/support/factories/maintenance'
import { buildSale } from '@tests/support/factories/sales'
import { buildEmployee, peopleFactories } from '@tests/support/factories/people'

const SAMPLES: Partial<Record<FieldKind, unknown>> = {
  money: '100.00',
  date: '2026-01-05',
  days: '1.00',
  integer: 1,
  boolean: false,
  json: '[]',
}

/** Of what is chosen from a list the first. */
const sampleOf = ({ kind, schema }: Field): unknown =>
  schema instanceof z.ZodEnum ? schema.options[0] : (SAMPLES[kind] ?? 'Sample')

const factoriesIn = (ou_id: string): Record<string, (db: Db) => Promise<object>> => ({
  ...maintenanceFactories,
  ...peopleFactories,
  sale: db => buildSale(db, { ou_id }),
})

/** A record of its own behind each reference that a draft asks for. */
async function pointed(
  db: Db,
  ou_id: string,
  fields: readonly (readonly [string, Field])[],
): Promise<object> {
  const made: Record<string, string> = {}
  for (const [name, { to }] of fields) {
    const build = to && factoriesIn(ou_id)[to]
    if (!build) throw new Error(`${to ?? name} has no factory`)
    made[name] = ((await build(db)) as { id: string }).id
  }
  return made
}

/** What the server completes by itself, of a document in this unit. */
const COMPLETED: Record<string, (db: Db, ouId: string) => Promise<object>> = {
  expense: () => Promise.resolve({ tax_rates: JSON.stringify(taxRatesOn([], '2026-01-05')) }),
  commission_statement: () => Promise.resolve({ vat_rate_pct: '12' }),
  commission_credit: async db => {
    const developer = (await maintenanceFactories['developer']?.(db)) as { id: string }
    const billed = { tranche_id: crypto.randomUUID(), seq: 1, statement_no: 'SOA-1', gross_amount: '112.00' }
    return { ...billed, developer_id: developer.id, changes: '[]' }
  },
  period_reopening: async (db, ouId) => {
    const { id: period_id, month } = await db
      .selectFrom('fiscal_period')
      .select(['id', 'month'])
      .where('ou_id', '=', ouId)
      .limit(1)
      .executeTakeFirstOrThrow()
    return { period_id, month }
  },
}

/** A draft of any document of the kit, with a value of its kind in each field that asks for one. */
async function buildDocument(db: Db, { resource }: DocumentDefinition): Promise<object> {
  const { id: employee_id, ou_id } = await buildEmployee(db)
  const asked = Object.entries<Field>(resource.fields).filter(
    ([, { creatable, to, schema }]) => creatable && !to && !schema.safeParse(undefined).success,
  )
  const pointing = Object.entries<Field>(resource.fields).filter(
    ([name, { creatable, to, schema }]) =>
      name !== 'ou_id' && creatable && to && !schema.safeParse(null).success,
  )
  const values: Record<string, unknown> = {
    ...(await pointed(db, ou_id, pointing)),
    ...Object.fromEntries(asked.map(([name, field]) => [name, sampleOf(field)])),
    ...(await COMPLETED[resource.name]?.(db, ou_id)),
    employee_id,
    ou_id,
  }
  const names = Object.keys(values)
  const { rows } = await sql<object>`
    insert into ${sql.table(resource.table)} (${sql.join(names.map(name => sql.id(name)))})
    values (${sql.join(names.map(name => values[name]))}) returning *`.execute(db)
  return rows[0] ?? {}
}

export const documentFactories: Record<string, (db: Db) => Promise<object>> = Object.fromEntries(
  DOCUMENTS.map(document => [document.resource.name, (db: Db) => buildDocument(db, document)]),
)
