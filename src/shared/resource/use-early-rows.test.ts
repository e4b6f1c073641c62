import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { ListModel } from '@/shared/resource/list-model'
import { rowsKey, useEarlyRows } from '@/shared/resource/use-early-rows'

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

it('asks for the first rows while the grid is awaited, and hands them over once', async () => {
  const { list, fetchRows } = listOf()
  const { result } = renderHook(() => useEarlyRows(list, () => true))
  expect(fetchRows).toHaveBeenCalledExactlyOnceWith(FIRST, expect.anything())
  expect(result.current('of another list', FIRST)).toBeNull()
  expect(result.current(rowsKey(list), { start: 100, end: 200 })).toBeNull()
  expect(await result.current(rowsKey(list), FIRST)).toBe(rows)
  expect(result.current(rowsKey(list), FIRST)).toBeNull()
})

it('asks for nothing once the grid is there, before the list is known, or where its rows are here', () => {
  const { list, fetchRows } = listOf()
  renderHook(() => useEarlyRows(list, () => false))
  renderHook(() => useEarlyRows({ ...list, version: 0 }, () => true))
  const here = listOf({ all: [] })
  renderHook(() => useEarlyRows(here.list, () => true))
  expect(fetchRows).not.toHaveBeenCalled()
  expect(here.fetchRows).not.toHaveBeenCalled()
})

it('gives up what nobody took once another list is meant', () => {
  const { list, signals } = listOf()
  const { rerender } = renderHook(({ listKey }) => useEarlyRows({ ...list, listKey }, () => true), {
    initialProps: { listKey: 'a' },
  })
  rerender({ listKey: 'b' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})
