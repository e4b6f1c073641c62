import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addMonths } from '@contract/kernel/dates'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { startApi, type TestApi } from '@tests/support/api'
import { sellingHouse, type SellingHouse } from '@tests/api/sale-payments.support'
import { decide, done, sellingDesk, type SellingDesk } from '@tests/api/sales.support'

let api: TestApi
let house: SellingHouse
let desk: SellingDesk
beforeAll(async () => {
  api = await startApi()
  house = await sellingHouse(api)
  desk = await sellingDesk(api)
})
afterAll(() => api.close())

const dueOf = async (id: string) => {
  const { next_due_on, next_due_amount } = await house.saleNow(id)
  return [next_due_on, next_due_amount]
}
const NOTHING = [null, null]

describe('what a sale asks for next', () => {
  it('follows what was paid, in part and whole', async () => {
    const sale = await house.reserve()
    expect(await dueOf(sale.id)).toEqual(['2026-03-02', '25000.00'])
    await house.pay(sale.id, { amount: '10000.00' })
    expect(await dueOf(sale.id)).toEqual(['2026-03-02', '15000.00'])
    await house.pay(sale.id, { amount: '15000.00' })
    expect(await dueOf(sale.id)).toEqual(['2026-04-02', '52953.27'])
  })

  it('waits for a cheque to clear, comes back when it bounces and when a payment is reversed', async () => {
    const sale = await house.book()
    const { accounting } = house
    expect(await dueOf(sale.id)).toEqual(['2026-04-02', '52953.27'])
    const cheque = await house.pay(sale.id, { mode: 'check', cheque_no: '000101' })
    expect(await dueOf(sale.id)).toEqual(['2026-04-02', '52953.27'])
    const cleared = (await accounting.command(cheque, 'clear', { cleared_on: '2026-04-06' })).body.data
    expect(await dueOf(sale.id)).toEqual(['2026-05-02', '52953.27'])
    const told = { bounced_on: '2026-04-08', reason: 'Drawn against nothing' }
    expect((await accounting.command(cleared, 'bounce', told)).status).toBe(200)
    expect(await dueOf(sale.id)).toEqual(['2026-04-02', '52953.27'])
    const paid = await house.pay(sale.id)
    expect(await dueOf(sale.id)).toEqual(['2026-05-02', '52953.27'])
    expect((await accounting.command(paid, 'reverse', { reason: 'Of another sale' })).status).toBe(200)
    expect(await dueOf(sale.id)).toEqual(['2026-04-02', '52953.27'])
  })

  it('is nothing once all is paid', async () => {
    const sale = await house.book()
    const { tcp } = await house.saleNow(sale.id)
    await house.pay(sale.id, { amount: moneyText(parseMoney(tcp) - parseMoney('25000.00')) })
    expect((await house.saleNow(sale.id)).status).toBe('fully_paid')
    expect(await dueOf(sale.id)).toEqual(NOTHING)
  })

  it('follows an amendment, ends with a cancellation and comes back with the sale', async () => {
    const draft = await desk.desk.drafted(await desk.golden())
    expect(await dueOf(draft.id)).toEqual(NOTHING)
    const sale = await desk.reserved()
    const first = addMonths(sale.reservation_date, 1)
    expect(await dueOf(sale.id)).toEqual([first, '52953.27'])
    const terms = { financing: 'bank', dp_rate_pct: '30', dp_terms_months: 12 }
    done(await desk.admin.amend(sale, { kind: 'change_terms', terms }))
    expect((await decide(desk, sale.id, 'approve')).status).toBe(200)
    const { schedule } = await desk.desk.detail(sale.id)
    const [, second] = schedule.rows
    expect(await dueOf(sale.id)).toEqual([second?.due_date, second?.amount])
    expect(second?.amount).not.toBe('52953.27')
    const ended = done(await desk.admin.cancel(await desk.admin.fresh(sale.id)))
    expect(await dueOf(sale.id)).toEqual(NOTHING)
    done(await desk.admin.command(ended, 'reinstate', { reason: 'The buyer has found the money.' }))
    expect(await dueOf(sale.id)).toEqual([second?.due_date, second?.amount])
  })

  it('leaves the version of the sale, which is told by what somebody did to it', async () => {
    const sale = await house.book()
    // The first one moves the stage, which is news of the sale itself.
    await house.pay(sale.id)
    const before = await house.saleNow(sale.id)
    await house.pay(sale.id)
    const after = await house.saleNow(sale.id)
    expect(after.next_due_on).not.toBe(before.next_due_on)
    expect([after.row_version, after.updated_at]).toEqual([before.row_version, before.updated_at])
  })

  it('sorts and filters the list, and is of every sale what the list of dues says', async () => {
    const sale = await house.reserve()
    const list = async (query: string) => {
      const { body } = await desk.desk.list(query)
      return body.data
    }
    const late = encodeURIComponent(
      JSON.stringify({ next_due_on: { filterType: 'date', type: 'lessThan', dateFrom: '2026-03-03' } }),
    )
    const rows = await list(`&sort=next_due_on:asc&filter=${late}`)
    expect(rows.map(({ id }) => id)).toContain(sale.id)
    for (const row of rows) expect(row.next_due_on).toBe('2026-03-02')
    const amounts = (await list('&sort=next_due_amount:asc')).flatMap(row => row.next_due_amount ?? [])
    expect(amounts).toEqual(amounts.toSorted((a, b) => Number(parseMoney(a) - parseMoney(b))))
    const { rows: others } = await sql<{ sale_no: string }>`
      select s.sale_no from sale s left join lateral (
        select due_date, sum(open_amount) as open from payment_due_shown d where d.sale_id = s.id
        group by due_date order by due_date limit 1) d on true
      where (s.next_due_on, s.next_due_amount) is distinct from (d.due_date, d.open)`.execute(desk.db)
    expect(others).toEqual([])
  })
})
