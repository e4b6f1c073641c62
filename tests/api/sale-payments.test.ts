import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type TestApi } from '@tests/support/api'
import { nextReceipt, sellingHouse, type SellingHouse } from '@tests/api/sale-payments.support'

let api: TestApi
let house: SellingHouse
beforeAll(async () => {
  api = await startApi()
  house = await sellingHouse(api)
})
afterAll(() => api.close())

const LAST = '52953.31'
const TAKE_OUT = { amount: '3912635.61', mode: 'loan_takeout', paid_on: '2026-10-02' }
const cheque = (cheque_no: string) => ({ mode: 'check', cheque_no })

describe('EX-09 what was collected opens commission', () => {
  it('nothing after the fee and eight instalments, the first tranche with the ninth, locked again when that bounces', async () => {
    const { book, pay, tranches, accounting, saleNow } = house
    const sale = await book()
    for (let month = 0; month < 8; month += 1) await pay(sale.id)
    expect((await accounting.statement(sale.id)).collected).toBe('448626.16')
    expect(await tranches(sale.id)).toEqual(['locked', 'locked', 'locked', 'locked'])

    const ninth = await house.desk.recorded(sale.id, cheque('000009'))
    const seen = (await accounting.command(ninth, 'verify')).body.data
    expect(await tranches(sale.id)).toEqual(['locked', 'locked', 'locked', 'locked'])
    const cleared = (await accounting.command(seen, 'clear', { cleared_on: '2026-04-06' })).body.data
    expect((await accounting.statement(sale.id)).collected).toBe('501579.43')
    expect(await tranches(sale.id)).toEqual(['eligible', 'locked', 'locked', 'locked'])

    const bounced = await accounting.command(cleared, 'bounce', {
      bounced_on: '2026-04-08',
      reason: 'Drawn against nothing',
    })
    expect(bounced.status).toBe(200)
    expect(await tranches(sale.id)).toEqual(['locked', 'locked', 'locked', 'locked'])
    expect((await accounting.statement(sale.id)).collected).toBe('448626.16')
    expect((await saleNow(sale.id)).payment_stage).toBe('downpayment')
  })

  it('the second with the eighteenth, and the rest on the day of the take-out', async () => {
    const { book, pay, tranches, saleNow, accounting } = house
    const sale = await book()
    for (let month = 0; month < 17; month += 1) await pay(sale.id)
    expect(await tranches(sale.id)).toEqual(['eligible', 'locked', 'locked', 'locked'])
    await pay(sale.id, { amount: LAST })
    expect((await accounting.statement(sale.id)).collected).toBe('978158.90')
    expect(await tranches(sale.id)).toEqual(['eligible', 'eligible', 'locked', 'locked'])
    expect((await saleNow(sale.id)).payment_stage).toBe('balance_processing')

    await pay(sale.id, TAKE_OUT)
    expect(await tranches(sale.id)).toEqual(['eligible', 'eligible', 'eligible', 'eligible'])
    expect(await saleNow(sale.id)).toMatchObject({ status: 'fully_paid', payment_stage: 'paid' })
    expect((await saleNow(sale.id)).fully_paid_at).not.toBeNull()
    const statement = await accounting.statement(sale.id)
    expect(statement).toMatchObject({ balance: '0.00', late: '0.00', next_due: null, fell_short: false })
    expect(statement.schedule.map(row => row.state)).toEqual(Array(20).fill('paid'))
  })
})

