import { afterAll, beforeAll, expect, it } from 'vitest'
import { addMonths, lastDayOf } from '@contract/kernel/dates'
import { inTransaction } from '@server/platform/db/transaction'
import { businessDay } from '@server/platform/db/business-day'
import { seedDemoBank } from '@server/seeds/seed-demo-bank'
import { seedDemoBooks } from '@server/seeds/seed-demo-books'
import { unitId } from '@tests/api/attacks/people.support'
import { bankCalls } from '@tests/api/bank-register.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
  await inTransaction(api.database, { identity: { role: 'system' } }, async tx => {
    await seedDemoBooks(tx)
    await seedDemoBank(tx)
  })
})
afterAll(() => api.close())

it('the demo company has a statement of last month that differs from its books by open lines alone', async () => {
  const accounting = await api.as('accounting')
  const account_id = await ledgerCalls(api, accounting).accountId('1020')
  const bank = bankCalls(accounting, { ou_id: await unitId(api, 'CEB'), account_id })
  const end = lastDayOf(addMonths(await businessDay(api.database.db), -1).slice(0, 7))
  const sheet = await bank.sheet(end)
  expect(sheet).toMatchObject({ difference: '0.00', bank_charges: '-650.00' })
  expect(sheet.outstanding).toHaveLength(1)
  expect((await bank.lines('matched')).lines.length).toBeGreaterThan(0)
})

it('the demo company has an entry that recurs', async () => {
  const accounting = await api.as('accounting')
  const templates = await accounting.get<{ data: { name: string; next_on: string | null }[] }>(
    '/api/v1/accounting/entry-templates?start=0&end=10',
  )
  expect(templates.body.data.map(({ name }) => name)).toEqual(['Bank charges', 'Rent of the head office'])
  expect(templates.body.data[1]?.next_on).not.toBeNull()
})
