import type { AxiosAdapter } from 'axios'
import { AxiosError } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rightsRetryDelay, watchRights } from '@/app/rights-watch'
import { makeStore } from '@/app/store'
import { replaceHttpAdapter } from '@/shared/http/http'
import { connectHttp } from '@/shared/http/http-ports'
import { layoutChanged } from '@/shared/layout/layout.slice'
import { noteForbidden } from '@/shared/session/forbidden'
import { ouAccessLoaded } from '@/shared/session/ou-access.slice'
import { permissionsLoaded } from '@/shared/session/permissions.slice'
import { signedIn } from '@/shared/session/session-actions'
import { buildSignedInUser } from '@tests/support/factories/signed-in-user'

const START = '/api/v1/auth/start'
const PERMISSIONS = '/api/v1/settings/permissions'
const UNITS = '/api/v1/settings/all-role-operation-units'
const profile = { first_name: 'Ana', last_name: 'Reyes', locale: 'en', layout: {}, roles: [] }
const facts = {
  permissions: [{ code: 'settings.user.view', scope: 'all' }],
  units: [{ ou_code: 'CEB', ou_name: 'Cebu' }],
  menus: [],
  profile,
}
let answer: typeof facts
const asked = vi.fn<(url: string, body: unknown) => void>()
let isFailing: boolean
let stop: () => void = () => undefined

const answers = (): Record<string, unknown> => ({
  [START]: answer,
  [PERMISSIONS]: answer.permissions,
  [UNITS]: answer.units,
  '/api/v1/auth/menus': answer.menus,
  '/api/v1/auth/profile': answer.profile,
})

const adapter: AxiosAdapter = config => {
  const url = config.url ?? ''
  asked(url, config.data)
  const data = answers()[url]
  if (isFailing || data === undefined) {
    const response = { status: 500, statusText: 'failed', data: {}, headers: {}, config }
    return Promise.reject(new AxiosError('failed', 'ERR_BAD', config, null, response))
  }
  return Promise.resolve({ status: 200, statusText: 'OK', data: { data }, headers: {}, config })
}

/** Of a browser that knows its reader's rights from before. */
function signedInStore() {
  const store = newcomersStore()
  store.dispatch(permissionsLoaded([{ code: 'files.memo.view', scope: 'own' }]))
  store.dispatch(ouAccessLoaded([{ ou_code: 'DVO', ou_name: 'Davao' }]))
  return store
}

function newcomersStore() {
  const user = buildSignedInUser()
  const store = makeStore()
  store.dispatch(signedIn(user))
  connectHttp({
    userId: () => user.id,
    token: () => user.token,
    activeOu: () => null,
    language: () => 'en',
    onSessionLost: () => undefined,
    onForbidden: () => undefined,
    askForPassword: () => Promise.resolve(false),
  })
  return store
}

