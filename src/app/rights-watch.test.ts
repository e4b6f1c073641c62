import type { AxiosAdapter } from 'axios'
import { AxiosError } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rightsRetryDelay, watchRights } from '@/app/rights-watch'
import { makeStore } from '@/app/store'
import { replaceHttpAdapter } from '@/shared/http/http'
import { connectHttp } from '@/shared/http/http-ports'
import { layoutChanged } from '@/shared/layout/layout.slice'
import { noteForbidden } from '@/shared/session/forbidden'
import { signedIn } from '@/shared/session/session-actions'
import { buildSignedInUser } from '@tests/support/factories/signed-in-user'

const PERMISSIONS = '/api/v1/settings/permissions'
const UNITS = '/api/v1/settings/all-role-operation-units'
const answers: Record<string, unknown> = {
  [PERMISSIONS]: [{ code: 'settings.user.view', scope: 'all' }],
  [UNITS]: [{ ou_code: 'CEB', ou_name: 'Cebu' }],
  '/api/v1/auth/menus': [],
}
const asked = vi.fn<(url: string, body: unknown) => void>()
let failing: Set<string>
let stop: () => void = () => undefined

const adapter: AxiosAdapter = config => {
  const url = config.url ?? ''
  asked(url, config.data)
  const data = answers[url]
  if (failing.has(url) || data === undefined) {
    const response = { status: 500, statusText: 'failed', data: {}, headers: {}, config }
    return Promise.reject(new AxiosError('failed', 'ERR_BAD', config, null, response))
  }
  return Promise.resolve({ status: 200, statusText: 'OK', data: { data }, headers: {}, config })
}

function signedInStore() {
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
const timesAsked = () => asked.mock.calls.filter(([url]) => url === PERMISSIONS).length

beforeEach(async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  asked.mockReset()
  failing = new Set()
  answers['/api/v1/auth/profile'] = undefined
  await replaceHttpAdapter(adapter)
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('the rights of whoever signed in', () => {
  it('are fetched by role ids as the specification says', async () => {
    stop = watchRights(signedInStore())
    await vi.advanceTimersByTimeAsync(100)
    const units = asked.mock.calls.find(([url]) => url === UNITS)
    expect(JSON.parse(String(units?.[1]))).toEqual({ role_ids: [buildSignedInUser().roles[0]?.role_id] })
  })

  it('are none rather than half, logged, and asked for again and again until they come', async () => {
    failing = new Set([PERMISSIONS, UNITS])
    const store = signedInStore()
    stop = watchRights(store)
    await vi.advanceTimersByTimeAsync(100)
    expect(store.getState()).toMatchObject({ permissions: [], ouAccess: [], auth: { rights: 'failed' } })
    expect(console.error).toHaveBeenCalledWith('Could not load permissions', expect.any(Error))
    const before = timesAsked()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(timesAsked()).toBeGreaterThan(before)
    failing.clear()
    answers['/api/v1/auth/profile'] = { first_name: 'Ana', last_name: 'Reyes', locale: 'en', layout: {} }
    await vi.advanceTimersByTimeAsync(60_000)
    expect(store.getState()).toMatchObject({
      permissions: [{ code: 'settings.user.view' }],
      ouAccess: [{ ou_code: 'CEB' }],
      auth: { rights: 'ready' },
    })
    const settled = timesAsked()
    await vi.advanceTimersByTimeAsync(300_000)
    expect(timesAsked()).toBe(settled)
  })

  it('are asked for anew when the tab is looked at after a minute, not before', async () => {
    answers['/api/v1/auth/profile'] = { first_name: 'Ana', last_name: 'Reyes', locale: 'en', layout: {} }
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
    answers['/api/v1/auth/profile'] = { first_name: 'Ana', last_name: 'Reyes', locale: 'en', layout: {} }
    stop = watchRights(signedInStore())
    await vi.advanceTimersByTimeAsync(6000)
    for (let refused = 0; refused < 5; refused++) noteForbidden()
    await vi.advanceTimersByTimeAsync(100)
    expect(timesAsked()).toBe(2)
  })

  it('leave the look that was chosen while the profile was on its way, and take it over otherwise', async () => {
    const profile = { first_name: 'Ana', last_name: 'Reyes', locale: 'en', layout: { mode: 'light' } }
    answers['/api/v1/auth/profile'] = profile
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
