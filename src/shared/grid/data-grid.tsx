import type { GridApi } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { useCallback, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { LOCALES } from '@contract/kernel/locales'
import { columnDefs } from '@/shared/grid/column-defs'
import type { DataGridProps, GridRow } from '@/shared/grid/data-grid.types'
import { CellReason } from '@/shared/grid/edit/cell-reason'
import { GridEditor } from '@/shared/grid/edit/grid-editor'
import { useCellEditing } from '@/shared/grid/edit/use-cell-editing'
import { useCellReason } from '@/shared/grid/edit/use-cell-reason'
import type { OpenFilter } from '@/shared/grid/grid-context'
import { gridHandle } from '@/shared/grid/grid-handle'
import { registerGridModules } from '@/shared/grid/grid-modules'
import { initialOptions } from '@/shared/grid/grid-options'
import { HEADER_HEIGHTS, ROW_HEIGHTS } from '@/shared/grid/grid-heights'
import { HeaderPanel } from '@/shared/grid/header-panel'
import { localeText } from '@/shared/grid/locale-text'
import type { ServerRows } from '@/shared/grid/sources/server-rows'
import { useServerRows } from '@/shared/grid/sources/use-server-rows'
import { StatusBar } from '@/shared/grid/status-bar/status-bar'
import { TouchBar } from '@/shared/grid/touch-bar'
import { useCellHints } from '@/shared/grid/use-cell-hints'
import { useGridContext } from '@/shared/grid/use-grid-context'
import { useGridLayout } from '@/shared/grid/use-grid-layout'
import { usePointedRow } from '@/shared/grid/use-pointed-row'
import { useRangeEngine } from '@/shared/grid/use-range-engine'
import { useRowCounts } from '@/shared/grid/use-row-counts'
import { useRowNumberWidth } from '@/shared/grid/use-row-number-width'
import { useRowSelection } from '@/shared/grid/use-row-selection'
import { useClientRows } from '@/shared/grid/sources/use-client-rows'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import '@/shared/grid/data-grid.scss'

registerGridModules()

const NO_ROWS: never[] = []

/** A grid is made anew where its row model or its direction changes: it cannot change them. */
export function DataGrid<Row extends GridRow>(props: DataGridProps<Row>) {
  return <LivingGrid key={`${props.source.kind} ${props.direction}`} {...props} />
}

function LivingGrid<Row extends GridRow>(props: DataGridProps<Row>) {
  const { columns, density, direction, emptyState, handle, label, rowNumbers = true, source } = props
  const t = usePhrases('grid')
  const { tag } = LOCALES[useLocale()]
  const root = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const [api, setApi] = useState<GridApi<Row> | null>(null)
  const [filter, setFilter] = useState<OpenFilter | null>(null)
  const context = useGridContext(props, t, setFilter)
  const [options] = useState(() => initialOptions(props, context))

  const serverRows = useRef<ServerRows<Row>>(null)
  const range = useRangeEngine({ api, root, region, serverRows, props, t })
  const server = useServerRows(api, serverRows, source, props.sort, range.rowsCame)
  const counts = useRowCounts(api, props)
  useRowNumberWidth(api, counts.filtered)
  useClientRows(api, source, props.sort)
  useGridLayout(api, props)
  useRowSelection(api, root, range.engine, props)
  usePointedRow(api, props.onPoint)
  useCellHints(api)
  const editing = useCellEditing(api, root, range.engine, props)
  const reason = useCellReason(api, root, range.engine)

  const selectable = props.selection !== undefined
  const rowTitle = t('engine.row_number')
  const defs = useMemo(
    () => columnDefs(columns, { direction, tag, rowNumbers, selectable, rowTitle }),
    [columns, direction, tag, rowNumbers, selectable, rowTitle],
  )
  const texts = useMemo(() => localeText(t), [t])
  useLayoutEffect(() => {
    api?.setGridAriaProperty('label', label)
  }, [api, label])
  useImperativeHandle(handle, () => gridHandle(api, () => range.engine.current, root), [api, range.engine])

  const isEmpty = source.kind === 'server' ? server.isEmpty : counts.filtered === 0
  const handleFilterClose = useCallback(() => setFilter(null), [])
  return (
    <section className="data-grid" data-density={density} dir={direction} aria-label={label}>
      <div className="data-grid-body" ref={root}>
        <AgGridReact<Row>
          {...options}
          columnDefs={defs}
          {...(source.kind === 'client' && { rowData: source.rows as Row[] })}
          pinnedTopRowData={(props.pinnedTop ?? NO_ROWS) as Row[]}
          pinnedBottomRowData={(props.pinnedBottom ?? NO_ROWS) as Row[]}
          rowHeight={ROW_HEIGHTS[density]}
          headerHeight={HEADER_HEIGHTS[density]}
          localeText={texts}
          onGridReady={event => {
            setApi(event.api)
            options.onGridReady?.(event)
          }}
          onGridPreDestroyed={() => setApi(null)}
        />
        {isEmpty && <div className="data-grid-empty">{emptyState}</div>}
        {filter && (
          <HeaderPanel
            key={filter.field}
            label={t('engine.filter', { column: filter.title })}
            button={filter.button}
            onClose={handleFilterClose}
          >
            {context.filterOf(filter.field)}
          </HeaderPanel>
        )}
        <GridEditor editing={editing} />
        {!editing && <CellReason note={reason} />}
        {range.isMarking && <TouchBar engine={range.engine} />}
      </div>
      {server.hasFailed && (
        <div className="data-grid-failed" role="alert">
          {t('engine.rows_failed')}
          <Button size="sm" variant="secondary" onClick={server.retry}>
            {t('engine.retry')}
          </Button>
        </div>
      )}
      <StatusBar
        counts={counts}
        store={range.bar}
        note={range.note}
        texts={props.barTexts}
        panels={props.panels}
      />
      <div ref={region} className="visually-hidden" role="status" aria-live="polite" />
    </section>
  )
}
