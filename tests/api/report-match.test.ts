import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Receipt } from '@contract/modules/collection/receipt.resource'
import type { ListedReportMatch } from '@contract/modules/collection/report-match.resource'
import { collectingHouse, takeFile, type CollectingHouse } from '@tests/api/collection.support'
import { decideRows, REPORT_ROWS, REPORTS, rowsOfReport, uploadReport } from '@tests/api/report-match.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { pdfText } from '@tests/support/pdf-text'

let api: TestApi
let house: CollectingHouse['house']
let desk: CollectingHouse['desk']
beforeAll(async () => {
  api = await startApi()
  ;({ house, desk } = await collectingHouse(api))
})
afterAll(() => api.close())

const upload = (
  rows: Record<string, string | null>[],
  more: object = {},
  client: Client = house.accounting,
) => uploadReport(client, rows, { ...desk.whose(), ...more })
const rowsOf = (id: string | null) => rowsOfReport(house.accounting, id)
const report = async (id: string | null) =>
  (await house.accounting.get<{ data: ListedReportMatch }>(`${REPORTS}/${id ?? ''}`)).body.data
const decide = (verb: string, body: object, client: Client = house.accounting) =>
  decideRows(client, verb, body)
const receiptOf = async (id: string | undefined) =>
  (await house.accounting.get<{ data: Receipt }>(`/api/v1/collection/records/${id ?? ''}`)).body.data

