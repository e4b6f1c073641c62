import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { INSTALMENT, nextReceipt, sellingHouse, type SellingHouse } from '@tests/api/sale-payments.support'

let api: TestApi
let house: SellingHouse
beforeAll(async () => {
  api = await startApi()
  house = await sellingHouse(api)
})
afterAll(() => api.close())

const count = async () =>
  Number(
    (
      await api.database.db
        .selectFrom('buyer_payment')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  )
const line = (sale_no: string | null, more: object = {}) => ({
  sale_no,
  paid_on: '04/02/2026',
  amount: '52,953.27',
  mode: 'Bank deposit',
  developer_or_no: nextReceipt(),
  ...more,
})

describe('a developer’s report', () => {
  it('tells of each row what it is about, and a dry run writes nothing', async () => {
    const [one, other] = [await house.book(), await house.book()]
    const project = await api.database.db
      .selectFrom('project')
      .select('name')
      .where('id', '=', other.project_id)
      .executeTakeFirstOrThrow()
    const receipt = nextReceipt()
    await house.desk.recorded(one.id, { developer_or_no: receipt })
    const before = await count()
    const { body } = await house.desk.import(
      [
        line(one.sale_no),
        line(null, { buyer_name: other.buyer_name, project: project.name }),
        line(one.sale_no, { developer_or_no: receipt }),
        line(one.sale_no, { amount: '4,890,794.51' }),
        line('SALE-NOBODY-2026'),
        line(one.sale_no, { unit_code: 'NOT-THIS-ONE' }),
        line(one.sale_no, { paid_on: 'yesterday' }),
        line(one.sale_no, { applied_principal: '1.00' }),
      ],
      true,
    )
    expect(body.data.outcomes.map(({ outcome }) => outcome)).toEqual([
      ...[
        'matched',
        'matched',
        'duplicate',
        'over_price',
        'not_found',
        'contradiction',
        'malformed',
        'malformed',
      ],
    ])
    expect(body.data.outcomes[1]).toMatchObject({ sale_no: other.sale_no, buyer_name: other.buyer_name })
    expect(body.data).toMatchObject({ created: 2, total_amount: '105906.54' })
    expect(body.data.errors.map(({ row, code }) => `${row} ${code}`)).toEqual([
      ...['2 payment_known', '3 over_price', '4 sale_unknown', '5 sale_contradicted', '6 date_malformed'],
      '7 parts_not_amount',
    ])
    expect(await count()).toBe(before)
    expect(await house.desk.imports()).toEqual([])
  })

  it('is written whole or not at all, waits to be confirmed, and is known again (BIZ-15)', async () => {
    const sale = await house.book()
    const rows = [line(sale.sale_no), line(sale.sale_no)]
    const before = await count()
    const refused = await house.desk.import([...rows, line('SALE-NOBODY-2026')], false)
    expect([refused.body.data.created, await count()]).toEqual([0, before])

    const file = { name: 'march.csv', sha256: 'a'.repeat(64) }
    expect((await house.desk.import(rows, false, { file })).body.data.created).toBe(2)
    expect((await house.accounting.statement(sale.id)).collected).toBe('25000.00')
    const again = await house.desk.import(rows, true, { file })
    expect([again.status, again.body.code]).toEqual([409, 'already_exists'])
    const renamed = await house.desk.import([rows[0] ?? {}], true, {
      file: { ...file, sha256: 'b'.repeat(64) },
    })
    expect(renamed.body.data.outcomes[0]?.outcome).toBe('duplicate')
    const twin = line(sale.sale_no)
    const doubled = await house.desk.import([twin, twin], true)
    expect(doubled.body.data.outcomes.map(({ outcome }) => outcome)).toEqual(['matched', 'duplicate'])
  })

  it('is taken back as a whole, with what it had moved', async () => {
    const sale = await house.book()
    for (let month = 0; month < 8; month += 1) await house.pay(sale.id)
    const file = { name: 'april.csv', sha256: 'c'.repeat(64) }
    await house.desk.import([line(sale.sale_no)], false, { file })
    const [ninth] = await house.accounting.list(`&search=${sale.sale_no}&sort=created_at:desc`)
    if (!ninth) throw new Error('nothing was imported')
    await house.accounting.command(ninth, 'verify')
    expect(await house.tranches(sale.id)).toEqual(['eligible', 'locked', 'locked', 'locked'])
    const batch = (await house.accounting.imports()).find(each => each['file_name'] === file.name)
    if (!batch) throw new Error('no record of the import')
    const reverse = (calls: typeof house.desk) =>
      calls.client.post<{ data: { reversed: number } }>(
        `/api/v1/sales/payment-imports/${batch.id}/reverse`,
        { reason: 'The wrong month' },
        { headers: { 'if-match': `"${batch.row_version}"` } },
      )
    // What was confirmed is not the desk's to take back.
    expect((await reverse(house.desk)).status).toBe(403)
    expect((await reverse(house.accounting)).body.data).toMatchObject({ reversed: 1 })
    expect(await house.tranches(sale.id)).toEqual(['locked', 'locked', 'locked', 'locked'])
    expect((await reverse(house.accounting)).status).toBe(409)
    expect(
      (await house.desk.import([line(sale.sale_no, { amount: INSTALMENT })], true, { file })).status,
    ).toBe(200)
  })

  it('stays while commission on it was billed', async () => {
    const sale = await house.book()
    for (let month = 0; month < 8; month += 1) await house.pay(sale.id)
    const file = { name: 'billed.csv', sha256: 'd'.repeat(64) }
    await house.desk.import([line(sale.sale_no)], false, { file })
    const [ninth] = await house.accounting.list(`&search=${sale.sale_no}&sort=created_at:desc`)
    if (!ninth) throw new Error('nothing was imported')
    await house.accounting.command(ninth, 'verify')
    await api.database.db
      .updateTable('commission_tranche')
      .set({ status: 'billed' })
      .where('seq', '=', 1)
      .where('sale_commission_id', 'in', query =>
        query.selectFrom('sale_commission').select('id').where('sale_id', '=', sale.id),
      )
      .execute()
    const batch = (await house.accounting.imports()).find(each => each['file_name'] === file.name)
    const answer = await house.accounting.client.post<{ code: string }>(
      `/api/v1/sales/payment-imports/${batch?.id}/reverse`,
      { reason: 'The wrong month' },
      { headers: { 'if-match': `"${batch?.row_version}"` } },
    )
    expect([answer.status, answer.body.code]).toEqual([409, 'conflict'])
    expect((await house.accounting.statement(sale.id)).collected).toBe('501579.43')
  })
})
