import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import type { Receivables } from '@contract/modules/collection/receivables'
import { aPerson } from '@tests/api/attacks/people.support'
import { collectingHouse, type CollectingHouse } from '@tests/api/collection.support'
import type { Refusal } from '@tests/api/sales.support'
import { startApi, type Client, type TestApi } from '@tests/support/api'

const RECEIVABLES = '/api/v1/collection/receivables'

let api: TestApi
let house: CollectingHouse['house']
let billing: CollectingHouse['billing']
let desk: CollectingHouse['desk']
beforeAll(async () => {
  api = await startApi()
  ;({ house, billing, desk } = await collectingHouse(api))
})
afterAll(() => api.close())

const promise = (statementId: string, more: object = {}, client: Client = house.accounting) =>
  client.post<Refusal>(`${RECEIVABLES}/${statementId}/promises`, {
    promised_on: addDays(billing.today, 7),
    promised_amount: '1000.00',
    by_contact: 'Ana of treasury',
    ...more,
  })
const withdraw = (statementId: string, id: string, client: Client = house.accounting) =>
  client.post(`${RECEIVABLES}/${statementId}/promises/${id}/withdraw`, { reason: 'Agreed anew.' })
const lastOf = async (statementId: string, as_of = billing.today, client: Client = house.accounting) => {
  const { body } = await client.get<{ data: Receivables }>(`${RECEIVABLES}?as_of=${as_of}`)
  return body.data.rows.flatMap(row => row.statements).find(({ id }) => id === statementId)?.promise
}
const pay = (line_id: string, amount: string, more: object = {}) =>
  desk.posted({ cash_amount: amount, allocations: [{ line_id, amount }], ...more })

describe('a promise to pay', () => {
  it('is open until its day, kept by what is settled since, and broken where less was', async () => {
    const { statement, line } = await desk.billed()
    await pay(line.id, '1000.00')
    expect(await lastOf(statement.id)).toBeNull()
    expect((await promise(statement.id)).status).toBe(204)
    // What was paid before keeps no promise.
    expect(await lastOf(statement.id)).toMatchObject({
      ...{ amount: '1000.00', settled: '0.00', state: 'open', by_contact: 'Ana of treasury' },
    })
    const after = addDays(billing.today, 8)
    expect((await lastOf(statement.id, after))?.state).toBe('broken')
    await pay(line.id, '999.99')
    expect(await lastOf(statement.id, after)).toMatchObject({ settled: '999.99', state: 'broken' })
    const rest = await pay(line.id, '0.01')
    expect(await lastOf(statement.id)).toMatchObject({ settled: '1000.00', state: 'kept' })
    await desk.accounting.command(rest, 'void', { reason: 'Entered twice.' })
    expect((await lastOf(statement.id, after))?.state).toBe('broken')
  })

  it('gives way to a later one, and stands again once that is withdrawn', async () => {
    const { statement } = await desk.billed()
    await promise(statement.id)
    await promise(statement.id, { promised_amount: '2000.00', by_contact: null })
    const last = await lastOf(statement.id)
    expect(last?.amount).toBe('2000.00')
    expect((await withdraw(statement.id, last?.id ?? '')).status).toBe(204)
    expect((await lastOf(statement.id))?.amount).toBe('1000.00')
    expect((await withdraw(statement.id, last?.id ?? '')).status).toBe(409)
  })

  it('is of what is open, for a day to come, of a statement that was sent', async () => {
    const { statement } = await desk.billed()
    const codes = async (more: object) =>
      (await promise(statement.id, more)).body.fields?.map(({ code }) => code)
    expect(await codes({ promised_amount: '0.00' })).toEqual(['promise_above_open'])
    expect(await codes({ promised_amount: '84272.16' })).toEqual(['promise_above_open'])
    expect(await codes({ promised_on: addDays(billing.today, -1) })).toEqual(['promise_in_past'])
    const draft = await billing.draftOf((await billing.goldenSale()).id)
    expect((await promise(draft.id)).status).toBe(409)
  })

  it('is recorded by accounting, and seen with its own right and in one’s own units alone', async () => {
    const { statement } = await desk.billed()
    for (const client of [house.desk.client, house.agent.client])
      expect((await promise(statement.id, {}, client)).status).toBe(403)
    const codes = ['collection.promise.create', 'collection.receivable.view'] as const
    const davao = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'DVO' })
    expect((await promise(statement.id, {}, davao.client)).status).toBe(404)
    await promise(statement.id)
    const cebu = await aPerson(api, { codes, scope: 'ou', reach: 'home', unit: 'CEB' })
    expect(await lastOf(statement.id, billing.today, cebu.client)).toBeNull()
  })
})
