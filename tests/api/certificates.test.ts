import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { daysOfQuarter, latestQuarters, monthsOfQuarter } from '@contract/kernel/quarters'
import type { CertificateReport, UncertifiedTax } from '@contract/modules/collection/certificate-report'
import type { ReportReceipts } from '@contract/modules/collection/collection-report'
import type { Certificate } from '@contract/modules/collection/certificate.resource'
import { certificateDueOn } from '@contract/modules/collection/certificate.rules'
import { aPerson } from '@tests/api/attacks/people.support'
import { collectingHouse, takeFile, type CollectingHouse } from '@tests/api/collection.support'
import { done, sees, type Refusal } from '@tests/api/sales.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { pdfText } from '@tests/support/pdf-text'

const URL = '/api/v1/collection/certificates'
type One = { data: Certificate } & Refusal

let api: TestApi
let house: CollectingHouse['house']
let desk: CollectingHouse['desk']
let today: string
let quarter: string
let before: string
let asOf: string
/** The same, and after all that was done today. */
let late: string
beforeAll(async () => {
  api = await startApi()
  const collecting = await collectingHouse(api)
  ;({ house, desk } = collecting)
  today = collecting.billing.today
  ;[quarter = '', before = ''] = latestQuarters(today, 2)
  // Tax of the quarter before is certified by the twentieth day of this one; it is ten days late then.
  asOf = addDays(certificateDueOn(before), 10)
  late = today < asOf ? asOf : addDays(today, 1)
  const received_on = daysOfQuarter(before).to
  await desk.posted({ received_on, cash_amount: '9000.00', ewt_amount: '1000.00' })
})
afterAll(() => api.close())

const record = (more: object = {}, client: Client = house.accounting) =>
  client.post<One>(URL, {
    ...desk.whose(),
    ...{ number: `C-${Math.random()}`, quarter: before, received_on: addDays(asOf, -1) },
    ...{ tax_base: '6000.00', tax_withheld: '600.00', ...more },
  })
const voided = (row: Certificate, client: Client = house.accounting) =>
  client.post<One>(`${URL}/${row.id}/void`, { reason: 'Recorded twice.' }, sees(row))
const report = async (more: Record<string, string> = {}, client: Client = house.accounting) => {
  const query = new URLSearchParams({ from: before, to: quarter, as_of: asOf, ...more })
  const answer = await client.get<{ data: CertificateReport }>(`${URL}/by-quarter?${query.toString()}`)
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body.data
}
const file = (path: string, client: Client = house.accounting) => takeFile(api, client, `${URL}/${path}`)
const reminder = (client?: Client) =>
  file(`reminder.pdf?developer_id=${desk.whose().developer_id}&as_of=${late}`, client)

