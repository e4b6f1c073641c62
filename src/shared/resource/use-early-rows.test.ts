import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ListModel } from '@/shared/resource/list-model'
import { useEarlyRows } from '@/shared/resource/use-early-rows'

const FIRST = { start: 0, end: 100 }
const rows = [{ id: '1' }]

function listOf(here: unknown = null) {
  const signals: AbortSignal[] = []
  const fetchRows = vi.fn(async (_params: unknown, signal: AbortSignal) => (signals.push(signal), rows))
  // eslint-disable-next-line no-restricted-syntax -- of a list, what the hook reads
  const list = {
    api: { fetchRows },
    narrowing: {},
    listKey: 'a',
    version: 1,
    here,
  } as unknown as ListModel
  return { list, fetchRows, signals }
}

const not = () => false
const yes = () => true

it('asks for the first rows before the grid is made, and hands them over once', async () => {
  const { list, fetchRows } = listOf()
  const { result } = renderHook(() => useEarlyRows(list, true, yes))
  expect(fetchRows).toHaveBeenCalledExactlyOnceWith(FIRST, expect.anything())
  expect(result.current({ ...list, listKey: 'b' }, FIRST)).toBeNull()
  expect(result.current(list, { start: 100, end: 200 })).toBeNull()
  expect(await result.current(list, FIRST)).toBe(rows)
  expect(result.current(list, FIRST)).toBeNull()
})

it('asks while a list has no version yet, and its first version takes these rows, a later one does not', async () => {
  const { list, fetchRows, signals } = listOf()
  const { result, rerender } = renderHook(({ version }) => useEarlyRows({ ...list, version }, true, not), {
    initialProps: { version: 0 },
  })
  rerender({ version: 7 })
  expect(fetchRows).toHaveBeenCalledOnce()
  expect(result.current({ listKey: 'a', version: 8 }, FIRST)).toBeNull()
  expect(await result.current({ listKey: 'a', version: 7 }, FIRST)).toBe(rows)
  rerender({ version: 8 })
  expect(fetchRows).toHaveBeenCalledTimes(2)
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
})

it('leaves later lists to a grid that is there', () => {
  const { list, fetchRows } = listOf()
  const { rerender } = renderHook(({ listKey }) => useEarlyRows({ ...list, listKey }, true, yes), {
    initialProps: { listKey: 'a' },
  })
  rerender({ listKey: 'b' })
  expect(fetchRows).toHaveBeenCalledOnce()
})

it('asks for nothing where no grid shows it, or where its rows are here', () => {
  const { list, fetchRows } = listOf()
  renderHook(() => useEarlyRows(list, false, not))
  const here = listOf({ all: [] })
  renderHook(() => useEarlyRows(here.list, true, not))
  expect(fetchRows).not.toHaveBeenCalled()
  expect(here.fetchRows).not.toHaveBeenCalled()
})

it('gives up what nobody took once another list is meant, or the screen is left', () => {
  const { list, signals } = listOf()
  const { rerender, unmount } = renderHook(({ listKey }) => useEarlyRows({ ...list, listKey }, true, not), {
    initialProps: { listKey: 'a' },
  })
  rerender({ listKey: 'b' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})
