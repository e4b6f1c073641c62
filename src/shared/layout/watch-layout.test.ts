import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { http } from '@/shared/http/http'
import type { Layout } from '@contract/access/layout'
import { INITIAL_LAYOUT } from './layout-choices'
import { watchLayout } from './watch-layout'

function fakeStore(user: object | null) {
  let state = { layout: INITIAL_LAYOUT, auth: { user } }
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (layout: Partial<Layout>) => {
      state = { ...state, layout: { ...state.layout, ...layout } }
      for (const listener of listeners) listener()
    },
  }
}

describe('a change of the layout', () => {
  const patch = vi.fn()

  beforeEach(() => {
    vi.useFakeTimers()
    patch.mockReset().mockResolvedValue({ status: 200, data: null, header: () => null })
    vi.spyOn(http, 'patch').mockImplementation(patch)
  })
  afterEach(() => {
    vi.useRealTimers()
    localStorage.clear()
  })

  it('shows at once and is kept in the browser', () => {
    const store = fakeStore(null)
    const stop = watchLayout(store)
    store.change({ mode: 'dark' })
    expect(document.documentElement.dataset['bsTheme']).toBe('dark')
    expect(JSON.parse(localStorage.getItem('layout') ?? '')).toMatchObject({ mode: 'dark' })
    stop()
  })

  it('is told to the server at once, and what follows before the answer in one call', async () => {
    let answer = () => {}
    patch.mockImplementationOnce(() => new Promise(resolve => (answer = () => resolve({ status: 200 }))))
    const store = fakeStore({ id: 'u1' })
    const stop = watchLayout(store)
    const told = () => patch.mock.calls.map(([, body]) => body)
    store.change({ mode: 'dark' })
    expect(told()).toEqual([{ layout: { ...INITIAL_LAYOUT, mode: 'dark' } }])
    store.change({ topbar: 'dark' })
    store.change({ topbar: 'light' })
    expect(told()).toHaveLength(1)
    answer()
    await vi.runAllTimersAsync()
    expect(told().slice(1)).toEqual([{ layout: { ...INITIAL_LAYOUT, mode: 'dark', topbar: 'light' } }])
    stop()
  })

  it('is not told to the server by someone who is not signed in', () => {
    const store = fakeStore(null)
    const stop = watchLayout(store)
    store.change({ mode: 'dark' })
    vi.runAllTimers()
    expect(patch).not.toHaveBeenCalled()
    stop()
  })

  it('stays in the browser when the server cannot keep it', async () => {
    patch.mockRejectedValue(new Error('away'))
    const store = fakeStore({ id: 'u1' })
    const stop = watchLayout(store)
    store.change({ mode: 'dark' })
    await vi.runAllTimersAsync()
    expect(patch).toHaveBeenCalledTimes(1)
    expect(JSON.parse(localStorage.getItem('layout') ?? '')).toMatchObject({ mode: 'dark' })
    stop()
  })
})
