import { render } from '@testing-library/react'
import { createElement, Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, loadChunk, watchStyleFailures } from '@/app/chunk-loading'
import { registerDraftSaver } from '@/shared/session/drafts'
import { replaceReload } from '@/shared/session/page-reload'
import { late, orNothing } from '@/shared/ui/late'
import { fetchAhead } from '@/shared/ui/when-quiet'

const missing = new TypeError(
  `Failed to fetch dynamically imported module: ${window.location.origin}/assets/users.screen-abc.js`,
)
const reload = vi.fn()
const head = vi.fn<typeof fetch>()

const settled = () => new Promise(resolve => setTimeout(resolve, 10))
const load = (error: unknown) => loadChunk(() => Promise.reject(error))

beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  replaceReload(reload)
  head.mockReset()
  head.mockResolvedValue(new Response(null, { status: 404 }))
  vi.stubGlobal('fetch', head)
})
afterEach(() => vi.useRealTimers())

describe('a part of the portal that a deployment took away', () => {
  it('leads to one reload after drafts are saved, and the page waits for it', async () => {
    const order: string[] = []
    const unregister = registerDraftSaver(() => order.push('draft'))
    reload.mockImplementation(() => order.push('reload'))
    const outcome = vi.fn()
    load(missing).then(outcome, outcome)
    await settled()
    unregister()
    expect(order).toEqual(['draft', 'reload'])
    expect(outcome).not.toHaveBeenCalled()
  })

  it('is told of the second time, with its type', async () => {
    void load(missing)
    await settled()
    replaceReload(reload)
    await expect(load(missing)).rejects.toThrow('Loading chunk failed (missing)')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload where there is no line: that would leave nothing at all', async () => {
    head.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(load(missing)).rejects.toThrow('Loading chunk failed (error)')
    expect(reload).not.toHaveBeenCalled()
    expect(sessionStorage.length).toBe(0)
  })

  it('asks nobody else for the file', async () => {
    void load(new TypeError('Failed to fetch dynamically imported module: https://evil.test/x.js'))
    await settled()
    expect(head).not.toHaveBeenCalled()
  })

  it('is given two minutes on a slow line', async () => {
    vi.useFakeTimers()
    const outcome = vi.fn()
    loadChunk(() => new Promise(() => undefined)).catch((error: unknown) => outcome(String(error)))
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1)
    expect(outcome).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(outcome).toHaveBeenCalledWith('ChunkLoadError: Loading chunk failed (timeout)')
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
  })

  it('a mistake of the page itself stays that mistake', async () => {
    await expect(load(new TypeError('x is undefined'))).rejects.toThrow('x is undefined')
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a style that does not come', () => {
  const fail = () => {
    const event = new Event('vite:preloadError', { cancelable: true })
    Object.assign(event, { payload: new Error('Unable to preload CSS for /assets/settings-abc.css') })
    window.dispatchEvent(event)
    return event
  }

  it('leads to one reload; after that the page goes on without it', async () => {
    const stop = watchStyleFailures()
    expect(fail().defaultPrevented).toBe(true)
    await settled()
    expect(reload).toHaveBeenCalledTimes(1)
    expect(fail().defaultPrevented).toBe(true)
    await settled()
    expect(reload).toHaveBeenCalledTimes(1)
    stop()
  })

  it('reloads nothing where it was fetched ahead: somebody may be typing just after a release', async () => {
    const stop = watchStyleFailures()
    await fetchAhead(async () => {
      expect(fail().defaultPrevented).toBe(true)
      await settled()
    })
    expect(reload).not.toHaveBeenCalled()
    expect(fail().defaultPrevented).toBe(true)
    await settled()
    expect(reload).toHaveBeenCalledTimes(1)
    stop()
  })
})

describe('a part that comes when it is first drawn', () => {
  it('reloads nothing while it is fetched ahead, and leads to one reload once somebody wants to see it', async () => {
    const Part = late(() => Promise.reject(missing), loadChunk)
    await fetchAhead(Part.ahead)
    await settled()
    expect(reload).not.toHaveBeenCalled()
    render(createElement(Suspense, { fallback: 'wait' }, createElement(Part)))
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('is left out where the page can do without it, and takes nothing else with it', async () => {
    const Part = late(() => Promise.reject(missing), orNothing)
    const page = createElement(Suspense, { fallback: 'wait' }, 'typed', createElement(Part))
    const { container } = render(page)
    await vi.waitFor(() => expect(container.textContent).toBe('typed'))
    expect(reload).not.toHaveBeenCalled()
  })
})
