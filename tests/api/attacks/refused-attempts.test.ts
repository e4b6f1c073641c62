import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Client, type TestApi } from '@tests/support/api'
import { unitBody } from '@tests/support/writer'
import { aPerson } from '@tests/api/attacks/people.support'

let api: TestApi
let admin: Client
beforeAll(async () => {
  api = await startApi()
  admin = await api.as('super_admin')
})
afterAll(() => api.close())

const UNITS = '/api/v1/maintenance/operating-units'
type AuditRow = {
  actor_user_id: string
  action: string
  ip: string | null
  diff: { call: string; code: string }
}

async function noted(userId: string): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select actor_user_id, action, ip, diff from audit_log
    where action = 'access.refused' and actor_user_id = ${userId} order by seq`.execute(api.database.db)
  return rows
}

describe('what somebody tried without the right to it', () => {
  it('a change that was refused stands in the audit log, with who, from where, and which call', async () => {
    const person = await aPerson(api, { codes: ['maintenance.ou.view'] })
    expect((await person.client.post(UNITS, unitBody('TRY'))).status).toBe(403)
    expect(await noted(person.id)).toEqual([
      {
        actor_user_id: person.id,
        action: 'access.refused',
        ip: '127.0.0.1',
        diff: { call: `POST ${UNITS}`, code: 'forbidden' },
      },
    ])
    const filter = JSON.stringify({
      action: { filterType: 'text', type: 'equals', filter: 'access.refused' },
    })
    const shown = await admin.get<{ data: { actor_user_id: string }[] }>(
      `/api/v1/settings/audit?start=0&end=50&filter=${encodeURIComponent(filter)}`,
    )
    expect(shown.body.data.map(entry => entry.actor_user_id)).toContain(person.id)
  })

  it('a unit that is not one’s own is noted too, and reading without a right is not', async () => {
    const person = await aPerson(api, {
      codes: ['maintenance.ou.view', 'maintenance.ou.create'],
      unit: 'CEB',
    })
    const elsewhere = { headers: { 'x-active-ou': 'ZZZ' } }
    expect((await person.client.post(UNITS, unitBody('TRZ'), elsewhere)).status).toBe(403)
    expect((await person.client.get('/api/v1/settings/roles?start=0&end=5')).status).toBe(403)
    expect((await noted(person.id)).map(({ diff }) => diff.call)).toEqual([`POST ${UNITS}`])
  })

  it('a wrong password where one’s own has to be shown leaves a row', async () => {
    const person = await aPerson(api)
    const wrong = await person.client.post('/api/v1/auth/confirm-password', {
      password: 'not the one at all',
    })
    expect(wrong.status).toBe(403)
    const { rows } = await sql<{ action: string }>`
      select action from audit_log where actor_user_id = ${person.id} order by at desc, seq desc limit 1`.execute(
      api.database.db,
    )
    expect(rows).toEqual([{ action: 'auth.confirm_failed' }])
  })

  it('attempts at one route are noted five times an hour, so that nobody floods the log with them', async () => {
    const person = await aPerson(api)
    for (let n = 0; n < 12; n += 1) await person.client.post(UNITS, unitBody('TRX'))
    const rows = await noted(person.id)
    expect(rows).toHaveLength(5)
    expect(rows[4]?.diff).toMatchObject({ further: 'not noted for 60 minutes' })
    expect((await person.client.post('/api/v1/maintenance/positions', {})).status).toBe(403)
    expect(await noted(person.id)).toHaveLength(6)
  })
})
