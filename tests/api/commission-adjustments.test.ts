import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { ShareChange } from '@contract/selling/commission-adjustment'
import { adjustmentDesk, type AdjustmentDesk } from '@tests/api/adjustments.support'
import { aRole } from '@tests/api/attacks/people.support'
import { leftBy } from '@tests/api/clawback.support'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
let desk: AdjustmentDesk
beforeAll(async () => {
  api = await startApi()
  desk = await adjustmentDesk(api)
})
afterEach(() => desk.expectCommissionAgrees())
afterAll(() => api.close())

type Preview = { commission: { changes: ShareChange[]; refusal: string | null } | null }
const sale = async () => (await desk.billing.goldenSale()).id
const sum = (amounts: readonly string[]) => moneyText(total(amounts.map(parseMoney)))
const at = (index: number) => desk.house.at('AGENT', index)
const ofAgent = async (saleId: string, index = 0) =>
  (await desk.shares(saleId, at(index))).map(({ amount }) => amount)

/** The golden deal: a gross commission of 250,809.98 at a discount of 2.5 %, of 244,378.96 at 5 %, of 257,241.00 at none. */
describe('A change of the price', () => {
  it('before anything is billed rewrites all tranches and their triggers, and posts nothing', async () => {
    const id = await sale()
    const before = await desk.tranches(id)
    await desk.changed(id, desk.price('5'))
    const after = await desk.tranches(id)
    expect(sum(after.map(({ gross }) => gross))).toBe('244378.95')
    expect(after.map(({ trigger }) => Number(trigger))).toEqual(
      before.map(({ trigger }) => expect.closeTo((Number(trigger) * 95) / 97.5, 0)),
    )
    const [adjustment] = await desk.adjustments(id)
    expect(adjustment).toMatchObject({
      ...{ cause: 'amendment', reason: 'As the buyer has asked.', entry_id: null },
      ...{ gross_before: '250809.98', gross_after: '244378.95' },
    })
  })

  it('once the first tranche is billed leaves it as it was, and puts the difference into those after it', async () => {
    const id = await sale()
    await desk.billed(id)
    const [first, second, third] = await desk.tranches(id)
    const agent = await ofAgent(id)
    await desk.changed(id, desk.price('5'))
    const after = await desk.tranches(id)
    expect(after[0]).toEqual(first)
    expect(sum(after.map(({ gross }) => gross))).toBe('244378.95')
    expect(Number(after[1]?.gross)).toBeLessThan(Number(second?.gross))
    expect(Number(after[2]?.gross)).toBeLessThan(Number(third?.gross))
    expect((await ofAgent(id))[0]).toBe(agent[0])
  })

  it('and back again leaves every share as it was before, to the centavo', async () => {
    const id = await sale()
    await desk.released(id)
    const before = await desk.state(id)
    await desk.changed(id, desk.price('7.25'))
    expect(await desk.state(id)).not.toEqual(before)
    await desk.changed(id, desk.price('2.5'))
    expect(await desk.state(id)).toEqual(before)
  })

  it('is shown beforehand, share by share, exactly as it follows, and to an agent his own alone', async () => {
    const id = await billedWhole()
    const ask = (change: object, client = desk.house.admin.client) =>
      client.post<{ data: Preview }>(`/api/v1/sales/records/${id}/amendments/preview`, {
        change,
        reason: 'A better price was agreed.',
      })
    const coming = (await ask(desk.price('5'))).body.data.commission
    expect(coming?.refusal).toBeNull()
    const { client: agent } = desk.house.agent
    const role_id = await aRole(api, { codes: ['sales.record.amend'], scope: 'own' })
    await api.database.db
      .insertInto('user_role')
      .values({ user_id: agent.user?.id ?? '', role_id, valid_to: null })
      .execute()
    const own = (await ask(desk.price('5'), agent)).body.data.commission?.changes
    expect(own).not.toEqual([])
    expect(own).toEqual(coming?.changes.filter(({ seller_name }) => seller_name === at(0).name))
    await desk.changed(id, desk.price('5'))
    const [adjustment] = await desk.adjustments(id)
    expect(coming?.changes).toEqual(adjustment?.changes)
    // Of other sellers: whoever is new is named, and what nobody is due any more stands at nothing.
    const others = desk.sellers([[desk.house.at('AGENT', 3)]])
    const exchange = (await ask(others)).body.data.commission
    expect(exchange?.changes.map(({ seller_name }) => seller_name)).toContain(desk.house.at('AGENT', 3).name)
    const { rows } = await sql<{ id: string }>`
      update commission_statement set status = 'disputed' where id in (
        select statement_id from statement_line where sale_id = ${id}) returning id`.execute(desk.house.db)
    expect((await ask(desk.price('2.5'))).body.data.commission?.refusal).toContain('statement')
    await sql`update commission_statement set status = 'sent' where id = any (${rows.map(each => each.id)}::uuid[])`.execute(
      desk.house.db,
    )
  })

  it('that is lower than what was billed credits the developer, and sellers are owed less', async () => {
    const id = await billedWhole()
    const before = await desk.tranches(id)
    await desk.changed(id, desk.price('5'))
    const after = await desk.tranches(id)
    expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
    expect(after.at(-1)?.adjusted).toBe('-6431.03')
    const [{ entry_id } = { entry_id: null }] = await desk.adjustments(id)
    expect(await leftBy(desk.house, [entry_id ?? ''])).toMatchObject({
      ...{ '4010': '6431.03', '2030': '771.72', '1110': '-7202.75' },
    })
    expect(await desk.clawbacks(id)).toEqual([])
  })

  it('of which everything is paid and released owes the developer a refund and claws sellers back', async () => {
    const id = await billedWhole(async line => {
      await desk.paid(line)
    })
    for (const { seq } of await desk.tranches(id)) await desk.releasedTranche(id, seq)
    await desk.changed(id, desk.price('5'))
    const [{ entry_id } = { entry_id: null }] = await desk.adjustments(id)
    expect(await leftBy(desk.house, [entry_id ?? ''])).toMatchObject({
      '4010': '6431.03',
      '2080': '-7202.75',
    })
    const clawbacks = await desk.clawbacks(id)
    expect(new Set(clawbacks.map(({ cause }) => cause))).toEqual(new Set(['price_change']))
    expect(clawbacks).toHaveLength(6)
    // Back again: the refund is not owed any more, and what was clawed back may be released again.
    await desk.changed(id, desk.price('2.5'))
    expect((await desk.tranches(id)).map(({ adjusted }) => Number(adjusted))).toEqual(
      (await desk.tranches(id)).map(() => 0),
    )
    const shares = await desk.shares(id, desk.agent)
    expect(shares.every(({ amount, releasable }) => amount === releasable)).toBe(true)
  })

  it('that is higher after everything was billed makes a tranche of the difference, which is billed like the others', async () => {
    const id = await billedWhole()
    const count = (await desk.tranches(id)).length
    await desk.changed(id, desk.price('0.5'))
    const extra = (await desk.tranches(id)).at(-1)
    expect(extra).toMatchObject({ seq: count + 1, status: 'eligible', gross: '5144.82' })
    await desk.released(id, count + 1)
    expect((await desk.tranches(id)).at(-1)?.status).toBe('collected')
  })

  it('is credited once more where the receipt of a refunded line bounces', async () => {
    let receipt: Awaited<ReturnType<AdjustmentDesk['paid']>> | undefined
    const id = await billedWhole(async line => {
      receipt = await desk.paid(line)
    })
    await desk.changed(id, desk.price('5'))
    expect((await desk.receipts.command(receipt!, 'bounce', { reason: 'Account closed.' })).status).toBe(200)
    await desk.expectCommissionAgrees()
    await desk.cancelled(id)
  })
})

