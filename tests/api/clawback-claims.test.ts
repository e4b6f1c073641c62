import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ClawbackMove } from '@contract/modules/commission/clawback-state'
import type { Clawback } from '@contract/modules/commission/clawback.resource'
import { adjustmentDesk, type AdjustmentDesk } from '@tests/api/adjustments.support'
import { aPerson } from '@tests/api/attacks/people.support'
import { leftBy } from '@tests/api/clawback.support'
import { withKey } from '@tests/api/ledger.support'
import { done, type Refusal } from '@tests/api/sales.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

const CLAWBACKS = '/api/v1/commission/clawbacks'
type One = { data: Clawback & { actions?: ClawbackMove[] } } & Refusal

let api: TestApi
let desk: AdjustmentDesk
beforeAll(async () => {
  api = await startApi()
  desk = await adjustmentDesk(api)
})
afterEach(() => desk.expectCommissionAgrees())
afterAll(() => api.close())

const claim = (sale_id: string, amount: string, more: object = {}, by = desk.house.accounting) =>
  by.post<One>(
    CLAWBACKS,
    {
      ...{ sale_id, seller_id: desk.agent.id, cause: 'wrong_payee', amount },
      ...{ reason: 'Paid to the wrong agent.', ...more },
    },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  )
const act = (by: Client, row: Clawback, path: string) =>
  by.post<One>(`${CLAWBACKS}/${row.id}/${path}`, {}, withKey(row))
const read = async (by: Client, id: string) => (await by.get<One>(`${CLAWBACKS}/${id}`)).body.data
/** The agent's share of the first tranche was released: 14,630.58, a tenth of it held back. */
const released = async () => {
  const { id } = await desk.billing.goldenSale()
  const { receipt } = await desk.released(id)
  return { id, receipt }
}
const claimed = async (saleId: string, amount: string) => {
  const row = done(await claim(saleId, amount))
  return { row, confirm: () => act(desk.house.president.client, row, 'confirm') }
}

describe('A clawback that is opened by hand', () => {
  it('owes nothing and is not told to the seller until another person confirms it', async () => {
    const { id } = await released()
    const { row, confirm } = await claimed(id, '5000.00')
    expect(row).toMatchObject({
      status: 'proposed',
      gross_amount: '5000.00',
      open_amount: '0.00',
      entry_id: null,
    })
    expect((await desk.house.agent.client.get(`${CLAWBACKS}/${row.id}`)).status).toBe(404)
    expect((await desk.shares(id, desk.agent))[0]).toMatchObject({ paid: '14630.58' })

    const confirmed = done(await confirm())
    expect(confirmed).toMatchObject({ status: 'open', applied_amount: '1463.06', open_amount: '3536.94' })
    expect(await leftBy(desk.house, [confirmed.entry_id ?? ''])).toEqual({
      ...{ '2070': '1463.06', '1130': '3536.94', '5010': '-5000.00' },
    })
    expect((await read(desk.house.agent.client, row.id)).open_amount).toBe('3536.94')
    expect((await desk.shares(id, desk.agent))[0]).toMatchObject({
      ...{ amount: '9630.58', releasable: '9630.58', paid: '9630.58' },
    })
    expect((await desk.adjustments(id))[0]).toMatchObject({
      cause: 'clawback',
      reason: 'Paid to the wrong agent.',
    })
  })

  it('is not confirmed by whoever opened it, nor by the seller, nor without the right', async () => {
    const { id } = await released()
    const both = await aPerson(api, {
      codes: ['commission.clawback.view', 'commission.clawback.create', 'commission.clawback.approve'],
    })
    const own = done(await claim(id, '10.00', {}, both.client))
    expect(own.actions ?? []).not.toContain('confirm')
    const refused = await act(both.client, own, 'confirm')
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('another person')])
    expect((await act(desk.house.accounting, own, 'confirm')).status).toBe(403)
    expect((await claim(id, '10.00', {}, desk.house.agent.client)).status).toBe(403)
    expect(done(await act(both.client, own, 'decline')).status).toBe('declined')
    expect((await act(desk.house.president.client, await read(both.client, own.id), 'confirm')).status).toBe(
      409,
    )
  })

  it('is of no more than was released and not clawed back, when it is opened and when it is confirmed', async () => {
    const { id, receipt } = await released()
    const above = await claim(id, '14630.59')
    expect([above.status, above.body.fields?.[0]]).toMatchObject([422, { path: 'amount' }])
    const { confirm } = await claimed(id, '14630.58')
    const { confirm: again } = await claimed(id, '0.01')
    expect((await confirm()).status).toBe(200)
    expect((await again()).status).toBe(422)
    expect((await desk.receipts.command(receipt, 'bounce', { reason: 'Account closed.' })).status).toBe(200)
  })

  it('stays taken whatever is counted anew, and a correction pays the right seller', async () => {
    const { id } = await released()
    const { confirm } = await claimed(id, '5000.00')
    done(await confirm())
    await desk.changed(id, desk.price('5'))
    expect((await desk.shares(id, desk.agent))[0]).toMatchObject({ amount: '9630.58', paid: '9630.58' })
    await desk.changed(id, desk.price('2.5'))
    const others = [1, 2, 3].map(index => [desk.house.at('AGENT', index)] as const)
    await desk.changed(id, desk.sellers(others))
    expect((await desk.shares(id, desk.agent))[0]).toMatchObject({ amount: '0.00', paid: '0.00' })
    expect((await desk.shares(id, desk.house.at('AGENT', 3)))[0]).toMatchObject({ releasable: '14630.58' })
    // What was not taken by hand is clawed back by the change: in all what he was paid.
    expect((await desk.ofAgent(id)).map(({ gross }) => gross)).toEqual(['9630.58', '5000.00'])
  })

  it('is recovered from later releases, and gives nothing back when the sale is cancelled', async () => {
    const { id } = await released()
    const { confirm } = await claimed(id, '5000.00')
    done(await confirm())
    await desk.cancelled(id)
    expect((await desk.ofAgent(id)).map(({ gross }) => gross)).toEqual(['9630.58', '5000.00'])
  })

  it('of a share that is paid in part takes from what comes in next first', async () => {
    const { id } = await desk.billing.goldenSale()
    const { line } = await desk.billed(id)
    await desk.paid(line, '42136.07')
    await desk.releasedTranche(id, 1)
    const paid = (await desk.shares(id, desk.agent))[0]?.paid ?? ''
    const { confirm } = await claimed(id, paid)
    done(await confirm())
    expect((await desk.shares(id, desk.agent))[0]).toMatchObject({ releasable: '0.00', paid: '0.00' })
    await desk.paid(await desk.lineOf(line.statement_id))
    const [share] = await desk.shares(id, desk.agent)
    expect(share?.releasable).toBe(share?.amount)
  })
})
