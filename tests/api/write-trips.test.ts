import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@contract/kernel/dates'
import { aPerson } from '@tests/api/attacks/people.support'
import { leaveCompany, REQUESTS } from '@tests/api/leave.support'
import { aUnit, propertyCalls, UNITS } from '@tests/api/property.support'
import { startApi, type TestApi } from '@tests/support/api'
import { countTrips } from '@tests/support/count-trips'
import { dayOfNextYear, NEXT_YEAR } from '@tests/support/next-year'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const version = (of: { row_version: number }) => ({ 'if-match': `"${of.row_version}"` })

describe('a common write waits for the database as seldom as it can', () => {
  it('locks, changes, reads and ends a command on a unit in five round trips, and with a key in one more', async () => {
    const client = await api.as('ou_admin')
    const { taken } = countTrips(api.database.pool, client.user?.id ?? '')
    const { command } = propertyCalls(client)
    const reason = 'Road is being widened'
    expect((await command(await aUnit(api), 'block', { reason })).status).toBe(200)
    taken()

    const unit = await aUnit(api)
    const blocked = await command(unit, 'block', { reason })
    expect(blocked.status).toBe(200)
    expect(taken()).toEqual([5])

    const headers = { ...version(blocked.body.data), 'idempotency-key': 'trips-of-a-unit' }
    expect((await client.post(`${UNITS}/${unit.id}/unblock`, undefined, { headers })).status).toBe(200)
    expect(taken()).toEqual([6])
  })

  it('adds a record in two round trips and changes it in three, and with a key in one more', async () => {
    const codes = ['maintenance.division.create', 'maintenance.division.edit'] as const
    const { id, client } = await aPerson(api, { codes })
    const { taken } = countTrips(api.database.pool, id)
    const add = (code: string, headers = {}) =>
      client.post<{ data: { id: string; row_version: number } }>(
        '/api/v1/maintenance/divisions',
        { code, name: `Division ${code}` },
        { headers },
      )
    await add('TRIP1')
    taken()
    const { status, body } = await add('TRIP2')
    expect([status, taken()]).toEqual([201, [2]])
    await add('TRIP3', { 'idempotency-key': 'trips-of-a-new-division' })
    expect(taken()).toEqual([3])
    const change = { name: 'Division of Trips' }
    const headers = version(body.data)
    const changed = await client.patch(`/api/v1/maintenance/divisions/${body.data.id}`, change, { headers })
    expect([changed.status, taken()]).toEqual([200, [3]])
    const stale = await client.patch(`/api/v1/maintenance/divisions/${body.data.id}`, change, { headers })
    expect([stale.status, taken()]).toEqual([409, []])
  })

  it('drafts and submits a leave in no more round trips than it did when this was counted', async () => {
    const company = await leaveCompany(api)
    await company.give('VL', '12.00', NEXT_YEAR)
    const { client } = company.nico
    const { taken } = countTrips(api.database.pool, client.user?.id ?? '')
    const ask = async (on: string) => {
      const days = { date_from: on, date_to: on, accepts_unpaid: true }
      const body = { leave_type_id: company.typeId('VL'), ...days, reason: 'A visit to my parents' }
      const draft = await client.post<{ data: { id: string; row_version: number } }>(REQUESTS, body)
      expect(draft.status).toBe(201)
      const { data } = draft.body
      const sent = await client.post(`${REQUESTS}/${data.id}/submit`, undefined, { headers: version(data) })
      expect(sent.status).toBe(200)
      return taken()
    }
    await ask(dayOfNextYear(10))
    const [drafted, submitted, ...more] = await ask(addDays(dayOfNextYear(10), 1))
    expect(drafted).toBeLessThanOrEqual(15)
    expect(submitted).toBeLessThanOrEqual(92)
    expect(more).toEqual([])
  })
})