describe('A change of the sellers', () => {
  it('after a tranche was billed gives its share to the right seller, who is paid as the developer pays', async () => {
    const id = await sale()
    const { line } = await desk.billed(id)
    const first = (await ofAgent(id, 2))[0]
    await desk.changed(id, desk.sellers([[at(0)], [at(1)], [at(3)]]))
    expect(await desk.shares(id, at(2))).toMatchObject([{ amount: '0.00', adjusted: `-${first}` }])
    expect((await desk.shares(id, at(3)))[0]).toMatchObject({
      amount: first,
      adjusted: first,
      releasable: '0.00',
    })
    await desk.paid(line)
    expect((await desk.shares(id, at(2)))[0]).toMatchObject({ releasable: '0.00' })
    expect((await desk.shares(id, at(3)))[0]).toMatchObject({ releasable: first })
  })

  it('after it was collected stops what was not released yet', async () => {
    const id = await sale()
    const { line } = await desk.billed(id)
    await desk.paid(line)
    await desk.changed(id, desk.sellers([[at(0)], [at(1)], [at(3)]]))
    expect((await desk.shares(id, at(2)))[0]).toMatchObject({
      amount: '0.00',
      releasable: '0.00',
      paid: '0.00',
    })
    expect(await desk.clawbacks(id)).toEqual([])
  })

  it('after it was released claws it back, and pays the right seller anew', async () => {
    const id = await sale()
    await desk.released(id)
    const first = (await ofAgent(id, 2))[0] ?? ''
    await desk.changed(id, desk.sellers([[at(0)], [at(1)], [at(3)]]))
    const [clawback, ...others] = await desk.clawbacks(id)
    expect(others).toEqual([])
    expect(clawback).toMatchObject({ seller_id: at(2).id, cause: 'price_change', gross: first })
    expect((await desk.shares(id, at(3)))[0]).toMatchObject({ releasable: first, paid: '0.00' })
    // He comes back: what he was paid is still owed back, and may be released to him again.
    await desk.changed(id, desk.sellers([[at(0)], [at(1)], [at(2)]]))
    expect((await desk.shares(id, at(2)))[0]).toMatchObject({
      amount: first,
      adjusted: '0.00',
      releasable: first,
    })
    expect((await desk.shares(id, at(3)))[0]).toMatchObject({ amount: '0.00', releasable: '0.00' })
  })

  it('that only weighs them otherwise is made up for by what is still open', async () => {
    const id = await sale()
    await desk.released(id)
    const paid = (await ofAgent(id))[0]
    await desk.changed(
      id,
      desk.sellers([
        [at(0), '50'],
        [at(1), '30'],
        [at(2), '20'],
      ]),
    )
    expect((await ofAgent(id))[0]).toBe(paid)
    expect([sum(await ofAgent(id)), sum(await ofAgent(id, 1)), sum(await ofAgent(id, 2))]).toEqual([
      ...['73152.91', '43891.75', '29261.16'],
    ])
  })
})

