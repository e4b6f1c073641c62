import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SaleOfBuyer } from '@contract/modules/sales/sale-people.views'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { sellingDesk, type SellingDesk } from '@tests/api/sales.support'

let api: TestApi
let house: SellingDesk
beforeAll(async () => {
  api = await startApi()
  house = await sellingDesk(api)
})
afterAll(() => api.close())

const of = (client: Client, id: string) => client.get<{ data: SaleOfBuyer[] }>(`/api/v1/sales/of-buyer/${id}`)
const rolesOf = async (id: string, client = house.desk.client) =>
  (await of(client, id)).body.data.map(row => [row.id, row.role, row.of_name])
const nameOf = async (id: string) =>
  (await house.db.selectFrom('buyer').select('full_name').where('id', '=', id).executeTakeFirstOrThrow())
    .full_name
const marry = async (one: string, to: string) =>
  sql`update buyer set civil_status = 'married', spouse_buyer_id = ${to} where id = ${one}`.execute(house.db)

describe('the sales of a buyer', () => {
  it('are those of principals, co-buyers, spouses and attorneys-in-fact, each with the role', async () => {
    const [principal, other, spouse, attorney] = [
      await house.buyer(),
      await house.buyer(),
      await house.buyer(),
      await house.buyer({ mobile: '+639175550101', email: 'Attorney@Mail.test' }),
    ]
    await marry(other, spouse)
    const signs = JSON.stringify({ name: 'Somebody', mobile: '0917 555-0101', email: null })
    await sql`update buyer set attorney_in_fact = ${signs} where id = ${principal}`.execute(house.db)
    const sale = await house.desk.drafted(
      await house.golden({
        buyer_id: principal,
        co_buyers: [{ buyer_id: other, share_pct: '40', relationship: 'sister' }],
      }),
    )
    expect(await rolesOf(principal)).toEqual([[sale.id, 'principal', null]])
    expect(await rolesOf(other)).toEqual([[sale.id, 'co_buyer', null]])
    expect(await rolesOf(spouse)).toEqual([[sale.id, 'spouse', await nameOf(other)]])
    expect(await rolesOf(attorney)).toEqual([[sale.id, 'attorney', await nameOf(principal)]])
    const byMail = JSON.stringify({ name: 'Somebody', mobile: null, email: 'attorney@mail.test' })
    await sql`update buyer set attorney_in_fact = ${byMail} where id = ${principal}`.execute(house.db)
    expect(await rolesOf(attorney)).toHaveLength(1)
  })

  it('name each sale once, by the nearest role, and a namesake in none', async () => {
    const [principal, spouse] = [await house.buyer(), await house.buyer()]
    await marry(spouse, principal)
    const sale = await house.desk.drafted(
      await house.golden({
        buyer_id: principal,
        co_buyers: [{ buyer_id: spouse, share_pct: '50', relationship: 'spouse' }],
      }),
    )
    expect(await rolesOf(spouse)).toEqual([[sale.id, 'co_buyer', null]])
    const namesake = await house.buyer()
    const named = JSON.stringify({ name: await nameOf(namesake), mobile: null, email: null })
    await sql`update buyer set attorney_in_fact = ${named} where id = ${principal}`.execute(house.db)
    expect(await rolesOf(namesake)).toEqual([])
  })

  it('OBJ-14 are those that the reader sees, of buyers whom the reader sees', async () => {
    const [mine, foreign] = [
      await house.buyer({ owner_employee_id: house.at('AGENT').employee_id }),
      await house.buyer({ owner_employee_id: house.at('AGENT', 1).employee_id }),
    ]
    const sellers = [house.line(house.at('AGENT', 1), 'agent')]
    await house.desk.drafted(await house.golden({ buyer_id: mine, sellers }))
    const agent = house.agent.client
    expect(await rolesOf(mine)).toHaveLength(1)
    expect(await rolesOf(mine, agent)).toEqual([])
    expect((await of(agent, foreign)).status).toBe(404)
    expect((await of(await api.as('hr_staff'), mine)).status).toBe(403)
  })
})
