import { renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
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

it('asks for the first rows before the grid is made, says what came, and hands them over once', async () => {
  const { list, fetchRows } = listOf()
  const { result } = renderHook(() => useEarlyRows(list, true))
  expect(result.current.first).toBeUndefined()
  expect(fetchRows).toHaveBeenCalledExactlyOnceWith(FIRST, expect.anything())
  await waitFor(() => expect(result.current.first).toBe(rows))
  expect(result.current.take({ ...list, listKey: 'b' }, FIRST)).toBeNull()
  expect(result.current.take(list, { start: 100, end: 200 })).toBeNull()
  expect(await result.current.take(list, FIRST)).toBe(rows)
  expect(result.current.take(list, FIRST)).toBeNull()
})

it('asks while a list has no version yet, and its first version takes these rows, a later one does not', async () => {
  const { list, fetchRows } = listOf()
  const { result, rerender } = renderHook(({ version }) => useEarlyRows({ ...list, version }, true), {
    initialProps: { version: 0 },
  })
  rerender({ version: 7 })
  expect(fetchRows).toHaveBeenCalledOnce()
  expect(result.current.take({ listKey: 'a', version: 8 }, FIRST)).toBeNull()
  expect(await result.current.take({ listKey: 'a', version: 7 }, FIRST)).toBe(rows)
})

it('leaves later lists to the grid, which stands by then', async () => {
  const { list, fetchRows } = listOf()
  const { result, rerender } = renderHook(({ listKey }) => useEarlyRows({ ...list, listKey }, true), {
    initialProps: { listKey: 'a' },
  })
  expect(await result.current.take(list, FIRST)).toBe(rows)
  rerender({ listKey: 'b' })
  expect(fetchRows).toHaveBeenCalledOnce()
})

it('waits for nothing where no grid shows it, where its rows are here, or where they could not be had', async () => {
  const { list, fetchRows } = listOf()
  expect(renderHook(() => useEarlyRows(list, false)).result.current.first).toBeNull()
  const here = listOf({ all: [] })
  expect(renderHook(() => useEarlyRows(here.list, true)).result.current.first).toBeNull()
  expect(fetchRows).not.toHaveBeenCalled()
  expect(here.fetchRows).not.toHaveBeenCalled()

  fetchRows.mockRejectedValueOnce(new Error('no line'))
  const { result } = renderHook(() => useEarlyRows(list, true))
  await waitFor(() => expect(result.current.first).toBeNull())
  await expect(result.current.take(list, FIRST)).rejects.toThrow('no line')
})

it('gives up what nobody took once another list is meant, or the screen is left', () => {
  const { list, signals } = listOf()
  const { rerender, unmount } = renderHook(({ listKey }) => useEarlyRows({ ...list, listKey }, true), {
    initialProps: { listKey: 'a' },
  })
  rerender({ listKey: 'b' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
  unmount()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
})

it('mounted once more with what it gave up, it waits for nothing', () => {
  const { list } = listOf()
  const { result } = renderHook(() => useEarlyRows(list, true), { wrapper: StrictMode })
  expect(result.current.first).toBeNull()
})
