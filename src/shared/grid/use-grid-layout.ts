import type { GridApi } from 'ag-grid-community'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { applyLayout, readLayout, sameLayout } from '@/shared/grid/column-layout'
import type { DataGridProps, GridRow } from '@/shared/grid/data-grid.types'

type LayoutChange = { finished?: boolean; source?: string }

/** Order, width and pins of columns: what the screen says is shown, what people drag is told. */
export function useGridLayout<Row extends GridRow>(
  api: GridApi<Row> | null,
  props: DataGridProps<Row>,
): void {
  const { layout, direction, columns } = props
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  useLayoutEffect(() => {
    if (api && layout && layout.length > 0) applyLayout(api, layout, direction)
  }, [api, layout, direction, columns])

  useEffect(() => {
    if (!api) return
    const tell = ({ finished = true, source }: LayoutChange) => {
      // What the kit itself applied is known already.
      if (!finished || !source || source === 'api' || source === 'gridOptionsChanged') return
      if (api.isDestroyed()) return
      const now = readLayout(api, latest.current.direction)
      if (!sameLayout(now, latest.current.layout ?? [])) latest.current.onLayout?.(now)
    }
    api.addEventListener('columnResized', tell)
    api.addEventListener('columnMoved', tell)
    api.addEventListener('columnPinned', tell)
    api.addEventListener('columnVisible', tell)
    return () => {
      if (api.isDestroyed()) return
      api.removeEventListener('columnResized', tell)
      api.removeEventListener('columnMoved', tell)
      api.removeEventListener('columnPinned', tell)
      api.removeEventListener('columnVisible', tell)
    }
  }, [api])
}
