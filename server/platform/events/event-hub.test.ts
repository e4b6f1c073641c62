import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Actor } from '@server/platform/access/actor'
import { createEventHub } from '@server/platform/events/event-hub'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const OPENED = { userId: 'before' } as Actor
const NOW = { userId: 'after' } as Actor

/** A hub whose fingerprints are given out one by one, and a line that is opened in it. */
function openedHub() {
  const waiting: (() => void)[] = []
  const heard: string[] = []
  const hub = createEventHub({
    fingerprint: () =>
      new Promise(resolve => {
        waiting.push(() => resolve(({ userId }) => userId))
      }),
  })
  const send = (text: string) => void heard.push(text.replace(/^event: (\w+)\ndata: (.*)\n\n$/s, '$1 $2'))
  const open = hub.open(
    { userId: 'ana', who: () => Promise.resolve(NOW), send, end: () => undefined },
    OPENED,
  )
  return { hub, waiting, heard, open }
}

it('greets first, with what is so by now, where rights change while a line is opened', async () => {
  const { hub, waiting, heard, open } = openedHub()
  hub.news()
  await vi.advanceTimersByTimeAsync(100)
  const [ofLine, ofNews] = waiting
  ofNews?.()
  await vi.advanceTimersByTimeAsync(0)
  ofLine?.()
  await open
  expect(heard).toEqual(['hello {"print":"after"}'])
  hub.stop()
})

it('tells what has changed since the greeting', async () => {
  const { hub, waiting, heard, open } = openedHub()
  waiting[0]?.()
  await open
  hub.news()
  await vi.advanceTimersByTimeAsync(100)
  waiting[1]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toEqual(['hello {"print":"before"}', 'rights {"print":"after"}'])
  hub.stop()
})
