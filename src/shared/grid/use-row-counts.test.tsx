import { act, renderHook } from '@testing-library/react'
import type { GridApi } from 'ag-grid-community'
import { expect, it, vi } from 'vitest'
import type { DataGridProps, GridRow } from '@/shared/grid/data-grid.types'
import { useRowCounts } from '@/shared/grid/use-row-counts'
import { doubleOf } from '@tests/support/double-of'

it('counts nothing of a grid that was gone when its news came', () => {
  const listeners: (() => void)[] = []
  let isGone = false
  const count = vi.fn<() => number>(() => 2)
  const api = doubleOf<GridApi<GridRow>>({
    getDisplayedRowCount: count,
    isDestroyed: () => isGone,
    addEventListener: (_event: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => undefined,
  })
  const rows = [{ id: 'a' }, { id: 'b' }]
  const props = doubleOf<DataGridProps<GridRow>>({ source: { kind: 'client', rows }, selection: null })
  const { result } = renderHook(() => useRowCounts(api, props))
  expect(result.current).toMatchObject({ total: 2, filtered: 2 })
  count.mockClear()
  isGone = true
  act(() => listeners.forEach(tell => tell()))
  expect(count).not.toHaveBeenCalled()
})
