import { describe, expect, it } from 'vitest'
import { BlockLoader } from '@/shared/grid/sources/block-loader'

type Call = { start: number; signal: AbortSignal; answer: (rows: string[]) => void; fail: () => void }

function setUp(atOnce = 2) {
  const calls: Call[] = []
  const delivered: [number, number, number | undefined][] = []
  const failures: unknown[] = []
  const loader = new BlockLoader<string>({
    atOnce,
    fetchRows: ({ start }, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ start, signal, answer: resolve, fail: () => reject(new Error('line cut')) })
      }),
    onRows: () => undefined,
    onFailure: error => failures.push(error),
  })
  const ask = (start: number) =>
    loader.ask({
      start,
      end: start + 10,
      deliver: (rows, last) => delivered.push([start, rows.length, last]),
    })
  const rows = (count: number) => Array.from({ length: count }, (_, n) => `row ${n}`)
  return { loader, calls, delivered, failures, ask, rows }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

describe('loading rows in blocks', () => {
  it('asks for the nearest first, and no more than it may at once', async () => {
    const { loader, calls, delivered, ask, rows } = setUp()
    loader.lookAt(20, 29)
    for (const start of [0, 10, 20, 30, 40]) ask(start)
    expect(calls.map(call => call.start)).toEqual([20])
    loader.lookAt(10, 39)
    expect(calls.map(call => call.start)).toEqual([20, 10])
    calls[0]?.answer(rows(10))
    await settled()
    expect(calls.map(call => call.start)).toEqual([20, 10, 30])
    expect(delivered).toEqual([[20, 10, undefined]])
  })

  it('aborts what was scrolled away from, and asks again when it comes back', async () => {
    const { loader, calls, delivered, ask, rows } = setUp()
    loader.lookAt(0, 9)
    ask(0)
    loader.lookAt(500, 520)
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.answer(rows(10))
    await settled()
    expect(delivered).toEqual([])
    loader.lookAt(0, 9)
    expect(calls).toHaveLength(2)
    calls[1]?.answer(rows(10))
    await settled()
    expect(delivered).toEqual([[0, 10, undefined]])
  })

  it('knows the end of the list by a block that is not full', async () => {
    const { loader, calls, delivered, ask, rows } = setUp()
    loader.lookAt(0, 30)
    ask(0)
    ask(10)
    calls[0]?.answer(rows(10))
    calls[1]?.answer(rows(4))
    await settled()
    expect(delivered).toEqual([
      [0, 10, undefined],
      [10, 4, 14],
    ])
  })

  it('keeps a block that failed until somebody wants to try again', async () => {
    const { loader, calls, delivered, failures, ask, rows } = setUp()
    loader.lookAt(0, 9)
    ask(0)
    calls[0]?.fail()
    await settled()
    expect(failures).toHaveLength(1)
    loader.lookAt(0, 9)
    expect(calls).toHaveLength(1)
    loader.retry()
    calls[1]?.answer(rows(3))
    await settled()
    expect(delivered).toEqual([[0, 3, 3]])
  })

  it('says nothing any more once it is closed', async () => {
    const { loader, calls, delivered, failures, ask, rows } = setUp()
    loader.lookAt(0, 19)
    ask(0)
    ask(10)
    loader.close()
    calls[0]?.answer(rows(10))
    calls[1]?.fail()
    await settled()
    expect(calls.every(call => call.signal.aborted)).toBe(true)
    expect(delivered).toEqual([])
    expect(failures).toEqual([])
  })
})