describe('a payment', () => {
  it('counts when somebody else has confirmed it, and not before', async () => {
    const sale = await house.book()
    const row = await house.desk.recorded(sale.id)
    expect(row).toMatchObject({ status: 'reported', is_collected: false, applied_principal: '52953.27' })
    expect((await house.accounting.statement(sale.id)).collected).toBe('25000.00')
    expect((await house.accounting.statement(sale.id)).waiting).toBe('52953.27')
    const confirmed = await house.accounting.command(row, 'verify')
    expect(confirmed.body.data).toMatchObject({ status: 'verified', is_collected: true })
    const after = await house.accounting.statement(sale.id)
    expect(after).toMatchObject({ collected: '77953.27', waiting: '0.00', balance: '4812841.24' })
    expect(after.schedule.slice(0, 3).map(each => each.paid_amount)).toEqual(['25000.00', '52953.27', '0.00'])
  })

  it('is of principal what is neither interest nor penalty', async () => {
    const sale = await house.book()
    const parts = { amount: '60000.00', applied_interest: '1000.00', applied_penalty: '500.50' }
    const row = await house.pay(sale.id, parts)
    expect(row.applied_principal).toBe('58499.50')
    expect(await house.accounting.statement(sale.id)).toMatchObject({
      collected: '83499.50',
      interest_paid: '1000.00',
      penalty_paid: '500.50',
    })
  })

  it('is refused field by field where it cannot be', async () => {
    const sale = await house.book()
    const fields = async (more: object) =>
      (await house.desk.record(sale.id, more)).body.fields?.map(field => `${field.path}: ${field.code}`)
    expect(await fields({ paid_on: '2099-01-01' })).toEqual(['paid_on: paid_in_future'])
    expect(await fields({ mode: 'check' })).toEqual(['cheque_no: cheque_no_missing'])
    expect(await fields({ developer_or_no: null })).toEqual(['developer_or_no: receipt_no_missing'])
    expect(await fields({ amount: '4865794.52' })).toEqual(['amount: over_price'])
    expect(await fields({ amount: '4865794.51' })).toBeUndefined()
    expect(await fields({ amount: '0.01' })).toEqual(['amount: over_price'])
  })

  it('is taken once with its receipt, and again after the first was reversed', async () => {
    const sale = await house.book()
    const developer_or_no = nextReceipt()
    const row = await house.desk.recorded(sale.id, { developer_or_no })
    const again = await house.desk.record(sale.id, { developer_or_no: developer_or_no.toLowerCase() })
    expect([again.status, again.body.fields?.[0]?.code]).toEqual([409, 'payment_known'])
    expect((await house.desk.command(row, 'reverse', { reason: 'Typed twice' })).body.data.status).toBe(
      'reversed',
    )
    expect((await house.desk.record(sale.id, { developer_or_no })).status).toBe(201)
  })

  it('is not paid for a sale that is over, nor bounced in cash, nor moved twice', async () => {
    const over = await house.reserve({
      status: 'cancelled',
      cancelled_at: '2026-04-01T00:00:00Z',
      cancel_reason_code: 'other',
      cancel_kind: 'backout',
    })
    expect((await house.desk.record(over.id)).body.fields?.[0]?.code).toBe('sale_not_live')
    const sale = await house.book()
    const row = await house.pay(sale.id)
    const bounced = await house.accounting.command(row, 'bounce', {
      bounced_on: '2026-04-03',
      reason: 'none',
    })
    expect([bounced.status, bounced.body.code]).toEqual([422, 'rule_broken'])
    expect((await house.accounting.command(row, 'verify')).status).toBe(409)
    const reversed = (await house.accounting.command(row, 'reverse', { reason: 'Of another unit' })).body.data
    expect((await house.accounting.command(reversed, 'reverse', { reason: 'again' })).status).toBe(409)
  })

  it('that a whole price rests on falls, and the end that was reached is told as fallen short', async () => {
    const sale = await house.book()
    for (let month = 0; month < 17; month += 1) await house.pay(sale.id)
    await house.pay(sale.id, { amount: LAST })
    const takeOut = await house.pay(sale.id, TAKE_OUT)
    await house.accounting.command(takeOut, 'reverse', { reason: 'Reported for the wrong unit' })
    expect(await house.saleNow(sale.id)).toMatchObject({
      status: 'fully_paid',
      payment_stage: 'balance_processing',
    })
    expect(await house.accounting.statement(sale.id)).toMatchObject({
      fell_short: true,
      balance: '3912635.61',
    })
    expect(await house.tranches(sale.id)).toEqual(['eligible', 'eligible', 'locked', 'locked'])
  })
})

