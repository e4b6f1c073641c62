import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Aggregate, CellBlock } from '@contract/kernel/list-calls'
import { trialAmounts } from '@tests/api/resource-amounts.support'
import type { Client, TestApi } from '@tests/support/api'

let api: TestApi
let cebu: Client
let company: Client
beforeAll(async () => {
  ;({ api, cebu, company } = await trialAmounts())
})
afterAll(() => api.close())

async function ask(client: Client, blocks: CellBlock[] | string, more: Record<string, string> = {}) {
  const text = typeof blocks === 'string' ? blocks : JSON.stringify(blocks)
  return client.get<{ data: Aggregate }>(
    `/api/v1/trials/aggregate?${new URLSearchParams({ blocks: text, ...more }).toString()}`,
  )
}
const of = async (blocks: CellBlock[], more: Record<string, string> = {}, client = cebu) =>
  (await ask(client, blocks, more)).body.data
const block = (from: number, to: number, ...fields: string[]): CellBlock => ({ from, to, fields })

describe('figures of a range', () => {
  it('are exact, to the last centavo', async () => {
    expect(await of([block(0, 5, 'amount')])).toEqual({
      count: 5,
      numeric: 5,
      sum: '100000000000002.24',
      min: '-5.05',
      max: '99999999999999.99',
    })
  })

  it('go by the places of the list, in its sort and filter', async () => {
    expect((await of([block(0, 1, 'amount')])).sum).toBe('0.30')
    expect((await of([block(0, 1, 'amount')], { sort: 'code:desc' })).sum).toBe('7.00')
    expect((await of([block(0, 9, 'amount')], { search: 'only' })).sum).toBe('0.10')
    const filter = JSON.stringify({ pieces: { filterType: 'number', type: 'greaterThan', filter: 3 } })
    expect((await of([block(0, 0, 'pieces')], { filter })).sum).toBe('4')
  })

  it('add up several blocks and fields, and count what is no figure', async () => {
    expect(await of([block(0, 0, 'amount', 'name'), block(4, 5, 'amount', 'pieces')])).toEqual({
      count: 5,
      numeric: 4,
      sum: '16.10',
      min: '0.10',
      max: '7.00',
    })
    expect(await of([block(0, 5, 'name', 'ou_label')])).toEqual({
      count: 12,
      numeric: 0,
      sum: null,
      min: null,
      max: null,
    })
  })

  it('of a whole list are the same as by places, however far the block is said to go', async () => {
    const whole = await of([block(0, 999_999, 'amount')])
    expect(whole).toEqual(await of([block(0, 5, 'amount')]))
    expect(await of([block(0, 999_999, 'amount')], { sort: 'amount:asc' })).toEqual(whole)
  })

  it('OBJ-11 keep to the units one sees: those of each unit add up to those of all', async () => {
    const [own, all] = [await of([block(0, 99, 'pieces')]), await of([block(0, 99, 'pieces')], {}, company)]
    expect(own.numeric).toBe(6)
    expect(all.numeric).toBe(7)
    const parts = await Promise.all(
      ['CEB', 'DVO', 'HO'].map(async unit => {
        const { body } = await company.get<{ data: Aggregate }>(
          `/api/v1/trials/aggregate?${new URLSearchParams({ blocks: JSON.stringify([block(0, 99, 'pieces')]) }).toString()}`,
          { headers: { 'x-active-ou': unit } },
        )
        return Number(body.data.sum ?? 0)
      }),
    )
    expect(parts.reduce((a, b) => a + b, 0)).toBe(Number(all.sum))
  })

  it.each([
    ['[]'],
    ['{'],
    ['[{"from":3,"to":1,"fields":["amount"]}]'],
    ['[{"from":0,"to":1,"fields":["secret"]}]'],
    ['[{"from":0,"to":1,"fields":["amount) from app_user--"]}]'],
    ['[{"from":-1,"to":1,"fields":["amount"]}]'],
    ['[{"from":0,"to":1,"fields":["amount"],"__proto__":{"x":1}}]'],
  ])('INJ-16 refuse %s', async blocks => {
    expect((await ask(cebu, blocks)).status).toBe(400)
  })
})
