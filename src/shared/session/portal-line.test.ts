import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenToPortal } from '@/shared/session/portal-line'

type Line = {
  send(print: string, name?: string): void
  notices(): void
  lists(data: string): void
  end(): void
  headers: Headers
}
const lines: Line[] = []
const onNotices = vi.fn()
const onLists = vi.fn()
let refuse = 0

beforeEach(() => {
  lines.length = 0
  onNotices.mockReset()
  onLists.mockReset()
  refuse = 0
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    if (refuse > 0) {
      refuse -= 1
      throw new TypeError('no line')
    }
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined
    const body = new ReadableStream<Uint8Array>({ start: controller => void (stream = controller) })
    const encode = (text: string) => new TextEncoder().encode(text)
    lines.push({
      headers: new Headers(headers),
      send: (print, name = 'rights') =>
        stream?.enqueue(encode(`event: ${name}\ndata: ${JSON.stringify({ print })}\n\n`)),
      notices: () => stream?.enqueue(encode('event: notices\ndata: {}\n\n')),
      lists: data => stream?.enqueue(encode(`event: lists\ndata: ${data}\n\n`)),
      end: () => stream?.close(),
    })
    return new Response(body)
  })
})
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function listen(): () => number {
  const onNews = vi.fn()
  stops.push(listenToPortal({ onRights: onNews, onNotices, onLists }))
  return () => onNews.mock.calls.length
}
const lineNo = (n: number) => vi.waitFor(() => lines[n] ?? expect.fail('no line yet'), { timeout: 10_000 })

it('asks for events, says nothing at first and tells of each change once', async () => {
  const news = listen()
  const line = await lineNo(0)
  expect(line.headers.get('accept')).toBe('text/event-stream')
  line.send('a', 'hello')
  line.send('b')
  line.send('b')
  line.send('c')
  await vi.waitFor(() => expect(news()).toBe(2), { timeout: 10_000 })
})

it('comes back after a cut, and asks only where something changed meanwhile', async () => {
  const news = listen()
  const first = await lineNo(0)
  first.send('a', 'hello')
  await new Promise(resolve => setTimeout(resolve, 20))
  first.end()
  const second = await lineNo(1)
  second.send('a', 'hello')
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(news()).toBe(0)
  second.end()
  const third = await lineNo(2)
  third.send('b', 'hello')
  await vi.waitFor(() => expect(news()).toBe(1), { timeout: 10_000 })
})

it('tries again and again where there is no line, less and less often', async () => {
  vi.useFakeTimers()
  refuse = 3
  listen()
  await vi.advanceTimersByTimeAsync(600)
  expect([refuse, lines.length]).toEqual([2, 0])
  await vi.advanceTimersByTimeAsync(1_000 + 2_000)
  expect(refuse).toBe(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(lines).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(lines).toHaveLength(1)
})

it('is silent once nobody listens any more', async () => {
  const news = listen()
  const line = await lineNo(0)
  line.send('a', 'hello')
  await new Promise(resolve => setTimeout(resolve, 20))
  for (const stop of stops.splice(0)) stop()
  await new Promise(resolve => setTimeout(resolve, 20))
  line.send('b')
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(news()).toBe(0)
})

it('says that something has come, and after a cut that something may have', async () => {
  const news = listen()
  const first = await lineNo(0)
  first.send('a', 'hello')
  await vi.waitFor(() => expect(onNotices).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  first.notices()
  await vi.waitFor(() => expect(onNotices).toHaveBeenCalledTimes(2), { timeout: 10_000 })
  first.end()
  const second = await lineNo(1)
  second.send('a', 'hello')
  await vi.waitFor(() => expect(onNotices).toHaveBeenCalledTimes(3), { timeout: 10_000 })
  expect(news()).toBe(0)
})

it('lets whoever waits for the line ask once it stands, and tells of nothing before', async () => {
  const onSettled = vi.fn()
  stops.push(listenToPortal({ onRights: vi.fn(), onNotices, onLists, onSettled }))
  const first = await lineNo(0)
  expect(onSettled).not.toHaveBeenCalled()
  first.send('a', 'hello')
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  expect(onNotices).not.toHaveBeenCalled()
  first.end()
  const second = await lineNo(1)
  second.send('a', 'hello')
  await vi.waitFor(() => expect(onNotices).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  expect(onSettled).toHaveBeenCalledTimes(1)
})

it('lets nobody wait for a line that does not come, and tells what was missed once it does', async () => {
  const onSettled = vi.fn()
  refuse = 1
  stops.push(listenToPortal({ onRights: vi.fn(), onNotices, onLists, onSettled }))
  await vi.waitFor(() => expect(onSettled).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  const line = await lineNo(0)
  line.send('a', 'hello')
  await vi.waitFor(() => expect(onNotices).toHaveBeenCalledTimes(1), { timeout: 10_000 })
})

it('lets nobody wait for a line that stands and says nothing, and tells what was missed once it speaks', async () => {
  vi.useFakeTimers()
  const onSettled = vi.fn()
  stops.push(listenToPortal({ onRights: vi.fn(), onNotices, onLists, onSettled }))
  await vi.advanceTimersByTimeAsync(1_900)
  expect([lines.length, onSettled.mock.calls.length]).toEqual([1, 0])
  await vi.advanceTimersByTimeAsync(200)
  expect(onSettled).toHaveBeenCalledTimes(1)
  expect(onNotices).not.toHaveBeenCalled()
  lines[0]?.send('a', 'hello')
  await vi.advanceTimersByTimeAsync(10)
  expect(onNotices).toHaveBeenCalledTimes(1)
})

it('says which rows of a list have changed, and after a cut that any may have', async () => {
  listen()
  const first = await lineNo(0)
  first.send('a', 'hello')
  first.lists('{"list":"property_unit","ids":["1","2"]}')
  await vi.waitFor(() => expect(onLists.mock.calls).toEqual([[{ list: 'property_unit', ids: ['1', '2'] }]]), {
    timeout: 10_000,
  })
  first.end()
  const second = await lineNo(1)
  second.send('a', 'hello')
  await vi.waitFor(() => expect(onLists).toHaveBeenLastCalledWith({ list: 'property_unit', ids: null }), {
    timeout: 10_000,
  })
})
