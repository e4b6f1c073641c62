import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  isOffline,
  onBackOnline,
  reportReachable,
  reportUnreachable,
  watchConnection,
} from '@/shared/http/connection'

let reachable: boolean
let stop: () => void
let unlisten: () => void
const back = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  reachable = true
  back.mockReset()
  stop = watchConnection(() => Promise.resolve(reachable))
  unlisten = onBackOnline(back)
})
afterEach(async () => {
  reachable = true
  await vi.advanceTimersByTimeAsync(60_000)
  stop()
  unlisten()
  vi.useRealTimers()
})

describe('the connection', () => {
  it('is gone as soon as the browser says so, and back when the server answers again', async () => {
    reachable = false
    window.dispatchEvent(new Event('offline'))
    expect(isOffline()).toBe(true)
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(isOffline()).toBe(true)
    reachable = true
    window.dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(0)
    expect(isOffline()).toBe(false)
    expect(back).toHaveBeenCalledTimes(1)
  })

  it('is not called gone for one dropped line', async () => {
    reportUnreachable()
    await vi.advanceTimersByTimeAsync(5000)
    expect(isOffline()).toBe(false)
    expect(back).not.toHaveBeenCalled()
  })

  it('is gone when the server cannot be asked either, although the browser has some network', async () => {
    reachable = false
    reportUnreachable()
    await vi.advanceTimersByTimeAsync(0)
    expect(isOffline()).toBe(true)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(isOffline()).toBe(true)
    reachable = true
    await vi.advanceTimersByTimeAsync(8000)
    expect(isOffline()).toBe(false)
    expect(back).toHaveBeenCalledTimes(1)
  })

  it('asks once, however many calls failed', async () => {
    const ask = vi.fn(() => Promise.resolve(false))
    stop()
    stop = watchConnection(ask)
    for (let call = 0; call < 10; call++) reportUnreachable()
    reportReachable()
    await vi.advanceTimersByTimeAsync(0)
    expect(ask).toHaveBeenCalledTimes(1)
    expect(isOffline()).toBe(true)
    stop()
    stop = watchConnection(() => Promise.resolve(true))
  })
})