describe('An adjustment', () => {
  it('waits for a statement that claims the commission and is not sent', async () => {
    const id = await sale()
    await desk.billing.approved(id)
    const { status, text } = await desk.amended(id, desk.price('5'))
    expect([status, text]).toEqual([409, expect.stringContaining('is not sent yet')])
  })

  it('bars the void of the statement that it changed', async () => {
    const id = await sale()
    const { statement } = await desk.billed(id)
    await desk.changed(id, desk.sellers([[at(0)], [at(1)], [at(3)]]))
    const refused = await desk.billing.accounting.command(statement, 'void', { reason: 'Wrong amounts.' })
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('was adjusted after it was sent'),
    ])
  })

  it('shows a seller his own shares alone', async () => {
    const id = await sale()
    await desk.changed(id, desk.price('5'))
    const [adjustment] = (await desk.house.agent.detail(id)).commission?.adjustments ?? []
    expect(adjustment).toMatchObject({ gross_before: null, gross_after: null })
    expect(new Set(adjustment?.changes.map(({ seller_name }) => seller_name))).toEqual(new Set([at(0).name]))
  })

  it('of what was billed is refused by the database whoever writes it', async () => {
    const id = await sale()
    await desk.billed(id)
    await expect(
      desk.house.db
        .updateTable('commission_share')
        .set({ amount: '1.00' })
        .where(sql.ref('seller_id'), '=', at(0).id)
        .where(sql.ref('sale_id'), '=', id)
        .execute(),
    ).rejects.toThrow('a billed share stays as it was billed')
  })
})

/** Every tranche of a golden deal billed by one statement; each of its lines followed by what is done with it. */
async function billedWhole(
  then: (line: { id: string; open_amount: string }) => Promise<void> = async () => {},
): Promise<string> {
  const id = await sale()
  await desk.openAll(id)
  const statement = await desk.billing.sent(id)
  for (const line of await desk.openLines()) if (line.statement_id === statement.id) await then(line)
  return id
}
