import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths, lastDayOf } from '@contract/kernel/dates'
import type { ManualEntry } from '@contract/modules/accounting/manual-entry.resource'
import { businessDay } from '@server/platform/db/business-day'
import { aBank } from '@tests/api/bank-register.support'
import { ledgerCalls } from '@tests/api/ledger.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let accounting: Client
let books: ReturnType<typeof ledgerCalls>
let month: string
let end: string
beforeAll(async () => {
  api = await startApi()
  accounting = await api.as('accounting')
  books = ledgerCalls(api, accounting)
  month = addMonths(await businessDay(api.database.db), -1).slice(0, 7)
  end = lastDayOf(month)
})
afterAll(() => api.close())

describe('the reconciliation of an account', () => {
  it('explains the balance of the bank by what is open on both sides, and warns until it does', async () => {
    const { post, bank, unit } = await aBank(api, accounting, month)
    await post('05', '1000.00')
    await post('27', '-200.00', 'Check on its way')
    const checked = async () =>
      (await books.checklist(await books.period(unit, month))).find(({ check }) => check === 'bank')
    expect(await checked()).toMatchObject({ state: 'warns', count: 1 })
    await bank.import([
      [`${month}-06`, '1000.00'],
      [end, '-25.40', 'SERVICE CHARGE'],
    ])
    await bank.acceptSure()
    const sheet = await bank.sheet(end)
    expect(sheet).toMatchObject({
      books: '800.00',
      outstanding_payments: '-200.00',
      bank_charges: '-25.40',
      expected: '974.60',
      statement: '974.60',
      difference: '0.00',
    })
    expect((await checked())?.state).toBe('warns')
    const [charge] = (await bank.lines()).lines
    const { id } = (await bank.draft(charge?.id ?? '', await books.accountId('6900'))).body.data
    const draft = await accounting.get<{ data: ManualEntry }>(`/api/v1/accounting/manual-entries/${id}`)
    await books.post(draft.body.data)
    expect(await bank.sheet(end)).toMatchObject({ books: '774.60', bank_only: [], difference: '0.00' })
    expect((await checked())?.state).toBe('passed')
    const paper = await bank.paper(end)
    expect([paper.status, String(paper.headers['content-type'])]).toEqual([200, 'application/pdf'])
  })

  it('of an earlier day counts what was carried out until then', async () => {
    const { post, bank } = await aBank(api, accounting, month)
    await post('05', '1000.00')
    await bank.import([[`${month}-08`, '1000.00']])
    await bank.acceptSure()
    expect(await bank.sheet(`${month}-07`)).toMatchObject({
      books: '1000.00',
      deposits_in_transit: '1000.00',
      statement: '0.00',
      difference: '0.00',
    })
    expect(await bank.sheet(`${month}-08`)).toMatchObject({ statement: '1000.00', difference: '0.00' })
  })
})
