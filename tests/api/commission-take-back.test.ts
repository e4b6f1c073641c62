import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { startApi, type TestApi } from '@tests/support/api'
import {
  bodyOf,
  SCHEMES,
  schemeCode,
  schemeDesk,
  type SchemeDesk,
} from '@tests/api/commission-schemes.support'
import { sees, sellingDesk, type SellingDesk } from '@tests/api/sales.support'

let api: TestApi
let house: SellingDesk
let desk: SchemeDesk
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
  desk = schemeDesk(house)
})
afterAll(() => api.close())

describe('a published version that is still to come', () => {
  /** Version 2 of a line, from a day on, and the first as it stood until then. */
  async function coming(valid_from: string) {
    const first = await desk.published(await desk.terms())
    const second = (await desk.publish((await desk.next(first, valid_from)).body.data)).body.data
    return { first, second }
  }
  const standing = (id: string) =>
    house.db
      .selectFrom('commission_scheme')
      .select(['status', 'valid_to'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  it('is a draft again once it is taken back, and the one before it runs on', async () => {
    const start = addDays(await house.today(), 30)
    const { first, second } = await coming(start)
    expect(second.former_valid_to).toBeNull()
    expect(await standing(first.id)).toEqual({ status: 'retired', valid_to: addDays(start, -1) })
    const taken = await desk.withdraw(second)
    expect(taken.status).toBe(200)
    expect(taken.body.data).toMatchObject({ state: 'draft', faults: [], version: 2, valid_from: start })
    expect(await standing(first.id)).toEqual({ status: 'active', valid_to: null })
    expect((await desk.timeline(first.id))[0]).toMatchObject({
      action: 'commission_scheme.resume',
      diff: { valid_to: [addDays(start, -1), null] },
    })
    const changed = await desk.change(taken.body.data, { company_rate_pct: '6.25' })
    expect((await desk.publish(changed.body.data)).body.data).toMatchObject({ state: 'coming' })
    expect(await standing(first.id)).toEqual({ status: 'retired', valid_to: addDays(start, -1) })
  })

  it('gives the one before it the last day back that it had of its own', async () => {
    const today = await house.today()
    const body = await desk.terms()
    const first = (await desk.retire(await desk.published(body), addDays(today, 90))).body.data
    const second = (await desk.publish((await desk.next(first, addDays(today, 30))).body.data)).body.data
    expect(second.former_valid_to).toBe(addDays(today, 90))
    expect((await desk.get(first.id)).valid_to).toBe(addDays(today, 29))
    expect((await desk.withdraw(second)).status).toBe(200)
    expect(await standing(first.id)).toEqual({ status: 'retired', valid_to: addDays(today, 90) })
  })

  it('the first of its line is a draft again as well', async () => {
    const scheme = await desk.published(await desk.terms({ valid_from: addDays(await house.today(), 1) }))
    expect((await desk.withdraw(scheme)).body.data).toMatchObject({ state: 'draft', version: 1 })
  })

  it('stands once it has begun, and in the database too', async () => {
    const today = await house.today()
    const { second } = await coming(today)
    const scheme = await desk.published(await desk.terms())
    const draft = await desk.drafted(await desk.terms())
    for (const each of [second, scheme, draft]) {
      const answer = await desk.withdraw(each)
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'Only a published version that is not yet effective can be withdrawn.',
      ])
    }
    await expect(
      sql`update commission_scheme set status = 'draft' where id = ${scheme.id}`.execute(house.db),
    ).rejects.toThrow(/never changed/)
  })

  it('stands while a sale is counted by it', async () => {
    const { second } = await coming(addDays(await house.today(), 5))
    const { id } = await house.booked()
    const moved = sql`update sale_commission set scheme_id = ${second.id} where sale_id = ${id}`
    await moved.execute(house.db)
    const answer = await desk.withdraw(second)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Sales use this version, so it cannot be withdrawn.',
    ])
    await expect(
      sql`update commission_scheme set status = 'draft', former_status = null where id = ${second.id}`.execute(
        house.db,
      ),
    ).rejects.toThrow(/never changed/)
  })

  it('stands while another follows it, drafted or published', async () => {
    const today = await house.today()
    const { second } = await coming(addDays(today, 5))
    const third = (await desk.next(second, addDays(today, 9))).body.data
    const told = 'Another version follows this one; take that one back or give it up first.'
    expect((await desk.withdraw(second)).body.message).toBe(told)
    expect((await desk.publish(third)).status).toBe(200)
    const seen = await desk.get(second.id)
    expect((await desk.withdraw(seen)).body.message).toBe(told)
    expect((await desk.get(second.id)).row_version).toBe(seen.row_version)
  })

  it('stands where the one before it would meet another scheme', async () => {
    const today = await house.today()
    const first = await desk.published(await desk.terms())
    const draft = (await desk.next(first, addDays(today, 5))).body.data
    const short = await desk.change(draft, { valid_to: addDays(today, 20) })
    const second = (await desk.publish(short.body.data)).body.data
    const code = schemeCode('O')
    await desk.published(bodyOf(first, { code, valid_from: addDays(today, 21) }))
    const answer = await desk.withdraw(second)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'The version before it cannot run on: another scheme holds later for the same projects.',
    ])
    expect((await desk.get(second.id)).state).toBe('coming')
    expect((await desk.get(first.id)).valid_to).toBe(addDays(today, 4))
  })

  it('is taken back by whoever may publish alone, as it was seen', async () => {
    const { second } = await coming(addDays(await house.today(), 5))
    for (const role of ['accounting', 'sales_admin', 'super_admin', 'agent'] as const) {
      const client = await api.as(role)
      const answer = await client.post(`${SCHEMES}/${second.id}/withdraw`, undefined, sees(second))
      expect(answer.status).toBe(403)
    }
    const unseen = await desk.withdraw({ id: second.id, row_version: second.row_version - 1 })
    expect([unseen.status, unseen.body.code]).toEqual([409, 'stale_record'])
  })

  it('two take one version back: one wins, and the one before it is ended by nobody', async () => {
    const first = await desk.published(await desk.terms())
    const draft = (await desk.next(first, addDays(await house.today(), 8))).body.data
    const version = (await desk.publish(draft)).body.data
    const answers = await Promise.all([
      desk.withdraw(version),
      desk.withdraw(version),
      desk.withdraw(version),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await desk.get(first.id)).toMatchObject({ status: 'active', valid_to: null })
  })
})
