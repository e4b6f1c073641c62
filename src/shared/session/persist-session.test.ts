import { beforeEach, describe, expect, it } from 'vitest'
import { makeStore } from '@/app/store'
import { activeOuChosen } from '@/shared/session/active-ou.slice'
import { ouAccessLoaded } from '@/shared/session/ou-access.slice'
import { permissionsLoaded } from '@/shared/session/permissions.slice'
import { persistSession } from '@/shared/session/persist-session'
import { sessionEnded, signedIn } from '@/shared/session/session-actions'
import { writeUser } from '@/shared/session/stored-session'
import { buildSignedInUser } from '@tests/support/factories/signed-in-user'

const ana = buildSignedInUser()
const ben = buildSignedInUser({ id: '01900000-0000-7000-8000-000000000002', token: 'of.ben.now' })

function persisted() {
  const store = makeStore()
  persistSession(store)
  return store
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('persisting the session', () => {
  it('writes each part as it changes', () => {
    const store = persisted()
    store.dispatch(signedIn(ana))
    store.dispatch(permissionsLoaded([{ code: 'a.b.c', scope: 'own' }]))
    store.dispatch(ouAccessLoaded([{ ou_code: 'CEB', ou_name: 'Cebu' }]))
    store.dispatch(activeOuChosen('CEB'))
    expect(localStorage.getItem('token')).toBe(ana.token)
    expect(localStorage.getItem('permissions')).toBe('[{"code":"a.b.c","scope":"own"}]')
    expect(localStorage.getItem('activeOU')).toBe('CEB')
    store.dispatch(activeOuChosen(null))
    expect(localStorage.getItem('activeOU')).toBeNull()
  })

  it('leaves nothing of one user to the next', () => {
    const store = persisted()
    store.dispatch(signedIn(ana))
    store.dispatch(permissionsLoaded([{ code: 'a.b.c', scope: 'own' }]))
    store.dispatch(signedIn(ben))
    expect(localStorage.getItem('permissions')).toBe('[]')
    expect(store.getState().permissions).toEqual([])
  })

  it('forgets the user when the session ends, and keeps the look and the language', () => {
    const store = persisted()
    localStorage.setItem('layout', '{}')
    localStorage.setItem('locale', 'it')
    store.dispatch(signedIn(ana))
    store.dispatch(sessionEnded())
    expect(Object.keys(localStorage).sort()).toEqual(['layout', 'locale'])
    expect(sessionStorage.length).toBe(0)
  })

  it('never writes rights of this tab into the session of another user, nor ends that session', () => {
    const store = persisted()
    store.dispatch(signedIn(ana))
    // Another tab, signed in as Ben meanwhile.
    writeUser(ben)
    localStorage.setItem('permissions', '[]')
    store.dispatch(permissionsLoaded([{ code: 'of.ana.only', scope: 'all' }]))
    expect(localStorage.getItem('permissions')).toBe('[]')
    store.dispatch(sessionEnded())
    expect(localStorage.getItem('token')).toBe(ben.token)
  })

  it('lets go of a unit that was taken away', () => {
    const store = persisted()
    store.dispatch(signedIn(ana))
    store.dispatch(activeOuChosen('DVO'))
    store.dispatch(ouAccessLoaded([{ ou_code: 'CEB', ou_name: 'Cebu' }]))
    expect(store.getState().activeOU).toBeNull()
    expect(localStorage.getItem('activeOU')).toBeNull()
  })
})
