import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { startApi, type TestApi } from '@tests/support/api'
import { auditOf } from '@tests/api/attacks/people.support'
import { transactionCalls } from '@tests/api/commission-transactions.support'
import { sees, sellingDesk, type SellingDesk } from '@tests/api/sales.support'

let api: TestApi
let house: SellingDesk
let accounting: ReturnType<typeof transactionCalls>
let agentId: string
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  accounting = transactionCalls(house.accounting)
  agentId = house.at('AGENT').id
})
afterAll(() => api.close())

const UP_TO_TEN_PERCENT = '411126.18'
/** Booked with 77,953.27 collected; the first tranche needs 489,079.45. */
const eligibleSale = async () => {
  const sale = await house.booked()
  await house.pay(sale.id, UP_TO_TEN_PERCENT)
  return sale
}

describe('the shares of a commission', () => {
  it('stand projected from the reservation and locked from the booking, and foot to the commission', async () => {
    const sale = await house.reserved()
    const projected = await accounting.of(sale.id)
    expect(new Set(projected.map(({ state }) => state))).toEqual(new Set(['projected']))
    await house.pay(sale.id, '52953.27')
    await house.desk.book(await house.desk.fresh(sale.id), await house.today())
    const locked = await accounting.of(sale.id)
    expect(new Set(locked.map(({ state }) => state))).toEqual(new Set(['locked']))
    expect(locked.every(({ sale_no }) => sale_no === sale.sale_no)).toBe(true)
    const sum = locked.reduce((total, { amount }) => total + parseMoney(amount), 0n)
    const { commission } = await house.desk.detail(sale.id)
    expect(moneyText(sum)).toBe(commission?.gross)
  })

  it('EX-09 say what is missing until the trigger is reached, and with what it was', async () => {
    const sale = await house.booked()
    const before = await accounting.one(sale.id, agentId)
    expect(before).toMatchObject({ state: 'locked', eligible_on: null })
    expect(before.reason).toMatchObject({
      trigger_amount: '489079.45',
      collected: '77953.27',
      eligible_at: null,
    })
    await house.pay(sale.id, UP_TO_TEN_PERCENT)
    const after = await accounting.one(sale.id, agentId)
    expect(after).toMatchObject({ state: 'eligible', eligible_on: await house.today() })
    expect(after.reason.eligible_at?.collected).toBe('489079.45')
  })

  it('are seen by their seller alone, by the unit whole, and by nobody of another unit', async () => {
    const sale = await eligibleSale()
    const own = await transactionCalls(house.agent.client).of(sale.id)
    expect(new Set(own.map(({ seller_id }) => seller_id))).toEqual(new Set([agentId]))
    expect((await transactionCalls(house.admin.client).of(sale.id)).length).toBeGreaterThan(own.length)
    const [company] = (await accounting.of(sale.id)).filter(({ seller_id }) => seller_id === null)
    expect((await transactionCalls(house.agent.client).open(company?.id ?? '')).status).toBe(404)
  })

  it('a hold takes every share of the tranche along, says why, and ends where it began', async () => {
    const sale = await eligibleSale()
    const share = await accounting.one(sale.id, agentId)
    expect(share.reason.actions).toEqual(['hold'])
    expect((await accounting.hold(share)).status).toBe(200)
    const first = (await accounting.of(sale.id)).filter(({ seq }) => seq === 1)
    expect(new Set(first.map(({ state }) => state))).toEqual(new Set(['on_hold']))
    const held = await accounting.one(sale.id, agentId)
    expect(held.reason).toMatchObject({
      hold_reason: 'The developer disputes the unit.',
      actions: ['let_go'],
    })
    expect((await accounting.hold(held)).status).toBe(409)
    expect((await accounting.letGo(held)).body.data.state).toBe('eligible')
    const { events } = (await accounting.one(sale.id, agentId)).reason
    expect(events.map(({ verb }) => verb)).toEqual(['let_go', 'hold', 'open'])
    const [told] = await auditOf(api, 'commission_tranche.let_go')
    expect(told?.diff).toEqual({ status: ['on_hold', 'eligible'] })
  })

  it('a hold that ends after its payment was taken back leaves the tranche locked', async () => {
    const sale = await house.booked()
    const payment = await house.pay(sale.id, UP_TO_TEN_PERCENT)
    await accounting.hold(await accounting.one(sale.id, agentId))
    const reversed = await house.accounting.post(
      `/api/v1/sales/payments/${payment.id}/reverse`,
      { reason: 'Reported twice by the developer.' },
      sees(payment),
    )
    expect(reversed.status).toBe(200)
    expect((await accounting.one(sale.id, agentId)).state).toBe('on_hold')
    const released = await accounting.letGo(await accounting.one(sale.id, agentId))
    expect(released.body.data).toMatchObject({ state: 'locked', eligible_on: null })
  })

  it('only who may hold does, and never from a version that is no longer true', async () => {
    const sale = await eligibleSale()
    const share = await accounting.one(sale.id, agentId)
    expect((await transactionCalls(house.agent.client).hold(share)).status).toBe(403)
    expect((await transactionCalls(house.president.client).hold(share)).status).toBe(403)
    await accounting.hold(share)
    expect((await accounting.letGo(share)).status).toBe(409)
  })
})
