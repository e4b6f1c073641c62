import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { formatAmount } from '@contract/kernel/money'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import type { Receivables } from '@contract/modules/collection/receivables'
import { collectingHouse, takeFile, type CollectingHouse } from '@tests/api/collection.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { pdfText } from '@tests/support/pdf-text'

const LEDGER = '/api/v1/collection/developers-ledger'
const AGING = '/api/v1/collection/receivables'

let api: TestApi
let house: CollectingHouse['house']
let billing: CollectingHouse['billing']
let desk: CollectingHouse['desk']
beforeAll(async () => {
  api = await startApi()
  ;({ house, billing, desk } = await collectingHouse(api))
})
afterAll(() => api.close())

const file = (url: string, client: Client = house.accounting) => takeFile(api, client, url)
const asked = (of: Record<string, string>) => new URLSearchParams(of).toString()

describe('the ledger of a developer', () => {
  it('leaves as a statement of account and as a workbook, with the figures of the screen', async () => {
    const { line } = await desk.billed()
    await desk.posted({ cash_amount: '1000.00', allocations: [{ line_id: line.id, amount: '1000.00' }] })
    const { developer_id } = desk.whose()
    const days = { developer_id, from: addDays(billing.today, -30), to: billing.today }
    const { body } = await house.accounting.get<{ data: DevelopersLedger }>(`${LEDGER}?${asked(days)}`)
    const { data } = body
    const paper = (await pdfText((await file(`${LEDGER}/paper?${asked(days)}`)).rawPayload)).join(' ')
    for (const words of [data.developer_name, formatAmount(data.closing), 'Opening balance', 'Receipt'])
      expect(paper).toContain(words)
    const book = await readXlsx((await file(`${LEDGER}/export?${asked(days)}`)).rawPayload)
    const rows = book.sheets[0]?.rows ?? []
    expect(rows).toHaveLength(data.lines.length + 3)
    expect(rows.at(-1)).toEqual(expect.arrayContaining(['Closing balance', Number(data.closing)]))
    const seller = await api.as('sales_admin')
    expect((await file(`${LEDGER}/paper?${asked(days)}`, seller)).statusCode).toBe(403)
    const nobody = { ...days, developer_id: '00000000-0000-7000-8000-000000000000' }
    expect((await file(`${LEDGER}/paper?${asked(nobody)}`)).statusCode).toBe(404)
  })
})

describe('what developers owe by age', () => {
  it('leaves as a workbook, and reminds a developer of what is past due alone', async () => {
    await desk.billed(addDays(billing.today, -60))
    await desk.billed()
    const { developer_id } = desk.whose()
    const as_of = billing.today
    const { body } = await house.accounting.get<{ data: Receivables }>(`${AGING}?as_of=${as_of}`)
    const owed = body.data.rows.find(row => row.developer_id === developer_id)
    const [late, early] = [
      owed?.statements.filter(({ days }) => days > 0) ?? [],
      owed?.statements.filter(({ days }) => days <= 0) ?? [],
    ]
    expect(late.length).toBeGreaterThan(0)
    expect(early.length).toBeGreaterThan(0)
    const book = await readXlsx((await file(`${AGING}/export?as_of=${as_of}`)).rawPayload)
    expect(book.sheets[0]?.rows.at(-1)).toEqual(expect.arrayContaining([Number(body.data.total)]))
    const letter = `${AGING}/letter.pdf?${asked({ as_of, developer_id })}`
    const text = (await pdfText((await file(letter)).rawPayload)).join(' ')
    expect(text).toContain('Reminder of overdue statements')
    for (const { number } of late) expect(text).toContain(number)
    for (const { number } of early) expect(text).not.toContain(number)
    expect((await file(letter, await api.as('sales_admin'))).statusCode).toBe(403)
    // Before anything was due there is nothing to remind of.
    const before = asked({ as_of: addDays(billing.today, -59), developer_id })
    expect((await file(`${AGING}/letter.pdf?${before}`)).statusCode).toBe(404)
  })
})
