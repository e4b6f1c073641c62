import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { startApi, type TestApi } from '@tests/support/api'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const AGENT = 'agent@portal.test'

describe('signing in', () => {
  it('answers what the portal keeps of a person, and a token that works', async () => {
    const answer = await api.signIn(AGENT, DEMO_PASSWORD)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      username: 'agent',
      email: AGENT,
      first_name: 'Paolo',
      ou_code: 'CEB',
    })
    expect(answer.body.roles.map(role => role.code).sort()).toEqual(['agent', 'employee'])
    const profile = await api.withToken(answer.body.token).get('/api/v1/auth/profile')
    expect(profile.status).toBe(200)
  })

  it('says the same of an unknown e-mail and of a wrong password', async () => {
    const wrong = await api.signIn(AGENT, 'not the password')
    const unknown = await api.signIn('nobody@portal.test', 'not the password')
    expect(wrong.status).toBe(401)
    const { requestId: _a, ...wrongBody } = wrong.body as Record<string, unknown>
    const { requestId: _b, ...unknownBody } = unknown.body as Record<string, unknown>
    expect(unknownBody).toEqual(wrongBody)
    expect(wrongBody).toHaveProperty('message')
  })

  it('gives the specification’s lists: permissions with scope, and the units of the caller’s own roles', async () => {
    const agent = await api.as('agent')
    const permissions = await agent.get<{ data: { code: string; scope: string }[] }>(
      '/api/v1/settings/permissions',
    )
    expect(permissions.body.data).toContainEqual({ code: 'buyer.lead.view', scope: 'own' })
    const role_ids = agent.user?.roles.map(role => role.role_id) ?? []
    const units = await agent.post('/api/v1/settings/all-role-operation-units', { role_ids })
    expect(units.body).toEqual({ data: [{ ou_code: 'CEB', ou_name: 'Cebu' }] })
  })

  it('gives permissions, units, menu and profile together for the start of the portal', async () => {
    const agent = await api.as('agent')
    const parts = ['settings/permissions', 'auth/menus', 'auth/profile'].map(async path => {
      const { body } = await agent.get<{ data: unknown }>(`/api/v1/${path}`)
      return body.data
    })
    const [permissions, menus, profile] = await Promise.all(parts)
    const start = await agent.get('/api/v1/auth/start')
    const units = [{ ou_code: 'CEB', ou_name: 'Cebu' }]
    expect(start.body).toEqual({ data: { permissions, units, menus, profile } })
    expect((await api.withToken('').get('/api/v1/auth/start')).status).toBe(401)
  })

  it('ignores role ids that are not the caller’s', async () => {
    const admin = await api.as('super_admin')
    const agent = await api.as('agent')
    const foreign = admin.user?.roles
      .map(role => role.role_id)
      .filter(id => !agent.user?.roles.some(r => r.role_id === id))
    const units = await agent.post('/api/v1/settings/all-role-operation-units', { role_ids: foreign })
    expect(units.body).toEqual({ data: [] })
  })

  it('shows each role its own menu, and no group that is empty', async () => {
    type Menu = { data: { id: string; parent_id: string | null; path: string | null }[] }
    const agent = (await (await api.as('agent')).get<Menu>('/api/v1/auth/menus')).body.data
    const admin = (await (await api.as('super_admin')).get<Menu>('/api/v1/auth/menus')).body.data
    const paths = (menus: Menu['data']) => menus.map(menu => menu.path)
    expect(paths(agent)).toContain('/buyer-management/prospect')
    expect(paths(agent)).not.toContain('/settings/users')
    expect(paths(admin)).toContain('/settings/users')
    for (const group of agent.filter(menu => menu.path === null))
      expect(agent.some(menu => menu.parent_id === group.id)).toBe(true)
  })

  it('hides the menu and closes the rights of a module that is switched off', async () => {
    const agent = await api.as('agent')
    await api.database.db
      .updateTable('module')
      .set({ is_enabled: false })
      .where('code', '=', 'buyers')
      .execute()
    const menus = await agent.get('/api/v1/auth/menus')
    const permissions = await agent.get('/api/v1/settings/permissions')
    await api.database.db
      .updateTable('module')
      .set({ is_enabled: true })
      .where('code', '=', 'buyers')
      .execute()
    expect(menus.text).not.toContain('/buyer-management/')
    expect(permissions.text).not.toContain('buyer.lead')
  })
})
