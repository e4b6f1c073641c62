import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, monthAfter } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import {
  COLLECTION_DIMENSIONS,
  type CollectionReport,
  type ReportReceipts,
} from '@contract/modules/collection/collection-report'
import { aPerson } from '@tests/api/attacks/people.support'
import { collectingHouse, takeFile, type CollectingHouse } from '@tests/api/collection.support'
import { done } from '@tests/api/sales.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { pdfText } from '@tests/support/pdf-text'

const REPORT = '/api/v1/collection/report'

let api: TestApi
let house: CollectingHouse['house']
let billing: CollectingHouse['billing']
let desk: CollectingHouse['desk']
let month: string
let earlier: string
beforeAll(async () => {
  api = await startApi()
  ;({ house, billing, desk } = await collectingHouse(api))
  month = billing.today.slice(0, 7)
  earlier = monthAfter(month, -2)
  const { line } = await desk.billed(addDays(billing.today, -30))
  // Forty thousand of it is paid after thirty days; a check of two months ago that settled some of it bounces today.
  const check = await desk.posted({
    ...{ mode: 'check', check_no: '000123', received_on: `${earlier}-15`, cash_amount: '700.00' },
  })
  await desk.posted({
    ...{ cash_amount: '40000.00', ewt_amount: '3921.57' },
    allocations: [{ line_id: line.id, amount: '43921.57' }],
  })
  const allocated = done(
    await desk.accounting.command(check, 'allocations', {
      allocated_on: billing.today,
      allocations: [{ line_id: line.id, amount: '500.00' }],
    }),
  )
  done(await desk.accounting.command(allocated, 'bounce', { reason: 'Account closed.' }))
  await desk.posted({ mode: 'cash', cash_amount: '1000.00' })
  await desk.drafted({ cash_amount: '9999.00' })
})
afterAll(() => api.close())

const asked = (more: Record<string, string> = {}) =>
  new URLSearchParams({ by: 'month', from: earlier, to: month, ...more }).toString()
const report = async (more: Record<string, string> = {}, client: Client = house.accounting) => {
  const answer = await client.get<{ data: CollectionReport }>(`${REPORT}?${asked(more)}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data
}
const receipts = async (more: Record<string, string>) =>
  (await house.accounting.get<{ data: ReportReceipts }>(`${REPORT}/receipts?${asked(more)}`)).body.data
const sum = (amounts: string[]) => moneyText(total(amounts.map(parseMoney)))

describe('the collection report', () => {
  it('counts each receipt on the day it came in, and takes a bounced one away on the day it bounced', async () => {
    const { rows, totals, months } = await report()
    expect(rows).toMatchObject([
      { key: earlier, receipts: 1, cash: '700.00', ewt: '0.00', total: '700.00' },
      { key: month, receipts: 1, cash: '40300.00', ewt: '3921.57', total: '44221.57' },
    ])
    expect(totals).toMatchObject({ receipts: 2, cash: '41000.00', total: '44921.57', unapplied: '1000.00' })
    expect(months.map(({ cash }) => cash)).toEqual(['700.00', '40300.00'])
  })

  it('says of earlier months what it said then, whatever became of their receipts', async () => {
    const { totals } = await report({ to: earlier })
    expect(totals).toMatchObject({ receipts: 1, cash: '700.00', unapplied: '700.00', days: null })
  })

  it('comes to the same total by every dimension, with a row for what settles nothing yet', async () => {
    const { totals } = await report()
    for (const by of COLLECTION_DIMENSIONS) {
      const answer = await report({ by })
      expect(answer.totals).toEqual(totals)
      for (const figure of ['cash', 'ewt', 'total', 'unapplied'] as const)
        expect([by, figure, sum(answer.rows.map(row => row[figure]))]).toEqual([by, figure, totals[figure]])
    }
    const { rows } = await report({ by: 'project_id' })
    expect(rows).toMatchObject([
      { key: house.project.id, receipts: 1, total: '43921.57', unapplied: '0.00' },
      { key: null, name: null, receipts: 1, total: '1000.00', unapplied: '1000.00' },
    ])
  })

  it('weighs days from statement to cash by the amounts that stand settled', async () => {
    const { line } = await desk.billed(addDays(billing.today, -10))
    const before = await report()
    expect(before.totals.days).toBe(30)
    const more = await desk.posted({
      cash_amount: '43921.57',
      allocations: [{ line_id: line.id, amount: '43921.57' }],
    })
    expect((await report()).totals.days).toBe(20)
    done(await desk.accounting.command(more, 'void', { reason: 'Entered twice.' }))
    expect(await report()).toEqual(before)
  })

  it('leads from each row to the receipts that add up to it', async () => {
    for (const by of COLLECTION_DIMENSIONS)
      for (const row of (await report({ by })).rows) {
        const behind = await receipts({ by, key: row.key ?? '' })
        const { cash, ewt, total: all, unapplied } = row
        expect(behind.totals).toEqual({ cash, ewt, total: all, unapplied })
      }
    const undone = (await receipts({ by: 'mode', key: 'check' })).receipts
    expect(undone.map(({ is_undone, cash }) => [is_undone, cash])).toEqual([
      [false, '700.00'],
      [true, '-700.00'],
    ])
  })

  it('counts tax without a certificate by developer and unit, and as a whole', async () => {
    const one = await report({ by: 'developer_id', from: month })
    expect(one.rows).toMatchObject([{ key: house.project.developer_id, certificates: '3921.57' }])
    expect(one.totals.certificates).toBe('3921.57')
    expect((await report({ by: 'mode', from: month })).rows.every(row => row.certificates === null)).toBe(
      true,
    )
  })

  it('is narrowed by developer and units, and shows each reader their units alone', async () => {
    const nobody = '01a1fa65-f2dd-768c-999c-c8f7244c9822'
    expect(await report({ developer_id: nobody })).toMatchObject({ rows: [], totals: { receipts: 0 } })
    expect((await report({ units: 'DVO' })).rows).toEqual([])
    expect((await report({ units: 'CEB' })).totals).toEqual((await report()).totals)
    const codes = ['collection.report.view'] as const
    const davao = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    expect((await report({}, davao.client)).rows).toEqual([])
    expect((await davao.client.get(`${REPORT}/export?${asked()}`)).status).toBe(403)
    expect((await house.agent.client.get(`${REPORT}?${asked()}`)).status).toBe(403)
    expect((await house.accounting.get(`${REPORT}?${asked({ to: '2001-01' })}`)).status).toBe(400)
  })

  it('leaves as a workbook and as a PDF', async () => {
    const file = (name: string) =>
      takeFile(api, house.accounting, `${REPORT}/${name}?${asked({ by: 'mode' })}`)
    const { sheets } = await readXlsx((await file('export')).rawPayload)
    expect(sheets[0]?.rows.at(-1)?.slice(0, 5)).toEqual(['Total', 2, 41000, 3921.57, 44921.57])
    const text = (await pdfText((await file('paper')).rawPayload)).join(' ')
    expect(text).toContain('Bank transfer')
    expect(text).toContain('44,921.57')
  })
})
