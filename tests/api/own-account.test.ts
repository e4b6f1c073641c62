import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnProfile } from '@contract/modules/auth/auth.calls'
import { DEFAULT_LAYOUT } from '@contract/access/layout'
import { startApi, type Client, type TestApi } from '@tests/support/api'

let api: TestApi
let employee: Client
beforeAll(async () => {
  api = await startApi()
  employee = await api.as('employee')
})
afterAll(() => api.close())

const profile = async () => (await employee.get<{ data: OwnProfile }>('/api/v1/auth/profile')).body.data
const version = (row_version: number) => ({ headers: { 'if-match': `"${row_version}"` } })

describe('what a person may change of themselves', () => {
  it('keeps a layout without asking for a version, and does not make the record look changed', async () => {
    const before = await profile()
    const layout = { ...DEFAULT_LAYOUT, mode: 'dark' }
    expect((await employee.patch('/api/v1/auth/profile', { layout })).status).toBe(200)
    const after = await profile()
    expect(after.layout).toEqual(layout)
    expect(after.row_version).toBe(before.row_version)
  })

  it('changes a name only for who saw the present version', async () => {
    const { row_version } = await profile()
    expect((await employee.patch('/api/v1/auth/profile', { first_name: 'Niko' })).status).toBe(400)
    const changed = await employee.patch('/api/v1/auth/profile', { first_name: 'Niko' }, version(row_version))
    expect(changed.body).toMatchObject({ data: { first_name: 'Niko', row_version: row_version + 1 } })
    const stale = await employee.patch('/api/v1/auth/profile', { first_name: 'Nick' }, version(row_version))
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'stale_record', current_version: row_version + 1 })
  })

  it('refuses a layout that is none, naming the field', async () => {
    const answer = await employee.patch('/api/v1/auth/profile', {
      layout: { ...DEFAULT_LAYOUT, mode: 'neon' },
    })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('layout.mode')
  })

  it('lists sessions with device and address, and ends one', async () => {
    type Sessions = { data: { id: string; device: string; is_current: boolean }[] }
    const agent =
      'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36'
    const phone = await api.signIn('employee@portal.test', 'Portal-demo-1', {
      headers: { 'user-agent': agent },
    })
    const sessions = (await employee.get<Sessions>('/api/v1/auth/sessions')).body.data
    const other = sessions.find(session => session.device === 'Chrome, Android')
    expect(sessions.filter(session => session.is_current)).toHaveLength(1)
    expect((await employee.post(`/api/v1/auth/sessions/${other?.id}/end`)).status).toBe(204)
    expect((await api.withToken(phone.body.token).get('/api/v1/auth/profile')).status).toBe(401)
    expect((await employee.get('/api/v1/auth/profile')).status).toBe(200)
  })

  it('never ends a session of somebody else', async () => {
    const agent = await api.as('agent')
    type Sessions = { data: { id: string }[] }
    const theirs = (await agent.get<Sessions>('/api/v1/auth/sessions')).body.data[0]
    expect((await employee.post(`/api/v1/auth/sessions/${theirs?.id}/end`)).status).toBe(404)
    expect((await agent.get('/api/v1/auth/profile')).status).toBe(200)
  })
})