describe('a developer’s report of commission', () => {
  it('EX-11 is matched with what was billed; a payment accepted becomes a draft with its tax and line, and is taken back', async () => {
    const { line, sale } = await desk.billed()
    const row = {
      unit_code: sale.unit_code.toLowerCase(),
      buyer_name: sale.buyer_name,
      theirs_gross: '84,272.15',
    }
    const rows = [
      { ...row, theirs_paid: '40000' },
      { unit_code: 'NOT-OURS-1', buyer_name: 'Nobody Known', theirs_gross: '1.00' },
    ]
    const dry = await upload(rows, { dry_run: true })
    expect(dry.body.data).toMatchObject({ kinds: { missing_receipt: 1, unknown_sale: 1 }, report_id: null })
    const { report_id } = (await upload(rows)).body.data
    const all = await rowsOf(report_id)
    const paid = all.find(({ kind }) => kind === 'missing_receipt')
    expect(paid).toMatchObject({
      ...{
        theirs_paid: '40000.00',
        ours_paid: '0.00',
        ours_gross: '84272.15',
        confidence: 'confident',
        row_no: 2,
      },
    })
    const accepted = (await decide('accept', { target: { ids: all.map(({ id }) => id) }, note: 'As told.' }))
      .body.data
    expect(accepted).toMatchObject({ changed: 2 })
    const receipt = await receiptOf(accepted.receipts[0])
    expect(receipt).toMatchObject({
      ...{ status: 'draft', cash_amount: '40000.00', ewt_amount: '3921.57' },
      allocations: [{ line_id: line.id, amount: '43921.57' }],
    })
    expect(await report(report_id)).toMatchObject({ status: 'closed', open_count: 0, accepted_count: 2 })

    expect((await decide('accept', { target: { ids: [paid?.id] }, note: null })).body.data).toMatchObject({
      ...{ changed: 0, receipts: [] },
      results: [{ id: paid?.id, reason: 'report_row_decided' }],
    })
    const taken = await decide('reopen', { target: { ids: all.map(({ id }) => id) } })
    expect(taken.body.data).toMatchObject({ changed: 2 })
    expect(await receiptOf(receipt.id)).toBeUndefined()
    expect(await report(report_id)).toMatchObject({ status: 'open', open_count: 2, accepted_count: 0 })

    // Posted by somebody meanwhile: it is no longer taken back by a press here.
    const again = (await decide('accept', { target: { ids: [paid?.id] }, note: null })).body.data
    await desk.accounting.command(await receiptOf(again.receipts[0]), 'post')
    expect((await decide('reopen', { target: { ids: [paid?.id] } })).body.data.results).toMatchObject([
      { reason: 'report_row_followed' },
    ])
  })

  it('has no second draft made of one line, whichever report says it was paid, also where both come at once', async () => {
    const { sale } = await desk.billed()
    const row = { sale_no: sale.sale_no, theirs_gross: '84,272.15' }
    const paidRows = []
    for (const theirs_paid of ['40000', '50000', '60000']) {
      const { report_id } = (await upload([{ ...row, theirs_paid }])).body.data
      paidRows.push((await rowsOf(report_id)).find(({ kind }) => kind === 'missing_receipt')?.id)
    }
    const accept = (ids: unknown[]) => decide('accept', { target: { ids }, note: null })
    // Both in one press, and the third one beside it.
    const answers = await Promise.all([accept(paidRows.slice(0, 2)), accept(paidRows.slice(2))])
    const told = answers.map(({ body }) => body.data)
    expect(told.flatMap(({ receipts }) => receipts)).toHaveLength(1)
    const left = told.flatMap(({ results }) => results).filter(({ reason }) => reason !== null)
    expect(left.map(({ reason }) => reason)).toEqual(['report_row_drafted', 'report_row_drafted'])
    expect(left[0]?.message).toContain('Post it or delete it')

    const [receipt] = told.flatMap(({ receipts }) => receipts)
    await desk.accounting.command(await receiptOf(receipt), 'post')
    const next = (await accept(left.map(({ id }) => id))).body.data
    expect(next.receipts.length).toBeLessThanOrEqual(1)
    expect(next.results).toHaveLength(left.length)
    expect(next.results.every(({ reason }) => reason !== 'report_row_decided')).toBe(true)
  })

  it('is refused a second time, whatever the file is called, and told which it was', async () => {
    const rows = [{ unit_code: `TWICE-${Date.now()}`, theirs_gross: '1.00' }]
    const file = { name: 'march.xlsx', sha256: 'a'.repeat(64) }
    const first = (await upload(rows, { file })).body.data
    const other = await upload([{ unit_code: 'X-1' }], { file: { ...file, name: 'april.xlsx' } })
    expect(other).toMatchObject({ status: 409, body: { code: 'already_exists' } })
    expect(other.text).toContain('march.xlsx')
    expect(first.report_id).not.toBeNull()
  })

  it('has several hundred rows disputed by one press, each told, and is closed by it', async () => {
    const rows = Array.from({ length: 600 }, (_none, at) => ({
      unit_code: `MANY-${at}`,
      theirs_gross: '10.01',
    }))
    const { report_id } = (await upload(rows)).body.data
    const filter = {
      report_id: { filterType: 'set', values: [report_id] },
      kind: { filterType: 'set', values: ['unknown_sale'] },
    }
    const answer = await decide('dispute', {
      target: { all: { filter, except: [] } },
      note: 'Not sold by us.',
    })
    expect(answer.body.data.changed).toBe(600)
    expect(answer.body.data.results).toHaveLength(600)
    const file = (form: string, client: Client = house.accounting) =>
      takeFile(api, client, `${REPORTS}/${report_id ?? ''}/disputed.${form}`)
    const sheet = await readXlsx((await file('xlsx')).rawPayload)
    const told = sheet.sheets[0]?.rows ?? []
    expect(told).toHaveLength(601)
    expect(told[1]).toMatchObject(
      expect.arrayContaining(['MANY-0', 'Sale unknown to us', 10.01, 'Not sold by us.']),
    )
    expect((await pdfText((await file('pdf')).rawPayload)).join(' ')).toContain('Sale unknown to us')
    expect((await file('pdf', await api.as('sales_admin'))).statusCode).toBe(403)
    expect(await report(report_id)).toMatchObject({
      disputed_count: 600,
      row_count: expect.any(Number) as number,
    })
  })

  it('with a formula, another type or a hidden sign in it is read as text or refused, and nothing of it is kept', async () => {
    const count = async () => (await sql`select from report_match`.execute(house.db)).rows.length
    const before = await count()
    const bad = await upload([
      { unit_code: '=HYPERLINK("http://x")', theirs_gross: '=1+1' },
      { unit_code: 'A\u202Eb', theirs_gross: '1' },
      { unit_code: 'A-1', theirs_gross: '-5' },
      { unit_code: 'A-1', theirs_gross: '1.005' },
      { unit_code: 'A-1', theirs_rate: '101' },
      { theirs_gross: '1' },
      { unit_code: 'A-1', ou_id: 'another' },
    ])
    expect(bad.body.data.errors.map(({ row, path }) => `${row} ${path}`)).toEqual([
      '0 theirs_gross',
      '1 unit_code',
      '2 theirs_gross',
      '3 theirs_gross',
      '4 theirs_rate',
      '5 unit_code',
      '6 ou_id',
    ])
    expect(await count()).toBe(before)
    const huge = Array.from({ length: 5_001 }, () => ({ unit_code: 'A' }))
    expect((await upload(huge)).status).toBe(400)
  })

  it('is not seen, taken in or decided without the right or the unit', async () => {
    const { report_id } = (await upload([{ unit_code: `RIGHTS-${Date.now()}` }])).body.data
    const [row] = await rowsOf(report_id)
    const body = { target: { ids: [row?.id] }, note: null }
    const agent = await api.as('agent')
    expect((await upload([{ unit_code: 'X' }], {}, agent)).status).toBe(403)
    expect((await agent.get(`${REPORT_ROWS}?start=0&end=10`)).status).toBe(403)
    expect((await decide('accept', body, agent)).status).toBe(403)
    const president = await api.as('president')
    expect((await decide('accept', body, president)).status).toBe(403)
    const elsewhere = { ou_id: '00000000-0000-7000-8000-000000000000' }
    expect((await upload([{ unit_code: 'X' }], elsewhere)).status).toBe(404)
  })

  it('keeps what was said: the database refuses to change it', async () => {
    const { report_id } = (await upload([{ unit_code: `KEPT-${Date.now()}` }])).body.data
    await expect(
      sql`update report_match_row set theirs_gross = 1 where report_id = ${report_id}`.execute(house.db),
    ).rejects.toThrow('never changed')
  })
})
