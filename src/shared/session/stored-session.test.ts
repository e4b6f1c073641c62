import { beforeEach, describe, expect, it } from 'vitest'
import { readStoredSession, writeUser } from '@/shared/session/stored-session'
import { buildSignedInUser } from '@tests/support/factories/signed-in-user'

const KEYS = ['user', 'token', 'menus', 'userRoles', 'rules', 'ouAccess', 'activeOU', 'permissions']
const user = buildSignedInUser()
const nobody = { user: null, permissions: [], ouAccess: [], activeOU: null, menus: [] }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('the stored session', () => {
  it('lies under the names that others rely on, the token apart as well', () => {
    writeUser(user)
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user)
    expect(localStorage.getItem('token')).toBe(user.token)
    expect(JSON.parse(localStorage.getItem('userRoles') ?? '')).toEqual([{ role_id: user.roles[0]?.role_id }])
    expect(JSON.parse(sessionStorage.getItem('currentUser') ?? '')).not.toHaveProperty('token')
  })

  it('comes back with what was kept of the rights', () => {
    writeUser(user)
    localStorage.setItem('permissions', '[{"code":"settings.user.view"}]')
    localStorage.setItem('ouAccess', '[{"ou_code":"CEB","ou_name":"Cebu"}]')
    localStorage.setItem('activeOU', 'CEB')
    expect(readStoredSession()).toEqual({
      user,
      permissions: [{ code: 'settings.user.view' }],
      ouAccess: [{ ou_code: 'CEB', ou_name: 'Cebu' }],
      activeOU: 'CEB',
      menus: [],
    })
  })

  it.each(KEYS)('starts with "{" under %s, and keeps the rest where it can', key => {
    writeUser(user)
    localStorage.setItem('permissions', '[{"code":"a.b.c"}]')
    localStorage.setItem(key, '{')
    const session = readStoredSession()
    expect(localStorage.getItem(key)).toBeNull()
    if (key === 'user' || key === 'token') expect(session).toEqual(nobody)
    else expect(session.user).toEqual(user)
    if (key === 'ouAccess') expect(session.permissions).toEqual([{ code: 'a.b.c' }])
  })

  it('takes a user without a token, or a token without a user, for nobody, and leaves no rights of theirs', () => {
    for (const missing of ['user', 'token']) {
      writeUser(user)
      localStorage.setItem('permissions', '[{"code":"a.b.c"}]')
      localStorage.removeItem(missing)
      expect(readStoredSession()).toEqual(nobody)
      expect(localStorage.length).toBe(0)
    }
  })

  it('refuses a token that would end the header it stands in', () => {
    writeUser(user)
    localStorage.setItem('token', 'abc\r\nX-Evil: 1')
    expect(readStoredSession().user).toBeNull()
  })

  it('sends the newest token, which another tab may have written', () => {
    writeUser(user)
    localStorage.setItem('token', 'newer.token.here')
    expect(readStoredSession().user?.token).toBe('newer.token.here')
  })
})