describe('certificates of tax withheld', () => {
  it('are expected of what receipts say was withheld, and missing until they are recorded', async () => {
    const open = await report()
    expect(open.quarters).toMatchObject([
      {
        quarter: before,
        rows: [{ ...desk.whose(), expected: '1000.00', received: '0.00', missing: '1000.00', days: 10 }],
      },
    ])
    expect(open.overdue).toMatchObject([{ missing: '1000.00', count: 1, since: before }])
    // What is overdue is told of all quarters, whichever are looked at.
    const later = await report({ from: quarter })
    expect(later.quarters).toEqual([])
    expect(later.overdue).toEqual(open.overdue)
    const certificate = done(await record())
    const part = await report()
    expect(part.totals).toEqual({
      ...{ expected: '1000.00', received: '600.00', difference: '400.00', missing: '400.00' },
    })
    expect(part.aging.filter(({ missing }) => missing !== '0.00')).toEqual([
      { bucket: '1-30', missing: '400.00' },
    ])
    // The day before it came it was still missing.
    expect((await report({ as_of: addDays(asOf, -2) })).totals.missing).toBe('1000.00')
    expect(done(await voided(certificate))).toMatchObject({
      status: 'voided',
      void_reason: 'Recorded twice.',
      voided_on: today,
    })
  })

  it('are to be about what receipts of the quarter settled without VAT, as long as nothing certifies it', async () => {
    const asked = () => new URLSearchParams({ ...desk.whose(), quarter }).toString()
    const uncertified = async (client: Client = house.accounting) =>
      (await client.get<{ data: UncertifiedTax }>(`${URL}/uncertified?${asked()}`)).body.data
    expect(await uncertified()).toEqual({ tax_base: '0.00', tax_withheld: '0.00' })
    const { line } = await desk.billed()
    const receipt = await desk.posted({
      ...{ cash_amount: '76747.85', ewt_amount: '7524.30' },
      allocations: [{ line_id: line.id, amount: '84272.15' }],
    })
    expect(await uncertified()).toEqual({ tax_base: '75242.99', tax_withheld: '7524.30' })
    const certificate = done(
      await record({ quarter, received_on: today, tax_base: '75000.00', tax_withheld: '7500.00' }),
    )
    expect(await uncertified()).toEqual({ tax_base: '242.99', tax_withheld: '24.30' })
    expect((await voided(certificate)).status).toBe(200)
    done(await desk.accounting.command(receipt, 'void', { reason: 'Entered twice.' }))
    expect(await uncertified()).toEqual({ tax_base: '0.00', tax_withheld: '0.00' })
  })

  it('that were voided count no longer, are not changed again, and free their number', async () => {
    const first = done(await record({ number: 'C-1' }))
    expect((await record({ number: 'C-1' })).body.fields).toMatchObject([{ path: 'number' }])
    const gone = done(await voided(first))
    expect((await report({ as_of: addDays(today, 1) })).totals.received).toBe('0.00')
    expect((await voided(gone)).status).toBe(409)
    const change = await house.accounting.patch(`${URL}/${gone.id}`, { note: 'Again.' }, sees(gone))
    expect(change.status).toBe(409)
    const again = done(await record({ number: 'C-1' }))
    const timeline = await house.accounting.get<{ data: unknown[] }>(`${URL}/${gone.id}/timeline`)
    expect(JSON.stringify(timeline.body.data)).toContain('Recorded twice.')
    done(await voided(again))
  })

  it('certify some tax and no more than their base, of a quarter', async () => {
    const codes = async (more: object) => (await record(more)).body.fields?.map(({ code }) => code)
    expect(await codes({ tax_withheld: '0.00' })).toEqual(['certificate_needs_tax'])
    expect(await codes({ tax_withheld: '6000.01' })).toEqual(['certificate_above_base'])
    expect((await record({ quarter: '2026-Q5' })).status).toBe(400)
  })

  it('are no longer missing of a check that bounced in a later quarter', async () => {
    const check = await desk.posted({
      ...{ mode: 'check', check_no: '000123', received_on: daysOfQuarter(before).to },
      ...{ cash_amount: '450.00', ewt_amount: '50.00' },
    })
    const day = addDays(today, 1)
    expect((await report({ as_of: day })).totals.missing).toBe('1050.00')
    done(await desk.accounting.command(check, 'bounce', { reason: 'Account closed.' }))
    const { quarters, totals } = await report({ as_of: day })
    expect(quarters.map(one => [one.quarter, one.totals.expected, one.totals.missing])).toEqual([
      [quarter, '-50.00', '0.00'],
      [before, '1050.00', '1000.00'],
    ])
    expect(totals).toMatchObject({ difference: '1000.00', missing: '1000.00' })
    // The receipts behind each figure add up to it.
    for (const one of quarters) {
      const [from, , to] = monthsOfQuarter(one.quarter)
      const behind = await house.accounting.get<{ data: ReportReceipts }>(
        `/api/v1/collection/report/receipts?by=developer_id&key=${one.rows[0]?.developer_id}&from=${from}&to=${to}`,
      )
      expect(behind.body.data.totals.ewt).toBe(one.totals.expected)
    }
  })

  it('leave as a workbook for the tax office, and as a letter that names the missing quarters', async () => {
    const row = done(await record({ number: 'C-7', atc: 'WC139' }))
    const { sheets } = await readXlsx((await file(`sawt?from=${before}&to=${quarter}`)).rawPayload)
    expect(sheets[0]?.rows.slice(1)).toMatchObject([
      [expect.stringMatching(/^\d{3}-/), expect.any(String), 'WC139', before, 'C-7', 6000, 600],
      [null, 'Total', null, null, null, 6000, 600],
    ])
    const text = (await pdfText((await reminder()).rawPayload)).join(' ')
    for (const words of [before.replace('-', ' '), '1,050.00', '400.00']) expect(text).toContain(words)
    done(await record({ number: 'C-8', tax_withheld: '400.00' }))
    expect((await reminder()).statusCode).toBe(404)
    expect(row.atc).toBe('WC139')
  })

  it('are recorded by accounting, read in the units of each reader, and nobody else’s', async () => {
    for (const client of [house.desk.client, house.admin.client, house.agent.client])
      expect((await record({}, client)).status).toBe(403)
    expect((await reminder(house.desk.client)).statusCode).toBe(403)
    const codes = ['collection.certificate.view', 'collection.certificate.edit'] as const
    const { client } = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    expect((await report({}, client)).quarters).toEqual([])
    const row = done(await record({ number: 'C-9' }))
    expect((await voided(row, client)).status).toBe(404)
  })
})
