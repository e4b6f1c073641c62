import type { GridApi } from 'ag-grid-community'
import { useEffect, useState } from 'react'
import type { DataGridProps, GridRow } from '@/shared/grid/data-grid.types'
import { selectedCount } from '@/shared/grid/row-selection'
import type { RowCounts } from '@/shared/grid/status-bar/status-panels'

/** A server list is told how many rows there are; a client list counts what its grid shows. */
export function useRowCounts<Row extends GridRow>(
  api: GridApi<Row> | null,
  { source, totalRows, filteredRows, selection }: DataGridProps<Row>,
): RowCounts {
  const [shown, setShown] = useState<number | null>(null)
  useEffect(() => {
    if (!api) return
    // The grid tells of its rows a moment later, when it may be gone.
    const count = () => {
      if (!api.isDestroyed()) setShown(api.getDisplayedRowCount())
    }
    count()
    api.addEventListener('modelUpdated', count)
    return () => {
      if (!api.isDestroyed()) api.removeEventListener('modelUpdated', count)
    }
  }, [api])
  const selected = selectedCount(selection, source, filteredRows)
  if (source.kind === 'server') return { total: totalRows, filtered: filteredRows, selected }
  return { total: source.rows.length, filtered: shown, selected }
}
