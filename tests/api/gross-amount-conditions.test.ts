import { afterAll, beforeAll, expect, it } from 'vitest'
import { grossAmountConditionsMigration } from '@server/migrations/0123-conditions-on-gross-amounts'
import { freshDatabase, type FreshDatabase } from '@tests/support/database'

let old: FreshDatabase
beforeAll(async () => {
  old = await freshDatabase()
})
afterAll(() => old.close())

const LARGE = { '>=': 100_000 }
const CHAINS = [
  { doc_type: 'soa', stored: { amount: LARGE }, becomes: { gross_amount: LARGE } },
  { doc_type: 'commission_release', stored: { amount: '5' }, becomes: { gross_amount: { '=': '5' } } },
  {
    doc_type: 'commission_release',
    stored: { amount: { ...LARGE, '<': 7 }, gross_amount: { '<': 9 } },
    becomes: { gross_amount: { ...LARGE, '<': 9 } },
  },
  { doc_type: 'soa', stored: { gross_amount: LARGE }, becomes: { gross_amount: LARGE } },
  { doc_type: 'soa', stored: null, becomes: null },
  { doc_type: 'expense', stored: { amount: LARGE }, becomes: { amount: LARGE } },
]

it('chains of statements and releases that asked about the amount ask about the gross amount', async () => {
  const { pool } = old.database
  for (const [priority, { doc_type, stored }] of CHAINS.entries())
    await pool.query(
      `insert into approval_chain (doc_type, name, condition, priority) values ($1, 'Stored before', $2, $3)`,
      [doc_type, stored && JSON.stringify(stored), priority],
    )
  await pool.query(grossAmountConditionsMigration.sql)
  const { rows } = await pool.query<{ condition: unknown }>(
    `select condition from approval_chain where name = 'Stored before' order by priority`,
  )
  expect(rows.map(({ condition }) => condition)).toEqual(CHAINS.map(({ becomes }) => becomes))
})
