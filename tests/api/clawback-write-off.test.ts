import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ClawbackMove, Recovery } from '@contract/modules/commission/clawback-state'
import type { Clawback } from '@contract/modules/commission/clawback.resource'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { aPerson } from '@tests/api/attacks/people.support'
import { clawbackDesk, leftBy, type ClawbackDesk } from '@tests/api/clawback.support'
import { withKey } from '@tests/api/ledger.support'
import { listOf } from '@tests/api/notifications.support'
import { done, type Refusal } from '@tests/api/sales.support'

const CLAWBACKS = '/api/v1/commission/clawbacks'
type ClawbackAnswer = Clawback & { actions?: ClawbackMove[]; recoveries?: Recovery[] }
type One = { data: ClawbackAnswer } & Refusal

let api: TestApi
let desk: ClawbackDesk
let president: Client
beforeAll(async () => {
  api = await startApi()
  desk = await clawbackDesk(api)
  president = desk.house.president.client
})
afterAll(() => api.close())

const get = async (client: Client, id: string) => (await client.get<One>(`${CLAWBACKS}/${id}`)).body.data
const command = (client: Client, row: Clawback, path: string, body: object = {}) =>
  client.post<One>(`${CLAWBACKS}/${row.id}/${path}`, body, withKey(row))
const listed = async (client: Client) =>
  (await client.get<{ data: Clawback[] }>(`${CLAWBACKS}?start=0&end=100`)).body.data
const reason = 'The seller has left for good.'

/** What the agent owes back of a receipt that was voided: 13,167.52 once its holdback is used. */
async function opened() {
  const sale = await desk.billing.goldenSale()
  const { receipt } = await desk.released(sale.id)
  done(await desk.receipts.command(receipt, 'void', { reason: 'Entered twice.' }))
  const [own] = await desk.ofAgent(sale.id)
  if (!own) throw new Error('a clawback is open')
  return { sale, own: await get(desk.house.accounting, own.id) }
}

describe('a clawback', () => {
  it('is listed to whoever may see it, to a seller as his own alone, and told to him', async () => {
    const { sale, own } = await opened()
    expect((await listed(desk.house.accounting)).filter(({ sale_id }) => sale_id === sale.id)).toHaveLength(6)
    const seen = await listed(desk.house.agent.client)
    expect(new Set(seen.map(({ seller_id }) => seller_id))).toEqual(new Set([desk.agent.id]))
    expect(await get(desk.house.agent.client, own.id)).toMatchObject({
      ...{ sale_no: sale.sale_no, open_amount: '13167.52', cause: 'developer_reversal' },
      ...{ reason: 'Entered twice.', actions: [], recoveries: [] },
    })
    const { items } = await listOf(desk.house.agent.client)
    const told = items.filter(
      ({ kind, text }) => kind === 'clawback.opened' && text.includes(sale.sale_no ?? '-'),
    )
    expect(told.map(({ path }) => path)).toEqual([`/commission/clawbacks?record=${own.id}`])
    expect((await (await api.as('hr_staff')).get(CLAWBACKS)).status).toBe(403)
  })

  it('is written off by two: one asks, another agrees, and what is open becomes an expense', async () => {
    const { own } = await opened()
    expect(own.actions).toEqual(['ask_write_off'])
    expect((await command(president, own, 'write-off')).status).toBe(409)
    const asked = done(await command(desk.house.accounting, own, 'ask-write-off', { reason }))
    expect(asked).toMatchObject({ write_off_reason: reason, status: 'open' })
    expect((await get(president, own.id)).actions).toEqual(['write_off', 'keep'])
    expect((await command(desk.house.accounting, asked, 'write-off')).status).toBe(403)
    const off = done(await command(president, asked, 'write-off'))
    expect(off).toMatchObject({
      actions: [],
      status: 'written_off',
      written_off_amount: '13167.52',
      open_amount: '0.00',
    })
    expect(await leftBy(desk.house, [off.write_off_entry_id ?? ''])).toEqual({
      '1130': '-13167.52',
      '6900': '13167.52',
    })
    expect((await command(desk.house.accounting, off, 'ask-write-off', { reason })).status).toBe(409)
    await desk.expectBooksAgree()
  })

  it('is not written off by the person who asked, nor by the one who owes it, and may be kept', async () => {
    const { own } = await opened()
    const codes = [
      'commission.clawback.view',
      'commission.clawback.create',
      'commission.clawback.write_off',
    ] as const
    const [{ client }, payee] = [await aPerson(api, { codes }), await aPerson(api, { codes })]
    const asked = done(await command(client, own, 'ask-write-off', { reason }))
    const refused = await command(client, asked, 'write-off')
    expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining('another person')])
    expect((await get(client, own.id)).actions).toEqual(['keep'])
    const kept = done(await command(president, asked, 'keep'))
    expect(kept).toMatchObject({ write_off_asked_by: null, write_off_reason: null, status: 'open' })
    const again = done(await command(client, kept, 'ask-write-off', { reason }))
    const { rows } = await sql<{ user_id: string }>`
      select user_id from employee where id = ${desk.agent.employee_id}`.execute(desk.house.db)
    const isOf = (userId: string) =>
      sql`update employee set user_id = ${userId} where id = ${desk.agent.employee_id}`.execute(desk.house.db)
    await isOf(payee.id)
    const offered = await get(payee.client, own.id)
    const barred = await command(payee.client, again, 'write-off')
    await isOf(rows[0]?.user_id ?? '')
    expect(offered.actions).toEqual([])
    expect([barred.status, barred.body.message]).toEqual([403, expect.stringContaining('yourself')])
  })

  it('that a release has recovered in part is written off for the rest alone', async () => {
    const { own } = await opened()
    await sql`insert into commission_recovery (ou_id, clawback_id, release_id, amount, recovered_on)
      select ou_id, ${own.id}, id, 3167.52, paid_on from commission_release
      where seller_id = ${own.seller_id} order by created_at desc limit 1`.execute(desk.house.db)
    const now = await get(desk.house.accounting, own.id)
    expect(now).toMatchObject({ status: 'recovering', recovered_amount: '3167.52', open_amount: '10000.00' })
    expect(now.recoveries?.map(({ amount }) => amount)).toEqual(['3167.52'])
    const asked = done(await command(desk.house.accounting, now, 'ask-write-off', { reason }))
    const off = done(await command(president, asked, 'write-off'))
    expect(off).toMatchObject({ written_off_amount: '10000.00', open_amount: '0.00' })
  })
})