describe('a reservation fee', () => {
  it('is there with the reservation, confirmed by whoever held the receipt', async () => {
    const sale = await house.book()
    const { payments } = await house.accounting.statement(sale.id)
    expect(payments).toHaveLength(1)
    expect(payments[0]).toMatchObject({
      status: 'verified',
      is_collected: true,
      amount: '25000.00',
      balance: '4865794.51',
    })
    expect((await house.saleNow(sale.id)).payment_stage).toBe('reservation')
  })
})

describe('post-dated cheques', () => {
  it('are taken years ahead, confirmed as seen, and count one by one as they clear', async () => {
    const sale = await house.book()
    const pdc = (month: string) => ({
      mode: 'pdc',
      cheque_no: `PDC-${month}`,
      developer_or_no: null,
      paid_on: `2027-${month}-02`,
    })
    const [first, second] = [
      await house.desk.recorded(sale.id, pdc('01')),
      await house.desk.recorded(sale.id, pdc('02')),
    ]
    const seen = (await house.accounting.command(first, 'verify')).body.data
    await house.accounting.command(second, 'verify')
    expect((await house.accounting.statement(sale.id)).collected).toBe('25000.00')
    const early = await house.accounting.command(seen, 'clear', { cleared_on: '2026-04-06' })
    expect([early.status, early.body.code]).toEqual([422, 'rule_broken'])
  })
})

describe('many at once', () => {
  it('are confirmed after telling what follows; what one wrote oneself, or is confirmed, is left', async () => {
    const sale = await house.book()
    for (let month = 0; month < 8; month += 1) await house.pay(sale.id)
    const [ninth, tenth] = [await house.desk.recorded(sale.id), await house.desk.recorded(sale.id)]
    const known = (await house.accounting.list(`&search=${sale.sale_no}`)).find(
      row => row.status === 'verified',
    )
    const target = { ids: [ninth.id, tenth.id, known?.id] }
    const tried = (await house.accounting.verifyMany({ target, dry_run: true })).body.data
    expect(tried).toMatchObject({
      will_change: 2,
      principal: '105906.54',
      sales: 1,
      tranches_opened: 1,
      fully_paid: 0,
    })
    expect(tried.skipped).toMatchObject([{ reason: 'payment_verified', count: 1 }])
    expect((await house.accounting.statement(sale.id)).collected).toBe('448626.16')
    expect(await house.tranches(sale.id)).toEqual(['locked', 'locked', 'locked', 'locked'])

    const done = (await house.accounting.verifyMany({ target, dry_run: false })).body.data
    expect(done.changed).toHaveLength(2)
    expect((await house.accounting.statement(sale.id)).collected).toBe('554532.70')
    expect(await house.tranches(sale.id)).toEqual(['eligible', 'locked', 'locked', 'locked'])
  })

  it('are those that a search finds, and no others', async () => {
    const [sale, other] = [await house.book(), await house.book()]
    const mine = [await house.desk.recorded(sale.id), await house.desk.recorded(sale.id)]
    await house.desk.recorded(other.id)
    const reported = { status: { filterType: 'set', values: ['reported'] } }
    const target = { all: { search: String(sale.sale_no), filter: reported, except: [] } }
    const done = (await house.accounting.verifyMany({ target, dry_run: false })).body.data
    expect(done.changed?.toSorted()).toEqual(mine.map(({ id }) => id).toSorted())
  })
})

describe('what is due', () => {
  it('is every open row of living sales, the late ones with their days', async () => {
    const sale = await house.book()
    await house.pay(sale.id)
    type Due = { seq: number; open_amount: string; is_late: boolean; days_late: number }
    const list = await house.accounting.client.get<{ data: Due[] }>(
      `/api/v1/sales/payments-due?start=0&end=50&search=${sale.sale_no}`,
    )
    expect(list.body.data).toHaveLength(18)
    expect(list.body.data[0]).toMatchObject({ seq: 3, open_amount: '52953.27', is_late: true })
  })
})