const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'))
const timesOf = (path: string) => asked.mock.calls.filter(([url]) => url === path).length
const timesAsked = () => timesOf(START)

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  asked.mockReset()
  isFailing = false
  answer = facts
  await replaceHttpAdapter(adapter)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('the rights of whoever signed in', () => {
  it('come by the calls of the specification where none are kept yet', async () => {
    const store = newcomersStore()
    stop = watchRights(store)
    await vi.advanceTimersByTimeAsync(100)
    const { roles } = buildSignedInUser()
    expect(asked).toHaveBeenCalledWith(PERMISSIONS, undefined)
    expect(asked).toHaveBeenCalledWith(UNITS, JSON.stringify({ role_ids: roles.map(role => role.role_id) }))
    expect(timesAsked()).toBe(0)
    expect(store.getState()).toMatchObject({
      permissions: [{ code: 'settings.user.view' }],
      ouAccess: [{ ou_code: 'CEB' }],
      auth: { rights: 'ready', user: { first_name: 'Ana' } },
    })
  })

  it('come with the look and the language in one call afterwards', async () => {
    const store = signedInStore()
    stop = watchRights(store)
    await vi.advanceTimersByTimeAsync(100)
    expect(timesAsked()).toBe(1)
    expect(store.getState()).toMatchObject({ auth: { rights: 'ready', user: { first_name: 'Ana' } } })
  })

  it('are those that the head of the page asked for, where its answer is of the same session and a good one', async () => {
    const others = { ...facts, permissions: [{ code: 'settings.role.view', scope: 'all' }] }
    const early = (token: string, data: object | null) =>
      (globalThis.earlyStart = {
        token,
        answer: Promise.resolve(data && { data }),
      } as typeof globalThis.earlyStart)
    early(buildSignedInUser().token, others)
    const first = signedInStore()
    stop = watchRights(first)
    await vi.advanceTimersByTimeAsync(100)
    expect([timesAsked(), first.getState().permissions[0]?.code]).toEqual([0, 'settings.role.view'])
    stop()
    for (const [token, data] of [
      ['of.ben.now', others],
      [buildSignedInUser().token, null],
    ] as const) {
      early(token, data)
      const before = timesAsked()
      const store = signedInStore()
      stop = watchRights(store)
      await vi.advanceTimersByTimeAsync(100)
      expect([timesAsked() - before, store.getState().permissions[0]?.code]).toEqual([
        1,
        'settings.user.view',
      ])
      stop()
    }
  })

  it('are none rather than half, logged, and asked for again and again until they come', async () => {
    isFailing = true
    const store = newcomersStore()
    stop = watchRights(store)
    await vi.advanceTimersByTimeAsync(100)
    expect(store.getState()).toMatchObject({ permissions: [], ouAccess: [], auth: { rights: 'failed' } })
    expect(console.error).toHaveBeenCalledWith(
      'Could not load rights, operating units, menus and profile',
      expect.any(Error),
    )
    const before = timesOf(PERMISSIONS)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(timesOf(PERMISSIONS)).toBeGreaterThan(before)
    isFailing = false
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.getState()).toMatchObject({
      permissions: [{ code: 'settings.user.view' }],
      ouAccess: [{ ou_code: 'CEB' }],
      auth: { rights: 'ready' },
    })
    const settled = timesOf(PERMISSIONS)
    await vi.advanceTimersByTimeAsync(300_000)
    expect(timesOf(PERMISSIONS)).toBe(settled)
  })

  it('are asked for anew when the tab is looked at after a minute, not before', async () => {
    stop = watchRights(signedInStore())
    await vi.advanceTimersByTimeAsync(59_000)
    becomeVisible()
    await vi.advanceTimersByTimeAsync(100)
    expect(timesAsked()).toBe(1)
    await vi.advanceTimersByTimeAsync(2000)
    becomeVisible()
    await vi.advanceTimersByTimeAsync(100)
    expect(timesAsked()).toBe(2)
  })

  it('are asked for anew after a 403, once for a screen that meets several', async () => {
    stop = watchRights(signedInStore())
    await vi.advanceTimersByTimeAsync(6000)
    for (let refused = 0; refused < 5; refused++) noteForbidden()
    await vi.advanceTimersByTimeAsync(100)
    expect(timesAsked()).toBe(2)
  })

  it('leave the look that was chosen while the profile was on its way, and take it over otherwise', async () => {
    answer = { ...facts, profile: { ...profile, layout: { mode: 'light' } } }
    const store = signedInStore()
    store.dispatch(layoutChanged({ topbar: 'dark' }))
    stop = watchRights(store)
    store.dispatch(layoutChanged({ mode: 'dark' }))
    await vi.advanceTimersByTimeAsync(6000)
    expect(store.getState().layout.mode).toBe('dark')
    stop()

    const other = signedInStore()
    other.dispatch(layoutChanged({ mode: 'dark' }))
    stop = watchRights(other)
    await vi.advanceTimersByTimeAsync(6000)
    expect(other.getState().layout.mode).toBe('light')
  })

  it('of one user never reach the next', async () => {
    const store = signedInStore()
    stop = watchRights(store)
    store.dispatch(
      signedIn(buildSignedInUser({ id: '01900000-0000-7000-8000-000000000002', token: 'of.ben.now' })),
    )
    await vi.advanceTimersByTimeAsync(100)
    expect(store.getState()).toMatchObject({ permissions: [], ouAccess: [], auth: { rights: 'unknown' } })
  })
})

it('waits longer each time, up to a minute', () => {
  const none = () => 1
  expect([0, 1, 2, 3, 4, 5, 9].map(failures => rightsRetryDelay(failures, none))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ])
})
