import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'

type Row = { id: string; row_version: number; name: string; employee_id: string; employee_label: string }
type List = { data: Row[] }
type Refusal = { fields: { path: string; code: string }[] }

const TEAMS = '/api/v1/maintenance/sales-teams'
const MEMBERS = '/api/v1/maintenance/sales-team-members'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const rows = async (client: Client, url: string) =>
  (await client.get<List>(`${url}?start=0&end=200`)).body.data
const teamCalled = async (name: string) => (await rows(admin, TEAMS)).find(row => row.name === name)

/** A seller of a team of the demo company, with what a second membership of hers would take. */
async function seller(team: string) {
  const found = await teamCalled(team)
  const member = await api.database.db
    .selectFrom('sales_team_member')
    .selectAll()
    .where('team_id', '=', found?.id ?? '')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { ou_id, team_id, employee_id, position_id } = member
  return { member, again: { ou_id, team_id, employee_id, position_id } }
}

describe('sales teams by the line', () => {
  it('shows a sales manager the own team and its members, and nobody else’s', async () => {
    const manager = await api.as('sales_manager')
    expect((await rows(manager, TEAMS)).map(({ name }) => name)).toEqual(['Team Alab'])
    const members = await rows(manager, MEMBERS)
    expect(members.map(({ employee_label }) => employee_label)).toContain('Inting, Paolo S.')
    expect((await rows(admin, MEMBERS)).length).toBeGreaterThan(members.length)
    const others = await teamCalled('Team Bayani')
    expect((await manager.get(`${TEAMS}/${others?.id}`)).status).toBe(404)
  })
})

describe('a member', () => {
  it('is in no two teams on one day, and may go on the day after', async () => {
    const { member, again } = await seller('Team Diwa')
    const refused = await admin.post<Refusal>(MEMBERS, { ...again, valid_from: '2026-02-01' })
    expect(refused.status).toBe(422)
    expect(refused.body.fields).toMatchObject([{ path: 'valid_from', code: 'member_elsewhere' }])

    const ended = await admin.send(
      'PATCH',
      `${MEMBERS}/${member.id}`,
      { valid_to: '2026-01-31' },
      {
        headers: { 'if-match': `"${member.row_version}"` },
      },
    )
    expect(ended.status).toBe(200)
    expect((await admin.post(MEMBERS, { ...again, valid_from: '2026-02-01' })).status).toBe(201)
  })

  it('joins once, however many say so at once', async () => {
    const { member, again } = await seller('Team Kidlat')
    await admin.send(
      'PATCH',
      `${MEMBERS}/${member.id}`,
      { valid_to: '2026-03-31' },
      {
        headers: { 'if-match': `"${member.row_version}"` },
      },
    )
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin.post(MEMBERS, { ...again, valid_from: '2026-04-01' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(422)])
  })
})
